import { SIGN_IN_PATH, SOCIAL_END_PATH } from '@kvadrat/contracts/account';
import { isStaffPath, isUserPath, LEGAL_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';

/** Whether a page is for signing in: it has a token for its visitor in its forms. */
export function isForSigningIn(path: string): boolean {
  return path.startsWith(SIGN_IN_PATH);
}

/** Whether a page has forms of accounts: they need a token and what it hangs on. */
export function isOfAccounts(path: string): boolean {
  return isForSigningIn(path) || isUserPath(path);
}

/** Whether a page is made for its visitor: nobody else may get it. */
export function isOwnToVisitor(path: string): boolean {
  return isOfAccounts(path) || isStaffPath(path) || path === LEGAL_PATHS.consent;
}

/** Whether a page is the last one of a sign-in with a provider, which may be a popup's: its opener has to stay in reach, and nobody keeps it. */
export function endsSocialSignIn(path: string): boolean {
  return path === SOCIAL_END_PATH;
}

/** Whether an address is the link of a mail, which proves who reads it: the page tells it to no other site, and nobody keeps the page. */
export function holdsLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.values(LINK_PARAMETERS).some((name) => query.has(name));
}
