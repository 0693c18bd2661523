import type { PhraseBook } from '../phrase-book';
import { signBook } from '../signs';
import { isWord, tokens } from '../tokens';

const TO = signBook('up-to');

/** Whether what stands between two numbers makes them the ends of a range: a dash, "to" and "bis", a slash; a unit may stand there too. */
export function isRange(between: string, units: PhraseBook<unknown> | null = null): boolean {
  const bare = between.trim();
  if (/^[-–—/~]+$|^\.\.\.$|^…$/.test(bare)) return true;
  const list = tokens(bare);
  const words = list.filter(isWord);
  const dash = /\s[-–—/~]\s*$|^[-–—/~]/.test(between) || list.some(({ kind }) => kind === 'dash' || kind === 'slash');
  const connects =
    words.some((_, at) => TO.longestAt(words, at) !== null) ||
    ['a', 'y', 'i', 'e', 'и', 'и', 'and', 'und', 'et', 'και'].some((word) => words.at(-1)?.text === word);
  if (words.length === 0) return dash;
  const known = (at: number): boolean =>
    TO.longestAt(words, at) !== null || (units?.longestAt(words, at) ?? null) !== null || words[at]?.text.length === 1;
  return (dash || connects) && words.every((_, at) => known(at) || (at > 0 && known(at - 1)));
}
