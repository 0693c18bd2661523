import type { AuthView } from './auth-view';
import { safePath } from './safe-path';

/** Standalone sign-in pages: `/prijava/` is the entry, `/prijava/{view}/` one view; the specification names none. */
export const SIGN_IN_PATH = '/prijava/';
/** Where the link of a verification mail leads; the token is its fragment, which no log and no referrer shows. */
export const VERIFY_PATH = '/prijava/potvrda/';
/** Parameter of its address that asks for the address that an account had before. */
export const TAKE_BACK_PARAMETER = 'vrati';
/** Where a plain link to the sign-out leads: following a link signs nobody out, the button of this page does. */
export const SIGN_OUT_PATH = '/prijava/odjava/';
/** Parameter with the path a visitor goes on to once signed in. */
export const RETURN_PARAMETER = 'natrag';

/** Where a sign-in leads whose way on was to another site: the page says so. */
export const RETURN_REFUSED_PATH = '/prijava/odbijena-adresa/';

/**
 * Reads where a visitor goes on once signed in.
 * @returns a path of this site; `refused` for one that leads off it, null where none was named
 */
export function readReturn(text: string): { path: string } | 'refused' | null {
  if (text === '' || text === '/') return null;
  const path = safePath(text);
  return path === '/' ? 'refused' : { path };
}

/** Parameter that asks who is signed in to show once more who they are, as dangerous changes do. */
export const AGAIN_PARAMETER = 'ponovno';

/** Path of a view for who is signed in, and has to show once more who they are. */
export function againPath(view: AuthView, returnTo?: string): string {
  const path = authPath(view, returnTo);
  return `${path}${path.includes('?') ? '&' : '?'}${AGAIN_PARAMETER}=1`;
}

/**
 * Path of a standalone view, without a language prefix.
 * @param returnTo where to go on afterwards; what leads off the site is left out
 */
export function authPath(view: AuthView, returnTo?: string): string {
  const path = view === 'entry' ? SIGN_IN_PATH : `${SIGN_IN_PATH}${view}/`;
  const safe = returnTo === undefined ? '/' : safePath(returnTo);
  return safe === '/' ? path : `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: safe }).toString()}`;
}
