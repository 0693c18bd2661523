import { words } from '../fold';
import { inLatin } from './latin-letters';
import { WordIndex } from './word-index';

/** More than an importance can make up for. */
const SAME_LETTERS = 2;
const NAME_BEGINS = 10;
/** Above beginning so: enough for an island beside larger towns with longer names. */
const WHOLE_NAME = 4;
/** A mistyped name of some importance comes before lesser ones that happen to begin so. */
const MISTYPED = 9;
const EACH_EDIT = 2;
/** In queries of several words: a word of the name or of what is around it, from beginning to end. */
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

export interface Named<T> {
  item: T;
  /** The name and others it is known by. */
  names: readonly string[];
  /** A number of its own, such as a postcode. */
  number?: string;
  /** Names and numbers of what it lies in or belongs to, for queries like "žnjan split" and "21000 split". */
  around: readonly string[];
  /** What it is worth to somebody who types a name that fits several. */
  weight: number;
}

interface Entry<T> {
  item: T;
  names: readonly string[];
  /** Folded names with single spaces between words and one in front. */
  folded: string[];
  /** Folded names, numbers and what is around between spaces. */
  context: string;
  weight: number;
}

export interface NameMatch<T> {
  item: T;
  /** Comparable between indexes. */
  score: number;
  /** Found only by taking the query for mistyped. */
  guessed: boolean;
}

/** Finds things by the beginnings of their names, whatever way their letters are typed. */
export class NameIndex<T> {
  readonly #entries: readonly Entry<T>[];
  readonly #words: WordIndex;

  constructor(named: readonly Named<T>[]) {
    // The same wider places stand around thousands of names.
    const known = new Map<string, string>();
    const once = (name: string): string => {
      const folded = known.get(name) ?? foldedName(name);
      known.set(name, folded);
      return folded;
    };
    this.#entries = named.map(({ item, names, number = '', around, weight }) => {
      const folded = names.map(once);
      return {
        item,
        names,
        folded,
        context: `${[...folded, ` ${number}`, ...around.map(once)].join('')} `,
        weight,
      };
    });
    this.#words = new WordIndex(
      this.#entries.map(({ folded }, position) => [
        ...folded.join('').slice(1).split(' '),
        named[position]?.number ?? '',
      ]),
    );
  }

  /** Best matches first, at most `limit`; equally good ones always in the same order. */
  find(query: string, limit: number): NameMatch<T>[] {
    const typed = wordsOf(query);
    if (typed.length === 0) return [];
    const written = asWritten(query.trim());
    // Who typed a mark meant it; who typed none may just have an English keyboard.
    const letters = MARKS.test(written.normalize('NFD')) ? NAME_BEGINS + SAME_LETTERS : SAME_LETTERS;
    const matches = this.#match(typed).map((match) => {
      const sameLetters = match.entry.names.some((name) => beginsSo(asWritten(name), written));
      return { ...match, score: match.score + (sameLetters ? letters : 0) };
    });
    const all = this.#mayBeMistyped(typed, matches.length) ? [...matches, ...this.#guess(typed)] : matches;
    return bestOfEach(all)
      .slice(0, limit)
      .map(({ entry, score, guessed }) => ({ item: entry.item, score, guessed }));
  }

  #match(typed: readonly string[]): Match<T>[] {
    const positions = new Set(typed.flatMap((word) => [...this.#words.beginningWith(word)]));
    const query = spaced(typed);
    return [...positions].flatMap((position) => {
      const entry = this.#entries[position];
      const base = entry === undefined ? null : scoreOf(entry, query, typed);
      return entry === undefined || base === null
        ? []
        : { position, score: base + entry.weight, entry, guessed: false };
    });
  }

  #mayBeMistyped(typed: readonly string[], matches: number): boolean {
    return matches === 0 || (matches < ENOUGH_MATCHES && !typed.every((word) => this.#words.has(word)));
  }

  /** What is found when words nobody has are read as the nearest ones somebody has. */
  #guess(typed: readonly string[]): Match<T>[] {
    let queries: { query: string[]; edits: number }[] = [{ query: [], edits: 0 }];
    for (const word of typed) {
      const readings = this.#words.has(word) ? [{ word, edits: 0 }] : this.#readings(word);
      queries = queries.flatMap(({ query, edits }) =>
        readings.map((reading) => ({ query: [...query, reading.word], edits: edits + reading.edits })),
      );
    }
    return queries
      .sort((one, other) => one.edits - other.edits)
      .slice(0, MOST_GUESSED_QUERIES)
      .flatMap(({ query, edits }) =>
        this.#match(query).map((match) => ({
          ...match,
          score: match.score - NAME_BEGINS + MISTYPED - EACH_EDIT * edits,
          guessed: edits > 0,
        })),
      );
  }

  /** The word itself when a name begins so, and the likeliest similar ones: few mistakes, important names. */
  #readings(word: string): { word: string; edits: number }[] {
    const own = this.#words.beginningWith(word).size > 0 ? [{ word, edits: 0 }] : [];
    const similar = this.#words
      .similar(word)
      .map((found) => ({ ...found, weight: this.#weightOf(found.word) - EACH_EDIT * found.edits }));
    similar.sort((one, other) => other.weight - one.weight || (one.word < other.word ? -1 : 1));
    return [...own, ...similar.slice(0, MOST_GUESSES)];
  }

  #weightOf(word: string): number {
    return Math.max(0, ...[...this.#words.beginningWith(word)].map((position) => this.#entries[position]?.weight ?? 0));
  }
}

/** In lower case, and otherwise as it is written. */
function asWritten(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function beginsSo(name: string, beginning: string): boolean {
  return name.startsWith(beginning) || name.includes(` ${beginning}`);
}

interface Match<T> {
  position: number;
  entry: Entry<T>;
  score: number;
  guessed: boolean;
}

function scoreOf({ folded, context }: Entry<unknown>, query: string, typed: readonly string[]): number | null {
  if (folded.some((name) => name === query)) return NAME_BEGINS + WHOLE_NAME;
  if (folded.some((name) => name.startsWith(query))) return NAME_BEGINS;
  if (folded.some((name) => name.includes(query))) return NAME_BEGINS / 2;
  if (!typed.every((word) => context.includes(` ${word}`))) return null;
  return typed.filter((word) => context.includes(` ${word} `)).length * WHOLE_WORD;
}

function wordsOf(query: string): string[] {
  const typed = latinWords(query).map((word) => (ISLAND_WORDS.has(word) ? 'otok' : word));
  return typed.filter((word, index) => index === typed.length - 1 || !FILLERS.has(word));
}

/** ` split 3`: one space before each word, so that `includes(' spl')` finds beginnings of words only. */
function spaced(list: readonly string[]): string {
  return list.map((word) => ` ${word}`).join('');
}

function foldedName(name: string): string {
  return spaced(latinWords(name));
}

function latinWords(text: string): string[] {
  return words(inLatin(words(text).join(' ')));
}

function bestOfEach<T>(matches: readonly Match<T>[]): Match<T>[] {
  const sorted = [...matches].sort((one, other) => other.score - one.score || one.position - other.position);
  const seen = new Set<number>();
  return sorted.filter(({ position }) => seen.size < seen.add(position).size);
}
