import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { words } from '../text';
import { inLatin } from './latin-letters';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';
import { WordIndex } from './word-index';

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
/** A mistyped town of some size comes before villages that happen to begin so. */
const MISTYPED = 9;
const EACH_EDIT = 2;
/** In queries of several words: a word of the name or of a wider place from beginning to end. */
const WHOLE_WORD = 1;
/** With so many names beginning as typed, nobody mistyped. */
const ENOUGH_MATCHES = 3;
/** Guesses for each word of a query, and guessed queries in all. */
const MOST_GUESSES = 20;
const MOST_GUESSED_QUERIES = 20;
const MARKS = /\p{M}|đ/iu;
/** What people abroad put before the name of an island, and what stands between. */
const ISLAND_WORDS = new Set(['island', 'insel', 'isola', 'ile', 'isla', 'ostrov', 'ilha', 'nisi']);
const FILLERS = new Set(['of', 'di', 'de']);

interface Entry {
  place: Place;
  /** Names in lower case as they are written. */
  written: string[];
  /** Folded names with single spaces between words and one in front. */
  folded: string[];
  /** Folded names and postcodes of the place and the wider places between spaces, for queries like "žnjan split" and "21000 split". */
  context: string;
  weight: number;
}

export interface PlaceMatch {
  place: Place;
  score: number;
}

/** Finds places by the beginning of their name, whatever way their letters are typed (O-04–O-06). */
export class SuggestIndex {
  readonly #entries: readonly Entry[];
  readonly #words: WordIndex;

  constructor(directory: PlaceDirectory) {
    const own = new Map(directory.places.map((place) => [place.id, namesOf(place)]));
    this.#entries = directory.places.flatMap((place) => {
      const weight = LEVEL_WEIGHT[place.level];
      if (weight === undefined || directory.isTownItself(place)) return [];
      const chain = directory.chain(place.id);
      return {
        place,
        written: [place.name, ...place.aliases].map((name) => name.normalize('NFC').toLowerCase()),
        folded: own.get(place.id) ?? [],
        context: `${chain.flatMap(({ id, postcode }) => [...(own.get(id) ?? []), ` ${postcode ?? ''}`]).join('')} `,
        weight: weight + Math.log10(1 + (place.population ?? 0)),
      };
    });
    this.#words = new WordIndex(this.#entries.map(({ folded, place }) => [...folded.join('').slice(1).split(' '), place.postcode ?? '']));
  }

  /** Best matches first, at most `limit`; equally good ones always in the same order. */
  find(query: string, limit: number): PlaceMatch[] {
    const typed = wordsOf(query);
    if (typed.length === 0) return [];
    const written = query.normalize('NFC').trim().toLowerCase();
    // Who typed a mark meant it; who typed none may just have an English keyboard.
    const letters = MARKS.test(written.normalize('NFD')) ? NAME_BEGINS + SAME_LETTERS : SAME_LETTERS;
    const matches = this.#match(typed).map(({ place, score, entry }) => {
      const sameLetters = entry.written.some((name) => name.startsWith(written) || name.includes(` ${written}`));
      return { place, score: score + (sameLetters ? letters : 0) };
    });
    const all = this.#mayBeMistyped(typed, matches.length) ? [...matches, ...this.#guess(typed)] : matches;
    return bestOfEach(all).slice(0, limit);
  }

  #match(typed: readonly string[]): (PlaceMatch & { entry: Entry })[] {
    const positions = new Set(typed.flatMap((word) => [...this.#words.beginningWith(word)]));
    const query = spaced(typed);
    return [...positions].flatMap((position) => {
      const entry = this.#entries[position];
      const base = entry === undefined ? null : scoreOf(entry, query, typed);
      return entry === undefined || base === null ? [] : { place: entry.place, score: base + entry.weight, entry };
    });
  }

  #mayBeMistyped(typed: readonly string[], matches: number): boolean {
    return matches === 0 || (matches < ENOUGH_MATCHES && !typed.every((word) => this.#words.has(word)));
  }

  /** What is found when words nobody has are read as the nearest ones somebody has. */
  #guess(typed: readonly string[]): PlaceMatch[] {
    let queries: { query: string[]; edits: number }[] = [{ query: [], edits: 0 }];
    for (const word of typed) {
      const readings = this.#words.has(word) ? [{ word, edits: 0 }] : this.#readings(word);
      queries = queries.flatMap(({ query, edits }) => readings.map((reading) => ({ query: [...query, reading.word], edits: edits + reading.edits })));
    }
    return queries
      .sort((one, other) => one.edits - other.edits)
      .slice(0, MOST_GUESSED_QUERIES)
      .flatMap(({ query, edits }) => this.#match(query).map(({ place, score }) => ({ place, score: score - NAME_BEGINS + MISTYPED - EACH_EDIT * edits })));
  }

  /** The word itself when a name begins so, and the likeliest similar ones: few mistakes, important places. */
  #readings(word: string): { word: string; edits: number }[] {
    const own = this.#words.beginningWith(word).size > 0 ? [{ word, edits: 0 }] : [];
    const similar = this.#words.similar(word).map((found) => ({ ...found, weight: this.#weightOf(found.word) - EACH_EDIT * found.edits }));
    similar.sort((one, other) => other.weight - one.weight || (one.word < other.word ? -1 : 1));
    return [...own, ...similar.slice(0, MOST_GUESSES)];
  }

  #weightOf(word: string): number {
    return Math.max(0, ...[...this.#words.beginningWith(word)].map((position) => this.#entries[position]?.weight ?? 0));
  }
}

function scoreOf({ folded, context }: Entry, query: string, typed: readonly string[]): number | null {
  if (folded.some((name) => name === query)) return NAME_BEGINS + 1;
  if (folded.some((name) => name.startsWith(query))) return NAME_BEGINS;
  if (folded.some((name) => name.includes(query))) return NAME_BEGINS / 2;
  if (!typed.every((word) => context.includes(` ${word}`))) return null;
  return typed.filter((word) => context.includes(` ${word} `)).length * WHOLE_WORD;
}

function wordsOf(query: string): string[] {
  const typed = words(inLatin(words(query).join(' '))).map((word) => (ISLAND_WORDS.has(word) ? 'otok' : word));
  return typed.filter((word, index) => index === typed.length - 1 || !FILLERS.has(word));
}

/** ` split 3`: one space before each word, so that `includes(' spl')` finds beginnings of words only. */
function spaced(list: readonly string[]): string {
  return list.map((word) => ` ${word}`).join('');
}

function namesOf({ name, aliases }: Place): string[] {
  return [name, ...aliases].map((known) => spaced(words(known)));
}

function bestOfEach(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const sorted = [...matches].sort((one, other) => other.score - one.score || one.place.id - other.place.id);
  const seen = new Set<number>();
  return sorted.filter(({ place }) => seen.size < seen.add(place.id).size);
}
