import { useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';

/** Makes an address in the page's language of one without language prefix. */
export function useHref(): (path: string) => string {
  const { locale } = useRemote();
  return (path) => localizedPath(locale, path);
}
