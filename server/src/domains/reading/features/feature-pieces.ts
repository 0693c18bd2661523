import { FEATURES, type Feature } from '@kvadrat/contracts/vocabulary';
import { LANGUAGES } from '../languages/languages';
import { PhraseBook } from '../phrase-book';
import { signBook, walk } from '../signs';
import type { Token } from '../tokens';

const BOOK = new PhraseBook<Feature>();
for (const { features } of Object.values(LANGUAGES))
  for (const feature of FEATURES) BOOK.add(features[feature], feature);
const FEATURE_SIGNS = [
  'no',
  'yes',
  'shared',
  'private',
  'public',
  'maybe',
  'view',
  'near',
  'unfurnished',
  'with',
  'but',
  'of',
  'or',
] as const;
export type FeatureSign = (typeof FEATURE_SIGNS)[number];
const SIGN_BOOK = signBook(...FEATURE_SIGNS);

/** Denials behind a colon, as programs write them. */
const OFF = new Set(['0', 'n', 'false']);
const ON = new Set(['1', 'y', 'x', 'true']);

/** What stands in a clause, in its order. */
export type Piece =
  | { kind: 'thing'; features: readonly Feature[]; shared: boolean; elsewhere: boolean }
  | { kind: 'sign'; signs: ReadonlySet<FeatureSign> }
  | { kind: 'colon' }
  | { kind: 'off' | 'on' }
  | { kind: 'word' };

/** What the words of a clause are, things before signs where both fit. */
export function piecesOf(words: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const thing = BOOK.longestAt(words, at);
    const sign = SIGN_BOOK.longestAt(words, at);
    if (thing !== null && (sign === null || thing.length >= sign.length)) {
      const own = words.slice(at, at + thing.length);
      const begins = (beginning: string): boolean => own.some(({ text }) => text.startsWith(beginning));
      pieces.push({
        kind: 'thing',
        features: [...thing.meanings],
        shared: begins('gemeinschafts') || signsIn(own).has('shared'),
        elsewhere: begins('strassen'),
      });
      at += thing.length;
    } else if (sign !== null) {
      pieces.push({ kind: 'sign', signs: sign.meanings });
      at += sign.length;
    } else {
      const text = word?.text ?? '';
      if (word?.kind === 'colon' || word?.kind === 'dash') pieces.push({ kind: 'colon' });
      else if (OFF.has(text)) pieces.push({ kind: 'off' });
      else if (ON.has(text)) pieces.push({ kind: 'on' });
      else pieces.push({ kind: 'word' });
      at += 1;
    }
  }
  return pieces;
}

function signsIn(words: readonly Token[]): Set<FeatureSign> {
  return new Set([...walk(SIGN_BOOK, words)].flatMap(({ found }) => (found === null ? [] : [...found.meanings])));
}
