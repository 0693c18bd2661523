import { FEATURES, type Feature } from '@kvadrat/contracts/vocabulary';
import { fold, VOCABULARY_WORDS } from '../../../platform/text';
import { LANGUAGES } from '../languages/languages';
import { PhraseBook } from '../phrase-book';
import { notUnderstood, type Reading, understood, unsaid } from '../reading';
import { said } from '../said';
import { signBook, walk } from '../signs';
import { type Token, tokens } from '../tokens';

export interface FeatureReading {
  /** What there is. */
  has: readonly Feature[];
  /** What is said not to be there. */
  denied: readonly Feature[];
}

/**
 * `shared`: others use it too; `elsewhere`: in the street, near or in sight; `planned`: possible, not there; `unclear`: denied and said at
 * once; `more`: beside what was understood other words stand there.
 */
export type FeatureDoubt = 'shared' | 'elsewhere' | 'planned' | 'unclear' | 'more';

const BOOK = new PhraseBook<Feature>();
for (const { features } of Object.values(LANGUAGES)) for (const feature of FEATURES) BOOK.add(features[feature], feature);
/** Ours come back as they are, with "or" and "welcome" in them. */
const OWN_WORDS = new Map(Object.values(VOCABULARY_WORDS).flatMap(({ features }) => FEATURES.map((feature): [string, Feature] => [fold(features[feature]), feature])));
const FEATURE_SIGNS = ['no', 'yes', 'shared', 'private', 'public', 'maybe', 'view', 'near', 'unfurnished', 'with', 'but', 'of', 'or'] as const;
type FeatureSign = (typeof FEATURE_SIGNS)[number];
const SIGN_BOOK = signBook(...FEATURE_SIGNS);

/** What one can be near of, look at, or share: all but what is said of the home itself. */
const THINGS = new Set<Feature>(['pool', 'elevator', 'private-garden', 'shared-garden', 'single-garage', 'double-garage', 'parking-space', 'balcony-terrace', 'basement']);
/** Shared with the house it is still there to be used; a garden has a word of its own for that. */
const SHAREABLE = new Set<Feature>(['pool', 'parking-space', 'single-garage', 'balcony-terrace', 'basement', 'alarm', 'double-garage']);
/** Denials behind a colon, as programs write them. */
const OFF = new Set(['0', 'n', 'false']);
const ON = new Set(['1', 'y', 'x', 'true']);

const REMEMBERED = 5000;
const remembered = new Map<string, Reading<FeatureReading, FeatureDoubt>>();

/**
 * What a line of features says, in any of our languages: what there is, and what is denied by "no" before it or behind it. A garden of
 * the house is a shared one, a place in the street no parking space, a view of the pool no pool, a possible lift no lift. Where the
 * confidence is not sure, the words themselves have to be shown, since ours do not say all of it.
 */
export function readFeature(text: string): Reading<FeatureReading, FeatureDoubt> {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const reading = read(text);
  remembered.set(text, reading);
  return reading;
}

function read(text: string): Reading<FeatureReading, FeatureDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const own = OWN_WORDS.get(fold(from));
  if (own !== undefined) return understood({ has: [own], denied: [] }, from);
  const words = tokens(spaced(from));
  const clauses = clausesOf(words).map(readClause);
  const named = isHeadedByDenial(words) ? { has: [], denied: clauses.flatMap((clause) => [...clause.has, ...clause.denied]) } : { has: clauses.flatMap((clause) => clause.has), denied: clauses.flatMap((clause) => clause.denied) };
  const has = [...new Set(named.has)];
  const denied = [...new Set(named.denied)];
  const doubts = clauses.flatMap((clause) => clause.doubts);
  if (has.length === 0 && denied.length === 0) return notUnderstood(from, ...new Set(doubts.filter((doubt) => doubt !== 'more')));
  const both = has.filter((feature) => denied.includes(feature));
  return understood({ has: has.filter((feature) => !both.includes(feature)), denied: denied.filter((feature) => !both.includes(feature)) }, from, both.length > 0 ? [...doubts, 'unclear'] : doubts);
}

/** "Nije dostupno: lift, bazen": what stands behind the colon of a denial is all denied. */
function isHeadedByDenial(words: readonly Token[]): boolean {
  const pieces = piecesOf(words);
  const colon = pieces.findIndex(({ kind }) => kind === 'colon');
  const head = pieces.slice(0, Math.max(0, colon));
  return head.every(({ kind }) => kind === 'sign' || kind === 'word') && head.some((piece) => piece.kind === 'sign' && piece.signs.has('no')) && pieces.slice(colon).some(({ kind }) => kind === 'thing');
}

/** `has_lift`, `hasLift`: as programs join words. */
function spaced(text: string): string {
  return text.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

function clausesOf(words: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const word of words) {
    if (word.kind === 'break' || word.kind === 'slash' || word.kind === 'plus') clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** What stands in a clause, in its order. */
type Piece = { kind: 'thing'; features: readonly Feature[]; shared: boolean; elsewhere: boolean } | { kind: 'sign'; signs: ReadonlySet<FeatureSign> } | { kind: 'colon' } | { kind: 'off' | 'on' } | { kind: 'word' };

interface Clause extends FeatureReading {
  doubts: FeatureDoubt[];
}

function readClause(words: readonly Token[]): Clause {
  const pieces = piecesOf(words);
  const things = pieces.flatMap((piece, at) => (piece.kind === 'thing' ? [{ ...piece, at }] : []));
  const has: Feature[] = [];
  const denied: Feature[] = [];
  const doubts: FeatureDoubt[] = [];
  const signs = (...names: FeatureSign[]): boolean => pieces.some((piece) => piece.kind === 'sign' && names.some((name) => piece.signs.has(name)));
  if (signs('unfurnished')) denied.push('furnished');
  for (const { at, features, shared, elsewhere } of things) {
    const before = deniedBefore(pieces, at);
    const behind = deniedBehind(pieces, at);
    if (before !== null && behind === 'no') doubts.push('unclear');
    else if (before !== null || behind === 'no') denied.push(...features);
    // "Lift: –" says nothing of the lift.
    else if (behind === 'unclear' || (at < pieces.length - 1 && pieces.slice(at + 1).every(({ kind }) => kind === 'colon'))) doubts.push('unclear');
    else if (signs('maybe')) doubts.push('planned');
    else has.push(...features.flatMap((feature) => standing(feature, { shared: shared || signs('shared'), elsewhere: elsewhere || signs('public', 'near', 'view') }, doubts)));
  }
  if (pieces.some((piece) => piece.kind === 'word')) doubts.push('more');
  return { has, denied, doubts };
}

/** What is left of a thing that is shared, or in another place. */
function standing(feature: Feature, { shared, elsewhere }: { shared: boolean; elsewhere: boolean }, doubts: FeatureDoubt[]): Feature[] {
  if (elsewhere && THINGS.has(feature)) {
    doubts.push('elsewhere');
    return [];
  }
  if (!shared) return [feature];
  if (feature === 'private-garden' || feature === 'shared-garden') return ['shared-garden'];
  if (SHAREABLE.has(feature)) doubts.push('shared');
  return [feature];
}

/** Whether a denial before a thing reaches it: up to a "with" or a "but". */
function deniedBefore(pieces: readonly Piece[], thing: number): number | null {
  for (let at = thing - 1; at >= 0; at--) {
    const piece = pieces[at];
    if (piece?.kind === 'colon') return null;
    if (piece?.kind === 'sign') {
      if (piece.signs.has('no')) return belongsToEarlier(pieces, at) ? null : at;
      if (piece.signs.has('but') || (piece.signs.has('with') && !piece.signs.has('of'))) return null;
      // "Ne postoji": there is no such thing.
      if (piece.signs.has('yes') && !piece.signs.has('of') && !piece.signs.has('with') && !isNo(pieces[at - 1])) return null;
    }
  }
  return null;
}

function isNo(piece: Piece | undefined): boolean {
  return piece?.kind === 'sign' && piece.signs.has('no');
}

/** "Pool: no garden: yes": a denial behind a colon is that of the thing before the colon, where there is one. */
function belongsToEarlier(pieces: readonly Piece[], at: number): boolean {
  return pieces[at - 1]?.kind === 'colon' && pieces.slice(0, at - 1).some(({ kind }) => kind === 'thing');
}

function deniedBehind(pieces: readonly Piece[], thing: number): 'no' | 'unclear' | null {
  let colon = false;
  for (let at = thing + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.kind === 'thing') return null;
    if (piece?.kind === 'colon') colon = true;
    else if (piece?.kind === 'off' && colon) return 'no';
    else if (piece?.kind === 'sign' && piece.signs.has('no')) {
      if (colon || at === pieces.length - 1 || pieces.slice(at + 1).every((rest) => rest.kind !== 'thing')) return 'no';
      return pieces.slice(at + 1).some((rest) => rest.kind === 'on' || (rest.kind === 'sign' && rest.signs.has('yes'))) ? 'unclear' : null;
    }
  }
  return null;
}

function piecesOf(words: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const thing = BOOK.longestAt(words, at);
    const sign = SIGN_BOOK.longestAt(words, at);
    if (thing !== null && (sign === null || thing.length >= sign.length)) {
      const own = words.slice(at, at + thing.length);
      const begins = (beginning: string): boolean => own.some(({ text }) => text.startsWith(beginning));
      pieces.push({ kind: 'thing', features: [...thing.meanings], shared: begins('gemeinschafts') || signsIn(own).has('shared'), elsewhere: begins('strassen') });
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
