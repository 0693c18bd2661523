import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import type { TakenReport } from '@kvadrat/contracts/api';
import { reportSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';

/** Says in the address that a report was taken, with its number. */
const DONE_PARAMETER = 'poslano';

const FIELDS = ['key', 'reason', 'explanation', 'name', 'email', 'goodFaith', 'website'] as const;

/** Reports the ad of the address. The same sent twice from one form is one report. */
export const reportAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, reportSchema, async () => {
    const id = Number(params['id']);
    const said = Object.fromEntries(FIELDS.map((name) => [name, sent[name] ?? '']));
    const { reference } = await http.post<TakenReport>('/api-next/reports/', { listingId: id, locale, ...said });
    return `${localizedPath(locale, reportPath(id))}?${DONE_PARAMETER}=${reference}`;
  });

/** Without letters and digits that look alike. */
const NUMBER = /^[2-9A-HJ-NP-Z]{8}$/;

/** Number of the report that an address says was taken; null where it says none. */
export function numberOf(address: string): string | null {
  const number = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get(DONE_PARAMETER) ?? '';
  return NUMBER.test(number) ? number : null;
}
