import { obstacleSentence } from '@kvadrat/remote-kit/form';
import { FORM_LIMITS, type ReportReason } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

export interface ReportTexts {
  reasons: Readonly<Record<ReportReason, string>>;
  /** Sentences for the rules that fields break. */
  problem: (field: string, rule: string | undefined) => string | undefined;
  /** Why a report was not taken whose fields are right. */
  obstacle: (obstacle: string) => string;
}

/** What the form to report an ad says beside the names of its fields. */
export function useReportTexts(): ReportTexts {
  const { t } = useLingui();
  return {
    reasons: {
      fraud: t`Prijevara ili lažan oglas`,
      wrong: t`Netočna cijena, površina ili mjesto`,
      sold: t`Nekretnina je već prodana ili iznajmljena`,
      discrimination: t`Diskriminacija`,
      copyright: t`Autorsko pravo, tuđe fotografije ili tekst`,
      minors: t`Zlostavljanje ili iskorištavanje djece`,
      illegal: t`Drugi nezakonit sadržaj`,
      other: t`Nešto drugo`,
    },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      const most = field === 'explanation' ? FORM_LIMITS.messageMax : FORM_LIMITS.name;
      if (rule === 'max-length') return t`Skratite na najviše ${most} znakova.`;
      if (rule === 'min-length') return t`Napišite bar jednu rečenicu.`;
      if (rule === 'email') return t`Upišite adresu u obliku ime@primjer.hr.`;
      if (field === 'explanation') return t`Napišite što je sporno.`;
      if (field === 'name') return t`Za ovaj razlog upišite ime i prezime.`;
      if (field === 'email') return t`Za ovaj razlog upišite adresu e-pošte.`;
      return field === 'goodFaith' ? t`Potvrdite da prijavu podnosite u dobroj vjeri.` : t`Odaberite razlog.`;
    },
    obstacle: obstacleSentence({
      expired: t`Obrazac je predugo stajao otvoren. Provjerite prijavu i pošaljite je ponovno.`,
      trapped: t`Popunjeno je polje koje ostaje prazno, što obično rade programi. Ispraznili smo ga; pošaljite prijavu ponovno.`,
      'too-quick': t`Prijava je stigla brže nego što se obrazac može ispuniti. Provjerite je i pošaljite ponovno.`,
      'rate-limited': t`Upravo je stiglo više prijava. Pričekajte sat vremena pa pošaljite ovu.`,
      gone: t`Oglas više nije u ponudi, pa slanje nije moguće.`,
      connection: t`Nema veze s poslužiteljem. Pokušajte ponovno.`,
      unavailable: t`Ne znamo je li prijava primljena. Pošaljite je ponovno; ista prijava bilježi se samo jednom.`,
    }),
  };
}
