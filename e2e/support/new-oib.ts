import { isOib } from '@kvadrat/contracts/rules';

/** A number of a company that no other test takes: of one number only three requests a day are. */
export function newOib(): string {
  const ten = String(Math.floor(Math.random() * 1e10)).padStart(10, '0');
  return Array.from({ length: 10 }, (_, last) => ten + String(last)).find(isOib) ?? '';
}
