import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { FORM_LIMITS, type BusinessKind } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

export interface SignUpTexts {
  kinds: Readonly<Record<BusinessKind, string>>;
  /** Sentences for the rules that fields break. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a request was not taken whose fields are right. */
  obstacle: (obstacle: string) => string;
}

/** What the sign-up of companies says beside the names of its fields. */
export function useSignUpTexts(): SignUpTexts {
  const { t } = useLingui();
  const missing: Readonly<Record<string, string>> = {
    kind: t`Odaberite djelatnost.`,
    company: t`Upišite naziv tvrtke.`,
    oib: t`Upišite OIB tvrtke.`,
    street: t`Upišite ulicu i kućni broj.`,
    place: t`Upišite mjesto.`,
    name: t`Upišite osobu za kontakt.`,
    email: t`Upišite adresu e-pošte.`,
    phone: t`Upišite broj telefona.`,
    privacy: t`Potvrdite da ste pročitali uvjete i zaštitu privatnosti.`,
  };
  return {
    kinds: { agency: t`Agencija za nekretnine`, constructor: t`Investitor ili graditelj` },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      const most = field === 'message' ? FORM_LIMITS.messageMax : FORM_LIMITS.name;
      if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
      if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
      if (rule === 'phone') return t`Upišite broj telefona u obliku 091 234 5678.`;
      if (rule === 'oib') return t`OIB nije ispravan. Provjerite svih jedanaest znamenki.`;
      return missing[field] ?? t`Provjerite ovo polje.`;
    },
    obstacle: obstacleSentence({
      expired: t`Obrazac je predugo stajao otvoren. Provjerite podatke i pošaljite ih ponovno.`,
      trapped: t`Popunjeno je polje koje ostaje prazno, što obično rade programi. Ispraznili smo ga; pošaljite zahtjev ponovno.`,
      'too-quick': t`Zahtjev je stigao brže nego što se obrazac može ispuniti. Provjerite ga i pošaljite ponovno.`,
      'rate-limited': t`Za ovu tvrtku ili s ove adrese danas je već stiglo više zahtjeva. Pokušajte sutra ili nam pišite obrascem za kontakt.`,
      connection: t`Nema veze s poslužiteljem. Pokušajte ponovno.`,
      unavailable: t`Ne znamo je li zahtjev primljen. Pošaljite ga ponovno; isti zahtjev bilježi se samo jednom.`,
    }),
  };
}
