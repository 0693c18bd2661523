import {
  AGAIN_PARAMETER,
  isAuthView,
  readReturn,
  RETURN_PARAMETER,
  RETURN_REFUSED_PATH,
  type AuthView,
} from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { returnPath } from '../../flow/return-path';

export interface AuthRoute {
  view: AuthView;
  /** Safe path with language prefix; the home page of the language where none was named. */
  returnTo: string;
  /** Whether somebody who is signed in has to show once more who they are. */
  again: boolean;
}

/** What the address of a standalone page asks for; a view nobody knows is the login. */
export function readAuthRoute(route: RouteLocation): AuthRoute {
  const again = new URLSearchParams(route.search).has(AGAIN_PARAMETER);
  const name = (route.params['view'] ?? '').replaceAll('/', '');
  return { view: name === '' ? 'entry' : isAuthView(name) ? name : 'login', returnTo: onwardPath(route), again };
}

/** Where who has signed in goes on: a page that says so, where the way that was named leads to another site. */
function onwardPath(route: RouteLocation): string {
  const named = new URLSearchParams(route.search).get(RETURN_PARAMETER) ?? '';
  return readReturn(named) === 'refused' ? localizedPath(route.locale, RETURN_REFUSED_PATH) : returnPath(route);
}
