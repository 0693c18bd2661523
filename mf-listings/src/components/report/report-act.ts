import type { PageAct } from '@kvadrat/remote-kit';
import { saidFields, takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { reportSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';

/** Reports the ad of the address. The same sent twice from one form is one report. */
export const reportAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, reportSchema, async () => {
    const id = Number(params['id']);
    const report = saidFields(sent, ['reason', 'explanation', 'name', 'email', 'goodFaith']);
    const { reference } = await http.post(apiAddress('reports'), { listingId: id, locale, ...report });
    return takenPath(localizedPath(locale, reportPath(id)), reference);
  });
