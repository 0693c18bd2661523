import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm, takenPath } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { complaintSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { complaintPath } from '@kvadrat/contracts/paths';

/** Complains about the decision of the address. The same sent twice from one form is one complaint. */
export const complaintAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, complaintSchema, async () => {
    const decision = params['reference'] ?? '';
    const said = (field: string): string => sent[field] ?? '';
    const complaint = { key: said('key'), website: said('website'), email: said('email'), explanation: said('explanation') };
    const { reference } = await http.post(apiAddress('complaints'), { decision, locale, ...complaint });
    return takenPath(localizedPath(locale, complaintPath(decision)), reference);
  });
