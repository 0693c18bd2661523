import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { reportSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';

/** Says in the address that a report was taken, with its number. */
const DONE_PARAMETER = 'poslano';

/** Reports the ad of the address. The same sent twice from one form is one report. */
export const reportAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, reportSchema, async () => {
    const id = Number(params['id']);
    const said = (field: string): string => sent[field] ?? '';
    const report = { key: said('key'), reason: said('reason'), explanation: said('explanation'), name: said('name'), email: said('email'), goodFaith: said('goodFaith'), website: said('website') };
    const { reference } = await http.post(apiAddress('reports'), { listingId: id, locale, ...report });
    return `${localizedPath(locale, reportPath(id))}?${DONE_PARAMETER}=${reference}`;
  });

/** Without letters and digits that look alike. */
const NUMBER = /^[2-9A-HJ-NP-Z]{8}$/;

/** Number of the report that an address says was taken; null where it says none. */
export function numberOf(address: string): string | null {
  const number = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get(DONE_PARAMETER) ?? '';
  return NUMBER.test(number) ? number : null;
}
