import type { Locale } from '@kvadrat/contracts/locales';

/** Where the server says how many ads a list has. @param address of the list, without language prefix */
export function countRequest(address: string, locale: Locale): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.set('path', path);
  params.set('locale', locale);
  return `/api-next/search-list/count/?${params.toString()}`;
}
