import type { Draft } from './draft';
import type { Quantity } from './quantity';
import type { Code } from './phrase-tree';

/** What square metres are of when they are not the home's. */
export type AreaOwner = 'plot' | 'part';

const PLOTS: readonly Code[] = ['land', 'building-land', 'farmland'];
const GARDENS: readonly Code[] = ['garden', 'shared-garden'];
const PARTS: readonly Code[] = ['balcony', 'parking', 'garage', 'double-garage', 'basement', 'pool', 'room-part'];
const OWNERS: readonly Code[] = [...PLOTS, ...GARDENS, ...PARTS];
const MEASURES: readonly Code[] = ['square-metre', 'square-foot', 'hectare', 'acre', 'jutro', 'are', 'dunum', 'fathom'];
/** How many pieces may stand between the number and what it is of. */
const BETWEEN = 3;
/** Without a word that ties them together: gardens are larger than most homes, and homes than most terraces. */
const SURELY_A_GARDEN = 200;
const SURELY_A_HOME = 40;

/** Whose square metres a quantity counts: "vrt od 500 m²", "500 sqm garden", "terraza de 15 m2". Null is the home. */
export function ownerOfArea(draft: Draft, quantity: Quantity): AreaOwner | null {
  const before = tieBefore(draft, quantity.from);
  const behind = tieBehind(draft, quantity.to);
  const tie = before !== null && (before.tied || behind === null) ? before : (behind ?? before);
  if (tie === null || !belongs(draft, tie, quantity)) return null;
  return draft.has(tie.at, ...PLOTS) ? 'plot' : 'part';
}

interface Tie {
  at: number;
  /** A word like "of" or "with" says that they belong together. */
  tied: boolean;
}

/** "Vrt od", "Garten mit", "terrasse de", "dvorište (". */
function tieBefore(draft: Draft, from: number): Tie | null {
  let tied = false;
  for (let at = from - 1; at >= from - BETWEEN; at--) {
    if (draft.has(at, ...OWNERS)) return { at, tied: tied || draft.has(from, 'of') };
    const opens = /^[(:]$/.test(draft.pieces[at]?.text ?? '');
    if (opens || draft.has(at, 'with') || (draft.has(at, 'of', 'in') && !draft.has(at, 'and'))) tied = true;
    else if (!draft.has(at, 'stop', 'about', 'min', 'max') || draft.has(at, 'and', 'or')) return null;
  }
  return null;
}

/** "m² vrta", "mq di giardino", and "with a 500 sqm garden". What has square metres of its own behind it owns those. */
function tieBehind(draft: Draft, to: number): Tie | null {
  let tied = false;
  for (let at = to; at < to + BETWEEN; at++) {
    if (draft.has(at, ...OWNERS)) return hasOwnArea(draft, at) ? null : { at, tied };
    if (
      draft.has(at, 'with', 'and', 'or', 'on') ||
      !(draft.pieces[at]?.kind === 'joint' || draft.has(at, 'stop', 'of'))
    )
      return null;
    if (draft.has(at, 'stop', 'of')) tied = true;
  }
  return null;
}

function hasOwnArea(draft: Draft, at: number): boolean {
  for (let next = at + 1; next <= at + BETWEEN + 1; next++) {
    if (draft.has(next, ...MEASURES)) return true;
    if (draft.isEnd(next) || draft.has(next, ...OWNERS)) return false;
  }
  return false;
}

function belongs(draft: Draft, { at, tied }: Tie, { from, to, amount }: Quantity): boolean {
  if (tied || draft.has(at, ...PLOTS, 'room-part')) return true;
  const behind = at > from;
  const led = behind && (draft.has(from - 1, 'with', 'on') || draft.has(from - 2, 'with', 'on'));
  const others =
    draft.chips.some(({ field }) => field === 'surface') ||
    draft.pieces.some((_, index) => (index < from || index >= to) && draft.has(index, ...MEASURES));
  if (led || others) return true;
  if (!draft.has(at, ...GARDENS)) return amount.value < SURELY_A_HOME;
  return amount.value >= SURELY_A_GARDEN || (!behind && !draft.has(at - 1, 'with'));
}
