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

/** What PostgreSQL keeps at most: positions of a vector, and those of one lexeme. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 255;

/**
 * Runs without spaces and signs of ASCII. What folding does to such a run depends on nothing outside it: these signs
 * neither change nor join with their neighbours.
 */
const RUN = /[^\s!-/:-@[-`{-~]+/g;

/** Runs whose stems are remembered for each language: most of a text is written in few words. */
const REMEMBERED = 20_000;
/** Longer ones hardly come again. */
const LONGEST_REMEMBERED = 40;
const remembered = new Map<Locale, Map<string, readonly Indexed[]>>();

interface Indexed {
  lexeme: string;
  /** What the word is one of: haus for a Ferienhaus. */
  head: string | null;
}

/**
 * The `tsvector`, as text, by which keywords find a document: the stems of its words with their positions. Words too common to search by
 * have their places too, unstemmed, so that a phrase in quotes is found by every word of it. No phrase reaches from one passage into the next.
 *
 * @param lexemes further ones without a position, such as filters kept as words
 */
export function documentVector(passages: readonly Passage[], lexemes: readonly string[] = []): string {
  const positions = new Map<string, number[]>(lexemes.map((lexeme) => [lexeme, []]));
  let position = 0;
  const add = (lexeme: string): void => {
    let list = positions.get(lexeme);
    if (list === undefined) positions.set(lexeme, (list = []));
    if (position <= LAST_POSITION && list.length < MOST_POSITIONS) list.push(position);
  };
  for (const { locale, text } of passages) {
    position += 1;
    for (const run of text.match(RUN) ?? []) {
      for (const { lexeme, head } of indexed(run, locale)) {
        position += 1;
        add(lexeme);
        if (head !== null) add(head);
      }
    }
  }
  return [...positions].map(([lexeme, list]) => (list.length === 0 ? quoteLexeme(lexeme) : `${quoteLexeme(lexeme)}:${list.join()}`)).join(' ');
}

function indexed(run: string, locale: Locale): readonly Indexed[] {
  let known = remembered.get(locale);
  if (known === undefined) remembered.set(locale, (known = new Map<string, readonly Indexed[]>()));
  const found = known.get(run);
  if (found !== undefined) return found;
  const list = words(run).map((word) => lexemesOf(word, locale));
  if (run.length > LONGEST_REMEMBERED) return list;
  if (known.size >= REMEMBERED) known.clear();
  known.set(run, list);
  return list;
}

function lexemesOf(word: string, locale: Locale): Indexed {
  if (STOP_WORDS.has(word)) return { lexeme: word, head: null };
  const lexeme = stem(word, locale);
  return { lexeme, head: locale === 'de' ? germanHead(lexeme) : null };
}
