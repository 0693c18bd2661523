import { localizedPath } from '@kvadrat/contracts/locales';
import { useCallback } from 'react';
import { useRemote } from './remote-services';

/** Makes an address in the page's language of one without language prefix; the same function in each render. */
export function useHref(): (path: string) => string {
  const { locale } = useRemote();
  return useCallback((path) => localizedPath(locale, path), [locale]);
}
