import type { RequestDecision } from '@kvadrat/contracts/forms';
import { useLingui } from '@lingui/react/macro';

export interface RequestTexts {
  choices: Readonly<Record<RequestDecision, string>>;
  problem: (field: string, rule: string | undefined) => string | undefined;
  obstacle: (obstacle: string) => string;
}

/** What the form of decisions about a company says beside the names of its fields. */
export function useRequestTexts(): RequestTexts {
  const { t } = useLingui();
  return {
    choices: { approve: t`Odobri i otvori stranicu agencije`, ask: t`Pitaj tvrtku`, refuse: t`Odbij` },
    problem(field, rule) {
      if (rule === undefined) return undefined;
      if (field === 'action') return t`Odaberite odluku.`;
      if (rule === 'max-length') return t`Razlozi su predugi: najviše 4000 znakova.`;
      return t`Napišite razloge, bar jednu rečenicu.`;
    },
    obstacle(obstacle) {
      if (obstacle === 'taken')
        return t`U međuvremenu se nešto promijenilo, zato ništa nije učinjeno. Pogledajte novo stanje i odlučite ponovno.`;
      if (obstacle === 'gone') return t`Zahtjeva više nema.`;
      if (obstacle === 'signed-out')
        return t`Prijava je istekla, zato ništa nije učinjeno. Prijavite se u novoj kartici i pošaljite ponovno.`;
      if (obstacle === 'rate-limited') return t`Previše pokušaja. Pričekajte minutu i pokušajte ponovno.`;
      if (obstacle === 'connection') return t`Nema veze s poslužiteljem. Pokušajte ponovno.`;
      return t`Ne znamo je li odluka donesena. Učitajte stranicu ponovno i pogledajte stanje.`;
    },
  };
}
