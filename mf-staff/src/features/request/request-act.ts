import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { requestDecisionSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';

/** Decides about the request of the page; nobody decides about what has changed meanwhile. */
export const requestAct: PageAct = (sent, { params, locale, path }, { http }) =>
  takeForm(sent, requestDecisionSchema, async () => {
    const { action = '', reasons = '', seen = '' } = sent;
    const reference = params['reference'] ?? '';
    await http.post(apiAddress('staff/agency-requests/{reference}/decisions', { reference }), {
      action,
      reasons,
      seen,
    });
    return takenPath(localizedPath(locale, path), reference);
  });
