import { randomBytes } from 'node:crypto';

/** What the sessions of this process are called in the database; they tell that it lives. */
export function sessionName(): string {
  return `kvadrat ${randomBytes(6).toString('hex')}`;
}
