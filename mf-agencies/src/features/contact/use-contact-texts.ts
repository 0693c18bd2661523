import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { FORM_LIMITS, type MessageTopic } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

export interface ContactTexts {
  topics: Readonly<Record<MessageTopic, string>>;
  /** Sentences for the rules that fields break. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a message was not taken whose fields are right. */
  obstacle: (obstacle: string) => string;
}

/** What the contact form says beside the names of its fields. */
export function useContactTexts(): ContactTexts {
  const { t } = useLingui();
  return {
    topics: {
      general: t`Općenito pitanje`,
      listing: t`Prijava oglasa`,
      agency: t`Suradnja s agencijama`,
      privacy: t`Privatnost`,
      accessibility: t`Pristupačnost`,
      error: t`Nešto ne radi`,
    },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      const most = field === 'message' ? FORM_LIMITS.messageMax : FORM_LIMITS.name;
      if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
      if (rule === 'min-length') return t`Napišite bar jednu rečenicu.`;
      if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
      if (field === 'name') return t`Upišite ime i prezime.`;
      if (field === 'email') return t`Upišite adresu e-pošte.`;
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
