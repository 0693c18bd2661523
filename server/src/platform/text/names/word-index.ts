import { editDistances } from './edit-distance';

/** Words of this length may hold one mistake, and from the second length on two. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** Mistyped and unfinished at once is less likely than mistyped, by so many mistakes. */
const UNFINISHED = 1;

export interface SimilarWord {
  word: string;
  edits: number;
}

/** All words of a list of names in their order, each with the positions of the names it occurs in. */
export class WordIndex {
  readonly #words: readonly string[];
  readonly #letters: Int32Array;
  /** Where the names of each word begin in the list of owners; one more at the end. */
  readonly #starts: Uint32Array;
  readonly #owners: Uint32Array;

  /** @param names the folded words of each name */
  constructor(names: readonly Iterable<string>[]) {
    const owners = new Map<string, number[]>();
    names.forEach((words, position) => {
      for (const word of new Set(words)) {
        const list = owners.get(word);
        if (list === undefined) owners.set(word, [position]);
        else list.push(position);
      }
    });
    this.#words = [...owners.keys()].sort();
    this.#letters = Int32Array.from(this.#words, lettersOf);
    const positions = this.#words.map((word) => owners.get(word) ?? []);
    this.#starts = new Uint32Array(positions.length + 1);
    positions.forEach(({ length }, index) => (this.#starts[index + 1] = (this.#starts[index] ?? 0) + length));
    this.#owners = Uint32Array.from(positions.flat());
  }

  /** Positions of the names with a word that begins so, in no order. */
  beginningWith(prefix: string): Set<number> {
    const found = new Set<number>();
    for (let index = this.#firstFrom(prefix); index < this.#words.length; index++) {
      if (this.#words[index]?.startsWith(prefix) !== true) break;
      for (const position of this.#owners.subarray(this.#starts[index], this.#starts[index + 1])) found.add(position);
    }
    return found;
  }

  /** Whether it is a word of some name, from beginning to end. */
  has(word: string): boolean {
    return this.#words[this.#firstFrom(word)] === word;
  }

  /** Words that may be meant by a mistyped one, which may also be the mistyped beginning of one. Numbers are not guessed. */
  similar(typed: string): SimilarWord[] {
    const most = typed.length < ONE_EDIT || /\d/.test(typed) ? 0 : typed.length < TWO_EDITS ? 1 : 2;
    if (most === 0) return [];
    const letters = lettersOf(typed);
    const similar: SimilarWord[] = [];
    this.#words.forEach((word, index) => {
      // Each typed letter that the word does not have is one mistake at least.
      if (word.length < typed.length - most || bitsOf(letters & ~(this.#letters[index] ?? 0)) > most) return;
      const { whole, beginning } = editDistances(typed, word, most);
      const unfinished = beginning > 0 && beginning <= most ? beginning + UNFINISHED : 0;
      const edits = whole <= most ? whole : unfinished;
      if (edits > 0) similar.push({ word, edits });
    });
    return similar;
  }

  /** Index of the first word that is not before this one. */
  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One bit for each letter that occurs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function bitsOf(value: number): number {
  let bits = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
