import type { Locale } from '@kvadrat/contracts/locales';
import { AREA_UNITS } from './kinds/area-units';
import { BOUNDS } from './kinds/bounds';
import { CHOICES } from './kinds/choices';
import { DOTS } from './kinds/dots';
import { FOUND_DE_EN } from './kinds/found-de-en';
import { FOUND_HR } from './kinds/found-hr';
import { FOUND_IT_FR_ES_PT } from './kinds/found-it-fr-es-pt';
import { FOUND_RU_EL } from './kinds/found-ru-el';
import type { KindSentence } from './kinds/kind-sentence';
import { LOOKALIKES } from './kinds/lookalikes';
import { MISSPELLINGS } from './kinds/misspellings';
import { NUMBER_WORDS } from './kinds/number-words';
import { OUTDOOR } from './kinds/outdoor';
import { QUOTES } from './kinds/quotes';
import { REFUSALS } from './kinds/refusals';
import { RENTS } from './kinds/rents';
import { TOWNS } from './kinds/towns';
import type { SentenceCase } from './sentence-case';

/** Sentences by the difficulty they have, each kind over the nine languages, written before there was a rule to read them but for the last. */
export const KINDS: Readonly<Record<string, readonly KindSentence[]>> = {
  rents: RENTS,
  towns: TOWNS,
  bounds: BOUNDS,
  'outdoor areas': OUTDOOR,
  lookalikes: LOOKALIKES,
  choices: CHOICES,
  dots: DOTS,
  refusals: REFUSALS,
  'number words': NUMBER_WORDS,
  'area units': AREA_UNITS,
  quotes: QUOTES,
  misspellings: MISSPELLINGS,
  'found later': [...FOUND_HR, ...FOUND_DE_EN, ...FOUND_IT_FR_ES_PT, ...FOUND_RU_EL],
};

/** The sentences of a kind as the score takes them. */
export function casesOf(kind: readonly KindSentence[]): { locale: Locale; wanted: SentenceCase }[] {
  return kind.map(([locale, say, chips, rest]) => ({
    locale,
    wanted: { say, chips, ...(rest !== undefined && { rest }) },
  }));
}
