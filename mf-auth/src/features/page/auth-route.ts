import { isAuthView, RETURN_PARAMETER, safePath, type AuthView } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export interface AuthRoute {
  view: AuthView;
  /** Safe path with language prefix; the home page of the language where none was named. */
  returnTo: string;
}

/** What the address of a standalone page asks for; a view nobody knows is the login. */
export function readAuthRoute({ params, search, locale }: RouteLocation): AuthRoute {
  const name = (params['view'] ?? '').replaceAll('/', '');
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER);
  const path = wanted === null ? '/' : safePath(wanted);
  return {
    view: name === '' ? 'entry' : isAuthView(name) ? name : 'login',
    returnTo: path === '/' ? localizedPath(locale, '/') : path,
  };
}
