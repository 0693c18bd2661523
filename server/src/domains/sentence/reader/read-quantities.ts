import type { NumberRange } from '@kvadrat/contracts/search';
import type { Chip } from '../chip';
import { KUNA_PER_EURO } from '../../reading/api';
import { isArticle, LAND_MEASURES, SQUARE_METRES, type Amount } from './amounts';
import { ownerOfArea } from './area-owner';
import type { Draft } from './draft';
import { quantityAt, type Bound, type Quantity } from './quantity';
import { readAround } from './read-around';
import { durationEnd, periodOf } from './rent-period';

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

function readQuantity(draft: Draft, quantity: Quantity): void {
  const { from, to, amount } = quantity;
  if (isYear(draft, quantity)) {
    const before = builtBefore(draft, from);
    const start = draft.has(before, 'built') ? before : from;
    draft.say(start, draft.has(to, 'built') ? to + 1 : to, { field: 'builtAfter', value: amount.value });
    return;
  }
  if (isArticle(draft, from) && !amount.scaled && quantity.upper === null && !countsOne(draft, quantity)) return;
  if (quantity.denied) {
    draft.lose(from, to);
    return;
  }
  const duration = durationEnd(draft, quantity);
  if (duration !== null) {
    if (draft.has(to, 'short-stay')) draft.periods.add('short-stay');
    draft.lose(from, duration);
  } else if (!readRent(draft, quantity) && !readArea(draft, quantity)) readOther(draft, quantity);
}

function readOther(draft: Draft, quantity: Quantity): void {
  const { from, to, unit } = quantity;
  const chip = chipOf(quantity);
  if (unit !== null && LAND_MEASURES.includes(unit))
    draft.landMeasures.push({ start: draft.pieces[from]?.start ?? 0, end: draft.pieces[to - 1]?.end ?? 0 });
  if (chip !== null) draft.say(from, to, chip);
  else if (unit === 'floor-noun' || unit === 'bathroom-noun') draft.lose(from, to);
  else if (unit === null && !countsSomething(draft, quantity)) readBare(draft, quantity);
}

/** A sum by the month is a rent; of one by the night or the week no criterion can say how much. */
function readRent(draft: Draft, quantity: Quantity): boolean {
  const period = periodOf(draft, quantity);
  if (period === null) return false;
  draft.periods.add(period.by);
  const chip = chipOf(quantity.unit === null ? { ...quantity, unit: 'euro' } : quantity);
  if (period.by === 'short-stay' || chip === null) draft.lose(quantity.from, quantity.to);
  else draft.say(quantity.from, quantity.to, chip);
  draft.say(period.at, period.at + 1, { field: 'contract', value: 2 });
  return true;
}

/** Square metres are the home's, unless they are those of its garden, terrace or plot. @returns whether they were of those */
function readArea(draft: Draft, quantity: Quantity): boolean {
  const { from, to, unit } = quantity;
  if (unit === null || SQUARE_METRES[unit] === undefined) return false;
  const owner = ownerOfArea(draft, quantity);
  if (owner === null) return false;
  const chip = chipOf(quantity);
  if (owner === 'plot' && chip?.field === 'surface') draft.plots.push({ ...draft.take(from, to), range: chip.value });
  else draft.lose(from, to);
  return true;
}

function chipOf({ unit, bound, amount, upper }: Quantity): Chip | null {
  const measure = unit === null ? undefined : SQUARE_METRES[unit];
  if (measure !== undefined)
    return {
      field: 'surface',
      value: rangeOf(bound ?? 'about', times(amount, measure), upper === null ? null : times(upper, measure)),
    };
  switch (unit) {
    case 'euro':
      return { field: 'price', value: rangeOf(bound ?? 'max', amount, upper) };
    case 'per-metre':
      return { field: 'pricePerMetre', value: rangeOf(bound ?? 'max', amount, upper) };
    case 'kuna':
      return {
        field: 'price',
        value: rangeOf(
          bound ?? 'max',
          times(amount, 1 / KUNA_PER_EURO),
          upper === null ? null : times(upper, 1 / KUNA_PER_EURO),
        ),
      };
    case 'room-noun':
    case 'bedroom-noun':
      return (upper ?? amount).value > MOST_ROOMS
        ? null
        : { field: unit === 'room-noun' ? 'rooms' : 'bedrooms', value: countOf(bound, amount, upper) };
    case 'bathroom-noun':
      // So many or more: a search has no other.
      return amount.value > MOST_ROOMS || bound === 'max'
        ? null
        : { field: 'bathrooms', value: Math.floor(amount.value) };
    default:
      return null;
  }
}

/** Whole units; about is ten per cent either way, outwards. */
function rangeOf(bound: Bound, { value }: Amount, upper: Amount | null): NumberRange {
  if (upper !== null)
    return { min: Math.round(Math.min(value, upper.value)), max: Math.round(Math.max(value, upper.value)) };
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

function times(amount: Amount, factor: number): Amount {
  return { ...amount, value: amount.value * factor };
}

function isYear(draft: Draft, { from, to, unit, bound, amount, upper }: Quantity): boolean {
  if (
    amount.scaled ||
    upper !== null ||
    unit !== null ||
    amount.value < FIRST_YEAR ||
    amount.value > LAST_YEAR ||
    !Number.isInteger(amount.value)
  )
    return false;
  const built = draft.has(builtBefore(draft, from), 'built') || draft.has(to, 'built');
  return draft.has(from, 'after') ? bound === 'after' || built : built;
}

/** "With a bedroom", "a hectare". */
function countsOne(draft: Draft, { from, unit }: Quantity): boolean {
  return unit === 'bedroom-noun'
    ? draft.has(from - 1, 'with')
    : unit !== null && unit !== 'metre' && unit !== 'square-metre' && SQUARE_METRES[unit] !== undefined;
}

/** Where the word may stand: "Bj. 2005". */
function builtBefore(draft: Draft, from: number): number {
  return draft.pieces[from - 1]?.kind === 'joint' ? from - 2 : from - 1;
}

/** "Two balconies": the number belongs to the words behind it, which say enough. */
function countsSomething(draft: Draft, { from, to, bound, amount }: Quantity): boolean {
  const next = draft.pieces[to];
  if (
    bound !== null ||
    amount.value > MOST_ROOMS ||
    next?.kind !== 'phrase' ||
    draft.has(to, 'stop', 'and', 'in', 'on', 'or')
  )
    return false;
  draft.take(from, to);
  return true;
}

function readBare(draft: Draft, { from, to, bound, amount, upper }: Quantity): void {
  if (!amount.scaled && amount.value <= MOST_ROOMS && bound === null) return;
  draft.bare.push({ ...draft.take(from, to), range: rangeOf(bound ?? 'max', amount, upper), bounded: bound !== null });
}

/** T2 and F3; T0 is a studio. */
function readRoomCode(draft: Draft, at: number): void {
  const { number = 0, counts = 'rooms', text = '' } = draft.pieces[at] ?? {};
  // T2+, not 2s+db + k.
  const more = draft.pieces[at + 1]?.text === '+' && !/^\p{Nd}/u.test(text);
  if (number > MOST_ROOMS) return;
  if (number === 0)
    draft.say(at, at + 1, { field: 'typologies', value: [1] }, { field: 'rooms', value: { min: 1, max: 1 } });
  else
    draft.say(at, more ? at + 2 : at + 1, {
      field: counts,
      value: more ? { min: number } : { min: number, max: number },
    });
}
