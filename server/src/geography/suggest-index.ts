import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { fold } from '../text';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';

/** What a level is worth to somebody who types a name; a city of some size outweighs every namesake. */
const LEVEL_WEIGHT: Partial<Record<PlaceLevel, number>> = {
  city: 3,
  touristic_area: 2.6,
  province: 2.5,
  region: 2,
  city_zone: 1,
  microzone: 0.8,
};
/** More than a population can make up for among places of one level. */
const SAME_LETTERS = 2;
const NAME_BEGINS = 10;
const MARKS = /\p{M}|đ/iu;

interface Entry {
  place: Place;
  /** Names in lower case as they are written. */
  written: string[];
  /** Folded names with single spaces between words and one in front. */
  folded: string[];
  /** Folded names of the wider places, for queries like "žnjan split". */
  context: string;
  weight: number;
}

export interface PlaceMatch {
  place: Place;
  score: number;
}

/** Finds places by the beginning of their name, whatever way their letters are typed (O-04–O-06). */
export class SuggestIndex {
  readonly #entries: Entry[] = [];

  constructor(directory: PlaceDirectory) {
    for (const place of directory.places) {
      const weight = LEVEL_WEIGHT[place.level];
      if (weight === undefined || isCityItself(place, directory)) continue;
      const names = [place.name, ...place.aliases];
      this.#entries.push({
        place,
        written: names.map((name) => name.normalize('NFC').toLowerCase()),
        folded: names.map(spaced),
        context: directory.chain(place.id).map((wider) => spaced(wider.name)).join(''),
        weight: weight + Math.log10(1 + (place.population ?? 0)),
      });
    }
  }

  /** Best matches first, at most `limit`. */
  find(query: string, limit: number): PlaceMatch[] {
    const folded = spaced(query);
    if (folded === '') return [];
    const written = query.normalize('NFC').trim().toLowerCase();
    // Who typed a mark meant it; who typed none may just have an English keyboard.
    const letters = MARKS.test(written.normalize('NFD')) ? NAME_BEGINS + SAME_LETTERS : SAME_LETTERS;
    const matches: PlaceMatch[] = [];
    for (const entry of this.#entries) {
      const base = scoreOf(entry, folded);
      if (base === null) continue;
      const sameLetters = entry.written.some((name) => name.startsWith(written) || name.includes(` ${written}`));
      matches.push({ place: entry.place, score: base + entry.weight + (sameLetters ? letters : 0) });
    }
    return matches.sort((a, b) => b.score - a.score || a.place.id - b.place.id).slice(0, limit);
  }
}

function scoreOf(entry: Entry, query: string): number | null {
  if (entry.folded.some((name) => name === query)) return NAME_BEGINS + 1;
  if (entry.folded.some((name) => name.startsWith(query))) return NAME_BEGINS;
  if (entry.folded.some((name) => name.includes(query))) return NAME_BEGINS / 2;
  const [digits] = /^ \d{3,5}$/.exec(query) ?? [];
  if (digits !== undefined) return entry.place.postcode?.startsWith(digits.slice(1)) === true ? 0 : null;
  const words = query.slice(1).split(' ');
  if (words.length < 2) return null;
  const own = words.some((word) => entry.folded.some((name) => name.includes(` ${word}`)));
  return own && words.every((word) => entry.context.includes(` ${word}`)) ? 0 : null;
}

/** ` split 3`: one space before each word, so that `includes(' spl')` finds beginnings of words only. */
function spaced(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => ` ${word}`).join('');
}

/** The settlement Split of the city Split; the region Grad Zagreb and its only province. */
function isCityItself(place: Place, directory: PlaceDirectory): boolean {
  return place.parentId !== null && directory.byId(place.parentId)?.name === place.name;
}
