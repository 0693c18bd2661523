import type { NumberRange } from '@kvadrat/contracts/search';
import type { Chip } from '../chip';
import { amountAt, isArticle, type Amount } from './amounts';
import { readAround } from './read-around';
import type { Draft } from './draft';
import type { Sign } from './terms';

type Bound = 'max' | 'min' | 'about' | 'between' | 'of' | 'after';

/** What a number says with the words around it. */
export interface Quantity {
  /** Pieces from and up to. */
  from: number;
  to: number;
  bound: Bound | null;
  amount: Amount;
  /** The second number of a range. */
  upper: Amount | null;
  unit: Sign | null;
}

/** Units, the one that says more before the other where a word may be both. */
const UNITS: readonly Sign[] = ['per-metre', 'square-metre', 'euro', 'kuna', 'bathroom-noun', 'bedroom-noun', 'room-noun', 'minute', 'kilometre', 'metre', 'floor-noun'];
const BOUNDS: readonly Bound[] = ['between', 'max', 'min', 'about', 'of', 'after'];
/** Official rate of 2023, for who still thinks in kuna. */
const KUNA_PER_EURO = 7.5345;
const MOST_ROOMS = 20;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/** Finds all numbers and takes those whose unit says what they are. */
export function readQuantities(draft: Draft): void {
  for (let at = 0; at < draft.pieces.length; at++) {
    if (draft.isTaken(at)) continue;
    const piece = draft.pieces[at];
    if (piece?.kind === 'room-code') readRoomCode(draft, at);
    else {
      const quantity = quantityAt(draft, at);
      if (quantity !== null && !readAround(draft, quantity)) readQuantity(draft, quantity);
    }
  }
}

function quantityAt(draft: Draft, at: number): Quantity | null {
  let bound: Bound | null = null;
  let first = at;
  // "Do najviše", "von ca.", "max €": the last word counts, "between" before all.
  while (amountAt(draft, first) === null && first < at + 4) {
    const next = BOUNDS.find((code) => draft.has(first, code));
    if (next === undefined && !draft.has(first, 'euro', 'stop', 'in')) return null;
    if (first === at && next === undefined && !draft.has(first, 'euro')) return null;
    if (bound !== 'between' && next !== undefined) bound = next;
    first++;
  }
  const amount = amountAt(draft, first);
  if (amount === null) return null;
  let to = amount.next;
  if (draft.pieces[to]?.text === '+' || (draft.has(to, 'or-more') && !draft.has(to, 'minute'))) {
    to++;
    bound = 'min';
  }
  let [unit, behind] = unitAt(draft, to);
  let upper: Amount | null = null;
  const second = rangeEnd(draft, unit === null ? to : behind, bound, unit);
  if (second !== null) {
    upper = second;
    const [unitBehind, end] = unitAt(draft, second.next);
    unit = unitBehind ?? unit;
    behind = end;
  }
  const after = afterwards(draft, behind, bound);
  return { from: at, to: after.to, bound: after.bound, amount: scaledLike(amount, upper), upper, unit };
}

function unitAt(draft: Draft, at: number): [Sign | null, number] {
  // "Due milioni di euro".
  const of = draft.skip(at, 1);
  const next = draft.has(of, 'stop', 'of') && draft.has(of + 1, 'euro') ? of + 1 : of;
  const unit = UNITS.find((code) => draft.has(next, code) && (code !== 'euro' || isEuro(draft, next)));
  if (unit === undefined) return [null, at];
  // "€ / m2" is no price of a flat.
  if (unit === 'euro' && draft.has(next + 1, 'per-metre')) return ['per-metre', next + 2];
  return [unit, next + 1];
}

/** "400e" are euros, "600 e 900" are not. */
function isEuro(draft: Draft, at: number): boolean {
  const piece = draft.pieces[at];
  return piece !== undefined && (piece.glued || piece.text === '€' || piece.text.length > 1);
}

/** The second number of "80 do 150", "80-150" or "između 80 i 150". */
function rangeEnd(draft: Draft, at: number, bound: Bound | null, unit: Sign | null): Amount | null {
  const dash = draft.pieces[at]?.kind === 'joint';
  const joined = dash || draft.has(at, 'to', 'max') || (bound === 'between' && draft.has(at, 'and'));
  if (!joined) return null;
  const second = amountAt(draft, draft.skip(at + 1, 1, 'stop'));
  if (second === null) return null;
  const [unitBehind] = unitAt(draft, second.next);
  return unit === null || unit === unitBehind ? second : null;
}

/** Of "300 to 400 thousand" both are thousands, of "500.000 to 1 million" only one is a million. */
function scaledLike(amount: Amount, upper: Amount | null): Amount {
  if (upper === null || amount.scaled || !upper.scaled || amount.value > upper.said) return amount;
  return { ...amount, value: (amount.value * upper.value) / upper.said };
}

/** "100 m2 approx.", "250 000 € maximum": a bound behind the number, unless it belongs to the next one. */
function afterwards(draft: Draft, at: number, bound: Bound | null): { bound: Bound | null; to: number } {
  if (bound !== null && bound !== 'of') return { bound, to: at };
  const behind = draft.has(at, 'or-more') ? 'min' : BOUNDS.slice(1, 4).find((code) => draft.has(at, code));
  if (behind === undefined || amountAt(draft, draft.skip(at + 1, 2, 'euro', 'stop')) !== null) return { bound, to: at };
  return { bound: behind, to: at + 1 };
}

function readQuantity(draft: Draft, quantity: Quantity): void {
  const { from, to, unit, amount } = quantity;
  if (isYear(draft, quantity)) {
    const start = draft.has(from - 1, 'built') ? from - 1 : from;
    draft.say(start, draft.has(to, 'built') ? to + 1 : to, { field: 'builtAfter', value: amount.value });
    return;
  }
  if (isArticle(draft, from) && !amount.scaled) return;
  const chip = chipOf(quantity);
  if (chip !== null) draft.say(from, to, chip);
  else if (unit === 'per-metre' || unit === 'floor-noun') draft.lose(from, to);
  else if (unit === null && !countsSomething(draft, quantity)) readBare(draft, quantity);
}

function chipOf({ unit, bound, amount, upper }: Quantity): Chip | null {
  switch (unit) {
    case 'euro':
      return { field: 'price', value: rangeOf(bound ?? 'max', amount, upper) };
    case 'kuna':
      return { field: 'price', value: rangeOf(bound ?? 'max', inEuros(amount), upper === null ? null : inEuros(upper)) };
    case 'square-metre':
    case 'metre':
      return { field: 'surface', value: rangeOf(bound ?? 'about', amount, upper) };
    case 'room-noun':
    case 'bedroom-noun':
      return (upper ?? amount).value > MOST_ROOMS ? null : { field: unit === 'room-noun' ? 'rooms' : 'bedrooms', value: countOf(bound, amount, upper) };
    case 'bathroom-noun':
      return amount.value > MOST_ROOMS ? null : { field: 'bathrooms', value: Math.floor(amount.value) };
    default:
      return null;
  }
}

/** Whole units; about is ten per cent either way, outwards. */
function rangeOf(bound: Bound, { value }: Amount, upper: Amount | null): NumberRange {
  if (upper !== null) return { min: Math.round(Math.min(value, upper.value)), max: Math.round(Math.max(value, upper.value)) };
  if (bound === 'max') return { max: Math.round(value) };
  if (bound === 'min' || bound === 'of' || bound === 'after') return { min: Math.round(value) };
  return { min: Math.floor((value * 9) / 10), max: Math.ceil((value * 11) / 10) };
}

/** So many rooms, not more: who wants "two" means two. Two and a half are two or three. */
function countOf(bound: Bound | null, { value }: Amount, upper: Amount | null): NumberRange {
  if (upper !== null) return { min: Math.floor(value), max: Math.ceil(upper.value) };
  if (bound === 'min') return { min: Math.floor(value) };
  if (bound === 'max') return { max: Math.ceil(value) };
  return { min: Math.floor(value), max: Math.ceil(value) };
}

function inEuros(amount: Amount): Amount {
  return { ...amount, value: amount.value / KUNA_PER_EURO };
}

function isYear(draft: Draft, { from, to, unit, bound, amount, upper }: Quantity): boolean {
  if (amount.scaled || upper !== null || unit !== null || amount.value < FIRST_YEAR || amount.value > LAST_YEAR || !Number.isInteger(amount.value)) return false;
  const built = draft.has(from - 1, 'built') || draft.has(to, 'built');
  return draft.has(from, 'after') ? bound === 'after' || built : built;
}

/** "Two balconies": the number belongs to the words behind it, which say enough. */
function countsSomething(draft: Draft, { from, to, bound, amount }: Quantity): boolean {
  const next = draft.pieces[to];
  if (bound !== null || amount.value > MOST_ROOMS || next?.kind !== 'phrase' || draft.has(to, 'stop', 'and', 'in', 'on')) return false;
  draft.take(from, to);
  return true;
}

function readBare(draft: Draft, { from, to, bound, amount, upper }: Quantity): void {
  if (!amount.scaled && amount.value <= MOST_ROOMS && bound === null) return;
  draft.bare.push({ ...draft.take(from, to), range: rangeOf(bound ?? 'max', amount, upper), bounded: bound !== null });
}

/** T2 and F3; T0 is a studio. */
function readRoomCode(draft: Draft, at: number): void {
  const { number = 0, counts = 'rooms' } = draft.pieces[at] ?? {};
  const more = draft.pieces[at + 1]?.text === '+';
  if (number > MOST_ROOMS) return;
  if (number === 0) draft.say(at, at + 1, { field: 'typologies', value: [1] }, { field: 'rooms', value: { min: 1, max: 1 } });
  else draft.say(at, more ? at + 2 : at + 1, { field: counts, value: more ? { min: number } : { min: number, max: number } });
}
