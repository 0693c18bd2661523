import { LANGUAGES } from './languages/languages';
import type { Sign } from './language-words';
import { type Found, PhraseBook } from './phrase-book';
import { isWord, type Token } from './tokens';

const ALL = Object.values(LANGUAGES);

/** A book of some signs in all languages. */
export function signBook<Some extends Sign>(...signs: readonly Some[]): PhraseBook<Some> {
  const book = new PhraseBook<Some>();
  for (const words of ALL) for (const sign of signs) book.add(words.signs[sign], sign);
  return book;
}

/** One to ten. */
const NUMBERS = new PhraseBook<number>();
for (const { numbers } of ALL) numbers.forEach((forms, index) => NUMBERS.add(forms, index + 1));

/** A whole number in digits or as a word; null for other words. */
export function countAt(text: readonly Token[], at: number): number | null {
  const token = text[at];
  if (token?.kind === 'number') return Number.parseInt(token.text, 10);
  const [number] = NUMBERS.longestAt(text, at)?.meanings ?? [];
  return number ?? null;
}

/** What a phrase at a place means, walking over a text from left to right; words that mean nothing are `null`. */
export function* walk<Meaning>(
  book: PhraseBook<Meaning>,
  text: readonly Token[],
): Generator<{ at: number; found: Found<Meaning> | null }> {
  for (let at = 0; at < text.length;) {
    const token = text[at];
    const found = token !== undefined && isWord(token) ? book.longestAt(text, at) : null;
    yield { at, found };
    at += found?.length ?? 1;
  }
}
