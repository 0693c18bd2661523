import { SIGN_IN_PATH } from '@kvadrat/contracts/account';

/** Pages of signed-in people (R22–R31). */
const OF_PERSONS = /^\/(?:user|utente)\//;

/** Whether a page shows what belongs to the person who is signed in. */
export function isOfPerson(path: string): boolean {
  return OF_PERSONS.test(path);
}

/** Whether a page is for signing in: it has a token for its visitor in its forms. */
export function isForSigningIn(path: string): boolean {
  return path.startsWith(SIGN_IN_PATH);
}

/** Whether a page is made for its visitor: nobody else may get it. */
export function isOwnToVisitor(path: string): boolean {
  return isForSigningIn(path) || isOfPerson(path);
}
