import type { PageAct } from '@kvadrat/remote-kit';
import { saidFields, takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { complaintSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { complaintPath } from '@kvadrat/contracts/paths';

/** Complains about the decision of the address. The same sent twice from one form is one complaint. */
export const complaintAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, complaintSchema, async () => {
    const decision = params['reference'] ?? '';
    const complaint = saidFields(sent, ['email', 'explanation']);
    const { reference } = await http.post(apiAddress('complaints'), { decision, locale, ...complaint });
    return takenPath(localizedPath(locale, complaintPath(decision)), reference);
  });
