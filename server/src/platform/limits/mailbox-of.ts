import { emailKey } from '../mailbox';

/**
 * What is counted as one mailbox: difference of case and what follows a plus sign are none (`Ana+oglas@…` is `ana@…`). For limits
 * only: accounts tell such addresses apart, since only some providers read past the sign.
 */
export function mailboxOf(email: string): string {
  return emailKey(email).replace(/(?<=.)\+.*(?=@)/, '');
}
