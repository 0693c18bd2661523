import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

export interface ComplaintTexts {
  /** Sentences for the rules that fields break. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a complaint was not taken whose fields are right. */
  obstacle: (obstacle: string) => string;
}

/** What the form to complain says beside the names of its fields. */
export function useComplaintTexts(): ComplaintTexts {
  const { t } = useLingui();
  return {
    problem(field, rule) {
      if (rule === undefined) return undefined;
      const most = field === 'explanation' ? FORM_LIMITS.messageMax : FORM_LIMITS.email;
      if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
      if (rule === 'min-length') return t`Napišite bar jednu rečenicu.`;
      if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
      return field === 'email' ? t`Upišite adresu e-pošte.` : t`Napišite zašto odluka nije dobra.`;
    },
    obstacle: obstacleSentence({
      expired: t`Obrazac je predugo stajao otvoren. Provjerite prigovor i pošaljite ga ponovno.`,
      trapped: t`Popunjeno je polje koje ostaje prazno, što obično rade programi. Ispraznili smo ga; pošaljite prigovor ponovno.`,
      'too-quick': t`Prigovor je stigao brže nego što se obrazac može ispuniti. Provjerite ga i pošaljite ponovno.`,
      'rate-limited': t`O ovoj je odluci danas stiglo više prigovora. Pokušajte sutra.`,
      connection: t`Nema veze s poslužiteljem. Pokušajte ponovno.`,
      unavailable: t`Ne znamo je li prigovor primljen. Pošaljite ga ponovno; isti prigovor bilježi se samo jednom.`,
    }),
  };
}
