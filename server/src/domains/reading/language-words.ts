import type { Feature } from '@kvadrat/contracts/vocabulary';
import type { Kind } from './kinds/kind';

/** What words tell beside kinds and features. */
export type Sign =
  // of features: denied, said to be there, of the house, of the town, only planned, looked at, not far away
  | 'no'
  | 'yes'
  | 'shared'
  | 'private'
  | 'public'
  | 'maybe'
  | 'view'
  | 'near'
  | 'unfurnished'
  // of phrases: what follows goes with the thing, is another one, or tells more of it
  | 'with'
  | 'but'
  | 'of'
  | 'or'
  // of amounts
  | 'from'
  | 'up-to'
  | 'about'
  | 'tax'
  | 'per-metre'
  | 'negotiable'
  | 'on-request'
  | 'thousand'
  | 'million'
  | 'euro'
  | 'kuna'
  // of deals
  | 'sale'
  | 'rent'
  | 'new'
  | 'per-month'
  | 'per-week'
  | 'per-day'
  | 'per-year'
  // of ownership
  | 'share'
  | 'lease'
  // of counted rooms
  | 'room-noun'
  | 'bedroom-noun'
  | 'ground-floor';

/**
 * What one language calls things: phrases with `;` between them. `garaz*` stands for any ending, `*wohnung` for any beginning.
 * Accents and case do not count. The first phrase of a kind is what titles call it.
 */
export interface LanguageWords {
  /** Whether the last of several nouns is what it is (office building) or the first one (edificio de oficinas). */
  headLast: boolean;
  kinds: Readonly<Record<Kind, string>>;
  /** Homes of one room to six, as one word says it: garsonijera, bilocale. */
  roomCounts: readonly [string, string, string, string, string, string];
  features: Readonly<Record<Feature, string>>;
  signs: Readonly<Record<Sign, string>>;
  /** One to ten, with their forms. */
  numbers: readonly [string, string, string, string, string, string, string, string, string, string];
  /** Titles of what is sold or let in part. */
  tenure: { readonly share: string; readonly lease: string };
}
