import type { Locale } from '@kvadrat/contracts/locales';
import { titleWord } from './kinds/read-kind';
import type { Kind } from './kinds/kind';
import { LANGUAGES } from './languages/languages';
import type { Tenure } from './read-tenure';

/** What a title calls a kind of property: Garaža, not the type it is filed under. */
export function kindWord(kind: Kind, locale: Locale): string {
  return titleWord(LANGUAGES[locale].kinds[kind]);
}

/** What a title says of property that is offered in part or for a time: suvlasnički udio. */
export function tenureWord(tenure: Tenure, locale: Locale): string {
  return LANGUAGES[locale].tenure[tenure];
}
