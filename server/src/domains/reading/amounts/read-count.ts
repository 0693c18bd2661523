import { LANGUAGES } from '../languages/languages';
import { PhraseBook } from '../phrase-book';
import { notUnderstood, type Reading, understood, unsaid } from '../reading';
import { said } from '../said';
import { countAt, signBook } from '../signs';
import { tokens } from '../tokens';
import { findNumbers } from './find-numbers';
import { isRange } from './is-range';

/** `range`: the lower one was taken; `part`: half rooms were left out; `several`: the first one was taken (3+1); `words`: beside it stands what was not understood. */
export type CountDoubt = 'range' | 'part' | 'several' | 'words';

/** A home of one room has no bedroom. */
const STUDIO = new PhraseBook<true>();
for (const { roomCounts } of Object.values(LANGUAGES)) STUDIO.add(roomCounts[0], true);
const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  x: 10,
};

const KNOWN = signBook('room-noun', 'bedroom-noun', 'about', 'from', 'up-to', 'of', 'ground-floor');
/** What stands behind numbers of floors, baths and years. */
const UNITS =
  /^(bath\w*|kupaon\w*|bad\w*|bagn\w*|salles?|bain\w*|ban\w*|kat\w*|floor\w*|stock\w*|og|piano|etage\w*|planta\w*|andar\w*|etaz\w*|god\w*|year\w*|built|st|nd|rd|th|a|er|eme|y|wc|no|nr|санузл\w*|этаж\w*|μπανι\w*|οροφ\w*|υπνοδωματ\w*)$/u;

/** A whole number of rooms, baths, floors or a year, in digits or as a word: "3", "2.0", "two", "3 bedrooms", "-1", "Erdgeschoss". */
export function readCount(text: string): Reading<number, CountDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const words = tokens(from);
  const numbers = findNumbers(from.normalize('NFKC'));
  const [first, second, ...more] = numbers ?? [];
  if (first === undefined) {
    const word = countAt(words, 0);
    const roman = ROMAN[words[0]?.text ?? ''];
    if (word !== null || roman !== undefined) return understood(word ?? roman ?? null, from);
    if (STUDIO.longestAt(words, 0) !== null) return understood(0, from);
    return KNOWN.longestAt(words, 0)?.meanings.has('ground-floor') === true ? understood(0, from) : notUnderstood(from);
  }
  const doubts: CountDoubt[] = words.some(
    (word, at) => word.kind === 'word' && KNOWN.longestAt(words, at) === null && !UNITS.test(word.text),
  )
    ? ['words']
    : [];
  const value = (first.negative ? -1 : 1) * (first.other ?? first.value);
  if (!Number.isInteger(value)) doubts.push('part');
  if (second !== undefined) {
    if (more.length > 0) return notUnderstood(from, 'several');
    doubts.push(isRange(from.slice(first.end, second.start)) ? 'range' : 'several');
  }
  return understood(Math.trunc(value), from, doubts);
}
