import { useFormat, useWords } from '@kvadrat/remote-kit';
import type { PriceGuide } from '@kvadrat/contracts/api';
import { CONDITIONS, isTypologyCode } from '@kvadrat/contracts/vocabulary';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Cuts that have parts to be told. */
export type ToldCut = Exclude<PriceGuide['cuts'][number]['cut'], 'all'>;

/** From here on homes of more rooms are one part. */
const MOST_ROOMS = 5;

/** What the guide's cuts and their parts are called. */
export function useCutTexts() {
  const { t } = useLingui();
  const word = useWords();
  const format = useFormat();
  const titles: Readonly<Record<ToldCut, string>> = {
    typology: t`Vrsta`,
    rooms: t`Broj soba`,
    condition: t`Stanje`,
    built: t`Godina gradnje`,
    sea: t`Udaljenost od mora`,
  };
  const part = (cut: ToldCut, value: number): ReactNode => {
    const formatted = format.number(value);
    switch (cut) {
      case 'typology':
        return isTypologyCode(value) ? word('typologies', value) : String(value);
      case 'rooms':
        return value >= MOST_ROOMS ? (
          <Trans>{value} i više soba</Trans>
        ) : (
          <Plural value={value} one="# soba" few="# sobe" other="# soba" />
        );
      case 'condition': {
        const condition = CONDITIONS[value];
        return condition === undefined ? String(value) : word('conditions', condition);
      }
      case 'built':
        return <Trans>od {value}.</Trans>;
      case 'sea':
        return <Trans>do {formatted} m</Trans>;
    }
  };
  return { titles, part };
}
