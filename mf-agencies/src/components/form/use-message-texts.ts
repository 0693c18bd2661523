import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

export interface MessageTexts {
  /** Sentences for the rules that fields break. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a message was not taken whose fields are right. */
  obstacle: (obstacle: string) => string;
}

/** What a form that sends a message says of what is wrong with it. */
export function useMessageTexts(): MessageTexts {
  const { t } = useLingui();
  return {
    problem(field, rule) {
      if (rule === undefined) return undefined;
      const most =
        field === 'message' ? FORM_LIMITS.messageMax : field === 'phone' ? FORM_LIMITS.phone : FORM_LIMITS.name;
      if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
      if (rule === 'min-length') return t`Napišite bar jednu rečenicu.`;
      if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
      if (field === 'name') return t`Upišite ime i prezime.`;
      if (field === 'email') return t`Upišite adresu e-pošte.`;
      if (field === 'phone') return t`Upišite broj telefona, na primjer +385 91 234 5678.`;
      return field === 'message' ? t`Upišite poruku.` : t`Odaberite temu.`;
    },
    obstacle: obstacleSentence({
      expired: t`Obrazac je predugo stajao otvoren. Provjerite poruku i pošaljite je ponovno.`,
      trapped: t`Popunjeno je polje koje ostaje prazno, što obično rade programi. Ispraznili smo ga; pošaljite poruku ponovno.`,
      'too-quick': t`Poruka je stigla brže nego što se obrazac može ispuniti. Provjerite je i pošaljite ponovno.`,
      'rate-limited': t`S ove je adrese upravo stiglo više poruka. Pričekajte sat vremena pa pošaljite ovu.`,
      connection: t`Nema veze s poslužiteljem. Pokušajte ponovno.`,
      unavailable: t`Ne znamo je li poruka primljena. Pošaljite je ponovno; ista poruka bilježi se samo jednom.`,
    }),
  };
}
