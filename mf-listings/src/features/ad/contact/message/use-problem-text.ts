import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';
import type { LeadValues } from './lead-fields';

const MOST: Readonly<Record<keyof LeadValues, number>> = { reason: 0, name: FORM_LIMITS.name, email: FORM_LIMITS.email, phone: FORM_LIMITS.phone, message: FORM_LIMITS.messageMax, place: 0, time: 0, time2: 0, time3: 0, amount: 30, website: 0 };

/** Sentences for the rules that fields break. */
export function useProblemText(): (field: keyof LeadValues, rule: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (field, rule) => {
    if (rule === undefined) return undefined;
    const most = MOST[field];
    if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
    if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
    if (rule === 'phone') return t`Upišite broj sa znamenkama, na primjer 091 234 5678.`;
    if (rule === 'min-length') return t`Napišite bar jednu rečenicu.`;
    if (field === 'time') return t`Odaberite termin.`;
    if (field === 'amount') return t`Upišite iznos u eurima.`;
    if (field === 'name') return t`Upišite ime i prezime.`;
    if (field === 'email') return t`Upišite adresu e-pošte.`;
    if (field === 'phone') return t`Upišite broj telefona.`;
    return field === 'message' ? t`Upišite poruku.` : t`Odaberite razlog.`;
  };
}
