import { FEATURES, type Feature } from '@kvadrat/contracts/vocabulary';
import { fold, VOCABULARY_WORDS } from '../../../platform/text';
import { notUnderstood, type Reading, understood, unsaid } from '../reading';
import { remember } from '../remember';
import { said } from '../said';
import { type Token, tokens } from '../tokens';
import { deniedBefore, deniedBehind, isHeadedByDenial } from './denials';
import { type FeatureSign, piecesOf } from './feature-pieces';

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

/** Ours come back as they are, with "or" and "welcome" in them. */
const OWN_WORDS = new Map(
  Object.values(VOCABULARY_WORDS).flatMap(({ features }) =>
    FEATURES.map((feature): [string, Feature] => [fold(features[feature]), feature]),
  ),
);
/** What one can be near of, look at, or share: all but what is said of the home itself. */
const THINGS = new Set<Feature>([
  'pool',
  'elevator',
  'private-garden',
  'shared-garden',
  'single-garage',
  'double-garage',
  'parking-space',
  'balcony-terrace',
  'basement',
]);
/** Shared with the house it is still there to be used; a garden has a word of its own for that. */
const SHAREABLE = new Set<Feature>([
  'pool',
  'parking-space',
  'single-garage',
  'balcony-terrace',
  'basement',
  'alarm',
  'double-garage',
]);
/**
 * What a line of features says, in any of our languages: what there is, and what is denied by "no" before it or behind it. A garden of
 * the house is a shared one, a place in the street no parking space, a view of the pool no pool, a possible lift no lift. Where the
 * confidence is not sure, the words themselves have to be shown, since ours do not say all of it.
 */
export const readFeature: (text: string) => Reading<FeatureReading, FeatureDoubt> = remember(read, 5000);

function read(text: string): Reading<FeatureReading, FeatureDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const own = OWN_WORDS.get(fold(from));
  if (own !== undefined) return understood({ has: [own], denied: [] }, from);
  const words = tokens(spaced(from));
  const clauses = clausesOf(words).map(readClause);
  const named = isHeadedByDenial(piecesOf(words))
    ? { has: [], denied: clauses.flatMap((clause) => [...clause.has, ...clause.denied]) }
    : { has: clauses.flatMap((clause) => clause.has), denied: clauses.flatMap((clause) => clause.denied) };
  const has = [...new Set(named.has)];
  const denied = [...new Set(named.denied)];
  const doubts = clauses.flatMap((clause) => clause.doubts);
  if (has.length === 0 && denied.length === 0)
    return notUnderstood(from, ...new Set(doubts.filter((doubt) => doubt !== 'more')));
  const both = has.filter((feature) => denied.includes(feature));
  return understood(
    {
      has: has.filter((feature) => !both.includes(feature)),
      denied: denied.filter((feature) => !both.includes(feature)),
    },
    from,
    both.length > 0 ? [...doubts, 'unclear'] : doubts,
  );
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

interface Clause extends FeatureReading {
  doubts: FeatureDoubt[];
}

function readClause(words: readonly Token[]): Clause {
  const pieces = piecesOf(words);
  const things = pieces.flatMap((piece, at) => (piece.kind === 'thing' ? [{ ...piece, at }] : []));
  const has: Feature[] = [];
  const denied: Feature[] = [];
  const doubts: FeatureDoubt[] = [];
  const signs = (...names: FeatureSign[]): boolean =>
    pieces.some((piece) => piece.kind === 'sign' && names.some((name) => piece.signs.has(name)));
  if (signs('unfurnished')) denied.push('furnished');
  for (const { at, features, shared, elsewhere } of things) {
    const before = deniedBefore(pieces, at);
    const behind = deniedBehind(pieces, at);
    if (before !== null && behind === 'no') doubts.push('unclear');
    else if (before !== null || behind === 'no') denied.push(...features);
    // "Lift: –" says nothing of the lift.
    else if (
      behind === 'unclear' ||
      (at < pieces.length - 1 && pieces.slice(at + 1).every(({ kind }) => kind === 'colon'))
    )
      doubts.push('unclear');
    else if (signs('maybe')) doubts.push('planned');
    else
      has.push(
        ...features.flatMap((feature) =>
          standing(
            feature,
            { shared: shared || signs('shared'), elsewhere: elsewhere || signs('public', 'near', 'view') },
            doubts,
          ),
        ),
      );
  }
  if (pieces.some((piece) => piece.kind === 'word')) doubts.push('more');
  return { has, denied, doubts };
}

/** What is left of a thing that is shared, or in another place. */
function standing(
  feature: Feature,
  { shared, elsewhere }: { shared: boolean; elsewhere: boolean },
  doubts: FeatureDoubt[],
): Feature[] {
  if (elsewhere && THINGS.has(feature)) {
    doubts.push('elsewhere');
    return [];
  }
  if (!shared) return [feature];
  if (feature === 'private-garden' || feature === 'shared-garden') return ['shared-garden'];
  if (SHAREABLE.has(feature)) doubts.push('shared');
  return [feature];
}
