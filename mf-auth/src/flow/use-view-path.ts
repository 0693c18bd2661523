import { useRemote } from '@kvadrat/remote-kit';
import { againPath, authPath, type AuthView } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';

/** Path of a view's own page in the page's language, with the way back. @param again whether who is signed in has to show once more who they are */
export function useViewPath(returnTo: string, again = false): (view: AuthView) => string {
  const { locale } = useRemote();
  return (view) => localizedPath(locale, (again ? againPath : authPath)(view, returnTo));
}
