import type { Locale } from '@kvadrat/contracts/locales';

/** Where the server says how many ads each option has. @param address of the list, without language prefix */
export function facetsRequest(address: string, locale: Locale): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.set('path', path);
  params.set('locale', locale);
  return `/api-next/search-list/facets/?${params.toString()}`;
}
