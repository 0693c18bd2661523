import { isWord, type Token, tokens } from './tokens';

export interface Found<Meaning> {
  meanings: ReadonlySet<Meaning>;
  /** Number of words. */
  length: number;
}

interface Entry<Meaning> {
  /** Of each word: how it may begin, end or read. */
  words: readonly Pattern[];
  meanings: Set<Meaning>;
}

interface Pattern {
  text: string;
  open: 'no' | 'end' | 'beginning';
}

/** Letters of a beginning by which phrases are looked up. */
const KEY = 2;

/**
 * Phrases of all languages by their words. `garaz*` is any word that begins so, `*wohnung` any that ends so and is longer. The longest
 * phrase wins; of equally long ones those that are written out, and what several languages say of one phrase is said together.
 */
export class PhraseBook<Meaning> {
  readonly #byKey = new Map<string, Entry<Meaning>[]>();
  readonly #byEnding: Entry<Meaning>[] = [];
  readonly #entries = new Map<string, Entry<Meaning>>();

  /** @param phrases with `;` between them */
  add(phrases: string, meaning: Meaning): void {
    for (const phrase of phrases.split(';')) {
      const words = phrase.trim().split(/\s+/).flatMap(patterns);
      const [first] = words;
      if (first === undefined) continue;
      const name = words
        .map(({ text, open }) => (open === 'beginning' ? `*${text}` : open === 'end' ? `${text}*` : text))
        .join(' ');
      const known = this.#entries.get(name);
      if (known !== undefined) {
        known.meanings.add(meaning);
        continue;
      }
      const entry: Entry<Meaning> = { words, meanings: new Set([meaning]) };
      this.#entries.set(name, entry);
      if (first.open === 'beginning') this.#byEnding.push(entry);
      else this.#byKey.set(first.text.slice(0, KEY), [...(this.#byKey.get(first.text.slice(0, KEY)) ?? []), entry]);
    }
  }

  /** The phrase that begins at a token; null where none does. */
  longestAt(text: readonly Token[], at: number): Found<Meaning> | null {
    const token = text[at];
    if (token === undefined || !isWord(token)) return null;
    let best: Entry<Meaning> | null = null;
    for (const entry of [...(this.#byKey.get(token.text.slice(0, KEY)) ?? []), ...this.#byEnding]) {
      if (matches(entry.words, text, at) && (best === null || better(entry.words, best.words))) best = entry;
    }
    return best === null ? null : { meanings: best.meanings, length: best.words.length };
  }

  /** Phrases that mean several things, for a test of the tables. */
  ambiguous(): string[] {
    return [...this.#entries]
      .filter(([, { meanings }]) => meanings.size > 1)
      .map(([name, { meanings }]) => `${name}: ${[...meanings].map(String).join(', ')}`);
  }
}

function patterns(word: string): Pattern[] {
  const open = word.startsWith('*') ? 'beginning' : word.endsWith('*') ? 'end' : 'no';
  const inner = tokens(word.replaceAll('*', '')).filter(isWord);
  return inner.map(({ text }, index) => ({ text, open: index === inner.length - 1 ? open : 'no' }));
}

function matches(words: readonly Pattern[], text: readonly Token[], at: number): boolean {
  return words.every(({ text: wanted, open }, index) => {
    const token = text[at + index];
    if (token === undefined || !isWord(token)) return false;
    if (open === 'no') return token.text === wanted;
    return open === 'end'
      ? token.text.startsWith(wanted)
      : token.text.endsWith(wanted) && token.text.length > wanted.length;
  });
}

/** Measures of a phrase, the one that counts most first: more words, then what is written out, then more letters. */
const MEASURES: readonly ((words: readonly Pattern[]) => number)[] = [
  (words) => words.length,
  (words) => words.filter(({ open }) => open === 'no').length,
  (words) => words.reduce((sum, { text }) => sum + text.length, 0),
];

function better(one: readonly Pattern[], other: readonly Pattern[]): boolean {
  const difference = MEASURES.map((measure) => measure(one) - measure(other)).find((value) => value !== 0);
  return difference !== undefined && difference > 0;
}
