import { SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { isUserPath } from '@kvadrat/contracts/paths';

/** Whether a page is for signing in: it has a token for its visitor in its forms. */
export function isForSigningIn(path: string): boolean {
  return path.startsWith(SIGN_IN_PATH);
}

/** Whether a page is made for its visitor: nobody else may get it. */
export function isOwnToVisitor(path: string): boolean {
  return isForSigningIn(path) || isUserPath(path);
}
