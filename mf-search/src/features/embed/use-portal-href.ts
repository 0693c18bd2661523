import { useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';

/** Makes a whole address of a path of the portal, in the element's language. */
export function usePortalHref(): (path: string) => string {
  const { locale, portalOrigin } = useRemote();
  return (path) => portalOrigin + localizedPath(locale, path);
}
