import type { LoadContext } from '@kvadrat/remote-kit';
import { apiAddress, type ReportStart } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';

/** What the form to report an ad starts with: its key, and which ad it is about. */
export function startReport(id: number, locale: Locale, { http, signal }: LoadContext): Promise<ReportStart> {
  return http.get(apiAddress('listings/{id}/report/form', { id, locale }), signal === undefined ? {} : { signal });
}
