import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress, type EnquiryStart } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';

/** What every form of an ad starts with: its key, which ad it is about, and what is known of who is signed in. */
export function startEnquiry(id: number, locale: Locale, { http, signal }: LoadContext): Promise<EnquiryStart> {
  return http.get(apiAddress('listings/{id}/enquiries/form', { id, locale }), signal === undefined ? {} : { signal });
}
