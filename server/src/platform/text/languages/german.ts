import { type Stemmer, stemmer } from '../stemmer';

/** A final s is an ending only after some consonants: Haus is whole. */
const ending = stemmer(
  'erns ers ern ens es em en er eln>el e as a bs>b ds>d fs>f gs>g hs>h ks>k ls>l ms>m ns>n rs>r ts>t os>o',
);

/** Who has no umlaut types ae, oe, ue; folding has made ä, ö, ü to a, o, u. Not after a vowel or q: neue, Quelle. */
const UMLAUT = /(?<![aeiouq])([aou])e/g;

export const german: Stemmer = (word) => ending(word.replace(UMLAUT, '$1'));

/** What a compound may be one of: last parts of words of this trade, as stems. */
const HEADS = [
  'apartment',
  'aufzug',
  'bad',
  'balkon',
  'blick',
  'buro',
  'garag',
  'gart',
  'grundstuck',
  'haus',
  'heizung',
  'immobili',
  'kell',
  'kuch',
  'pool',
  'platz',
  'strand',
  'studio',
  'terrass',
  'vill',
  'wohnung',
  'zimm',
];
const SHORTEST_FIRST_PART = 3;

/** The last part of a stemmed compound, when it is one people search by: einfamilienhaus → haus. */
export function germanHead(stem: string): string | null {
  return HEADS.find((head) => stem.length >= head.length + SHORTEST_FIRST_PART && stem.endsWith(head)) ?? null;
}
