import type { Locale } from '@kvadrat/contracts/locales';
import { words } from './fold';
import { germanHead } from './languages/german';
import { quoteLexeme } from './quote-lexeme';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** A title, a description or another text that stands for itself. */
export interface Passage {
  locale: Locale;
  text: string;
}

/**
 * Runs without spaces and signs of ASCII. What folding does to such a run depends on nothing outside it: these signs
 * neither change nor join with their neighbours.
 */
const RUN = /[^\s!-/:-@[-`{-~]+/g;

/** Runs whose stems are remembered for each language: most of a text is written in few words. */
const REMEMBERED = 20_000;
/** Longer ones hardly come again. */
const LONGEST_REMEMBERED = 40;

type Remembered = Map<Locale, Map<string, readonly Indexed[]>>;

/** Held weakly: many texts in a row are indexed with it, and between two of them, an hour apart, nobody keeps 50 MB for it. */
let remembered: WeakRef<Remembered> | null = null;

interface Indexed {
  word: string;
  /** Null for a word too common to search by. */
  lexeme: string | null;
  /** What the word is one of: haus for a Ferienhaus. */
  head: string | null;
}

export interface IndexedDocument {
  /** A `tsvector`, as text: the stems of the words, without common ones. */
  tsv: string;
  /** All words, folded, in their order, one space before and after each, two between passages: phrases are looked for in it. */
  words: string;
}

/**
 * What keywords find a document by, see `keywordQuery` and `keywordPhrases`.
 *
 * @param lexemes further ones for `tsv`, such as filters kept as words
 */
export function indexDocument(passages: readonly Passage[], lexemes: readonly string[] = []): IndexedDocument {
  const found = new Set<string>(lexemes);
  const known = rememberedRuns();
  const texts = passages.map(({ locale, text }) => {
    const inOrder: string[] = [];
    for (const run of text.match(RUN) ?? []) {
      for (const { word, lexeme, head } of indexed(run, locale, known)) {
        inOrder.push(word);
        if (lexeme !== null) found.add(lexeme);
        if (head !== null) found.add(head);
      }
    }
    return inOrder.join(' ');
  });
  return { tsv: [...found].map(quoteLexeme).join(' '), words: ` ${texts.join('  ')} ` };
}

function rememberedRuns(): Remembered {
  const known = remembered?.deref();
  if (known !== undefined) return known;
  const fresh: Remembered = new Map();
  remembered = new WeakRef(fresh);
  return fresh;
}

function indexed(run: string, locale: Locale, byLocale: Remembered): readonly Indexed[] {
  let known = byLocale.get(locale);
  if (known === undefined) byLocale.set(locale, (known = new Map<string, readonly Indexed[]>()));
  const found = known.get(run);
  if (found !== undefined) return found;
  const list = words(run).map((word) => indexedWord(word, locale));
  if (run.length > LONGEST_REMEMBERED) return list;
  if (known.size >= REMEMBERED) known.clear();
  known.set(run, list);
  return list;
}

function indexedWord(word: string, locale: Locale): Indexed {
  if (STOP_WORDS.has(word)) return { word, lexeme: null, head: null };
  const lexeme = stem(word, locale);
  return { word, lexeme, head: locale === 'de' ? germanHead(lexeme) : null };
}
