import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

const MOST: Readonly<Record<string, number>> = {
  name: FORM_LIMITS.name,
  email: FORM_LIMITS.email,
  phone: FORM_LIMITS.phone,
  message: FORM_LIMITS.messageMax,
  amount: 30,
};

export interface EnquiryTexts {
  /** A sentence for a rule that a field of every form of an ad breaks. */
  problem: (field: string, rule: string) => string;
  /** Why a form was not taken whose fields are right. */
  obstacle: (obstacle: string) => string;
}

/** What the forms of an ad say of what was typed. @param isRequest a visit or a price, no plain message */
export function useEnquiryTexts(isRequest: boolean): EnquiryTexts {
  const { t } = useLingui();
  return {
    problem(field, rule) {
      const most = MOST[field] ?? 0;
      if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
      if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
      if (rule === 'phone') return t`Upišite broj sa znamenkama, na primjer 091 234 5678.`;
      if (rule === 'min-length') return t`Napišite bar jednu rečenicu.`;
      if (field === 'name') return t`Upišite ime i prezime.`;
      if (field === 'email') return t`Upišite adresu e-pošte.`;
      if (field === 'phone') return t`Upišite broj telefona.`;
      return field === 'message' ? t`Upišite poruku.` : t`Odaberite razlog.`;
    },
    obstacle: obstacleSentence({
      expired: t`Obrazac je predugo stajao otvoren. Provjerite poruku i pošaljite je ponovno.`,
      trapped: t`Popunjeno je polje koje ostaje prazno, što obično rade programi. Ispraznili smo ga; pošaljite poruku ponovno.`,
      'too-quick': t`Poruka je stigla brže nego što se obrazac može ispuniti. Provjerite je i pošaljite ponovno.`,
      'rate-limited': isRequest
        ? t`Upravo je poslano previše zahtjeva. Pričekajte sat vremena pa pokušajte ponovno.`
        : t`Upravo je poslano previše poruka. Pričekajte sat vremena pa pokušajte ponovno.`,
      gone: isRequest
        ? t`Oglas više nije u ponudi, pa slanje nije moguće.`
        : t`Oglas više nije u ponudi, pa poruku nije moguće poslati.`,
      connection: isRequest
        ? t`Nije poslano jer nema veze. Upisano je ostalo; pokušajte ponovno kad se veza vrati.`
        : t`Poruka nije poslana jer nema veze. Tekst je ostao; pokušajte ponovno kad se veza vrati.`,
      unavailable: t`Ne znamo je li poslano. Pošaljite ponovno; isto se šalje samo jednom.`,
    }),
  };
}
