import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** What a person and we call a thing that was sent to us. */
export const REFERENCE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

export function newReference(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
