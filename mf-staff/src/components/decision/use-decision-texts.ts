import { useLingui } from '@lingui/react/macro';

export interface DecisionTexts {
  problem: (field: string, rule: string | undefined) => string | undefined;
  obstacle: (obstacle: string) => string;
}

/**
 * What a form of decisions says of what stands in its way.
 * @param gone that what is decided about is there no more
 * @param unsure where to look when nobody knows what has become of the form
 * @param fields what is missing in fields of its own
 */
export function useDecisionTexts(
  gone: string,
  unsure: string,
  fields: Readonly<Record<string, string>>,
): DecisionTexts {
  const { t } = useLingui();
  return {
    problem(field, rule) {
      if (rule === undefined) return undefined;
      if (field === 'action') return t`Odaberite odluku.`;
      if (fields[field] !== undefined) return fields[field];
      if (rule === 'max-length') return t`Razlozi su predugi: najviše 4000 znakova.`;
      return t`Napišite razloge, bar jednu rečenicu.`;
    },
    obstacle(obstacle) {
      if (obstacle === 'taken')
        return t`U međuvremenu se nešto promijenilo, zato ništa nije učinjeno. Pogledajte novo stanje i odlučite ponovno.`;
      if (obstacle === 'gone') return gone;
      if (obstacle === 'signed-out')
        return t`Prijava je istekla, zato ništa nije učinjeno. Prijavite se u novoj kartici i pošaljite ponovno.`;
      if (obstacle === 'rate-limited') return t`Previše pokušaja. Pričekajte minutu i pokušajte ponovno.`;
      if (obstacle === 'connection') return t`Nema veze s poslužiteljem. Pokušajte ponovno.`;
      return unsure;
    },
  };
}
