import { SQUARE_METRES as UNITS } from '../../reading/api';
import type { Draft } from './draft';
import type { Sign } from './terms';

export interface Amount {
  value: number;
  /** The number as said, before "thousand" or "million". */
  said: number;
  scaled: boolean;
  /** Index of the first piece behind it. */
  next: number;
}

const NUMBER_WORDS: readonly Sign[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const THOUSAND = 1000;
const MILLION = 1_000_000;

/** Square metres of other measures of area. */
export const SQUARE_METRES: Readonly<Partial<Record<Sign, number>>> = {
  'square-metre': UNITS.metre,
  metre: UNITS.metre,
  hectare: UNITS.hectare,
  are: UNITS.are,
  dunum: UNITS.dunum,
  acre: UNITS.acre,
  jutro: UNITS.jutro,
  'square-foot': UNITS.foot,
  fathom: UNITS.fathom,
};
/** What only land is measured by. */
export const LAND_MEASURES: readonly Sign[] = ['hectare', 'acre', 'jutro', 'dunum', 'are'];

/** The number at a piece with what scales it: 250 tisuća, 1,2 milioni, um milhão e meio, half a million. */
export function amountAt(draft: Draft, at: number): Amount | null {
  const part = partOfMillion(draft, at) ?? halfMeasure(draft, at) ?? fractionOfMeasure(draft, at);
  if (part !== null) return part;
  const number = numberAt(draft, at);
  if (number === null) return null;
  const spoken = draft.pieces[at]?.scale ?? 1;
  const said = number / spoken;
  let next = draft.skip(at + 1, 1);
  const scale = spoken > 1 ? spoken : scaleAt(draft, next);
  if (scale === 1 || spoken > 1) next = at + 1;
  else next++;
  // "Two and a half", "a million and a half".
  const half = draft.has(next, 'and') && draft.has(next + 1, 'half') ? next + 2 : null;
  // "One and a half million", "jedan i pol milijuna".
  if (scale === 1 && draft.has(next, 'and') && draft.has(next + 1, 'half-million'))
    return { value: (said + 0.5) * MILLION, said: said + 0.5, scaled: true, next: next + 2 };
  const behind = scale === 1 && half !== null ? scaleAt(draft, half) : 1;
  if (half !== null && behind > 1)
    return { value: (said + 0.5) * behind, said: said + 0.5, scaled: true, next: half + 1 };
  const amount = { value: (said + (half === null ? 0 : 0.5)) * scale, said, scaled: scale > 1, next: half ?? next };
  return scale === MILLION && half === null ? withThousands(draft, amount) : amount;
}

function partOfMillion(draft: Draft, at: number): Amount | null {
  if (draft.has(at, 'half-million')) return { value: MILLION / 2, said: 0.5, scaled: true, next: at + 1 };
  return draft.has(at, 'quarter-million') ? { value: MILLION / 4, said: 0.25, scaled: true, next: at + 1 } : null;
}

/** "Half an acre". */
function halfMeasure(draft: Draft, at: number): Amount | null {
  const unit = draft.skip(at + 1, 2, 'stop', 'of');
  return draft.has(at, 'half') && draft.has(unit, ...LAND_MEASURES)
    ? { value: 0.5, said: 0.5, scaled: false, next: unit }
    : null;
}

/** "1/2 acre". */
function fractionOfMeasure(draft: Draft, at: number): Amount | null {
  const [one, stroke, other] = draft.pieces.slice(at, at + 3);
  const whole = one?.number ?? 0;
  const parts = other?.number ?? 0;
  if (stroke?.text !== '/' || draft.isTaken(at) || whole <= 0 || parts <= whole || !draft.has(at + 3, ...LAND_MEASURES))
    return null;
  return { value: whole / parts, said: whole / parts, scaled: false, next: at + 3 };
}

/** "1 milijun 200 tisuća". */
function withThousands(draft: Draft, amount: Amount): Amount {
  const more = amountAt(draft, draft.skip(amount.next, 1, 'and'));
  return more?.scaled === true && more.value < MILLION
    ? { ...amount, value: amount.value + more.value, next: more.next }
    : amount;
}

/** A number in digits or as a word from one to ten; null where there is none or it means something already. */
export function numberAt(draft: Draft, at: number): number | null {
  const piece = draft.pieces[at];
  if (piece === undefined || draft.isTaken(at)) return null;
  if (piece.kind === 'number') return piece.number ?? null;
  const index = NUMBER_WORDS.findIndex((word) => piece.codes.has(word));
  return index < 0 ? null : index + 1;
}

function scaleAt(draft: Draft, at: number): number {
  if (draft.has(at, 'metre') && !draft.has(at + 1, 'euro')) return 1;
  const piece = draft.pieces[at];
  // "A half million": the word stands alone.
  if (piece?.scale !== undefined && piece.scale === piece.number && !draft.isTaken(at)) return piece.scale;
  if (draft.has(at, 'million')) return MILLION;
  return draft.has(at, 'thousand') ? THOUSAND : 1;
}

/** Whether an article stands there, which counts nothing: una stanza. */
export function isArticle(draft: Draft, at: number): boolean {
  return draft.has(at, 'one') && draft.has(at, 'stop');
}
