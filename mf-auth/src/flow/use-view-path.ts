import { useRemote } from '@kvadrat/remote-kit';
import { authPath, type AuthView } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';

/** Path of a view's own page in the page's language, with the way back. */
export function useViewPath(returnTo: string): (view: AuthView) => string {
  const { locale } = useRemote();
  return (view) => localizedPath(locale, authPath(view, returnTo));
}
