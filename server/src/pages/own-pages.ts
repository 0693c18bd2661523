import { SIGN_IN_PATH } from '@kvadrat/contracts/account';

/** Whether a page has a token for its visitor in its forms: nobody else may get it. */
export function isOwnToVisitor(path: string): boolean {
  return path.startsWith(SIGN_IN_PATH);
}
