import { amountAt, isArticle, SQUARE_METRES, type Amount } from './amounts';
import { denialBehind } from './denials';
import type { Draft } from './draft';
import type { Code } from './phrase-tree';
import type { Sign } from './terms';

export type Bound = 'max' | 'min' | 'about' | 'between' | 'of' | 'after';

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
  /** A denial behind it that no limit could be made of: "80 m² ne treba". */
  denied: boolean;
}

/** Units, the one that says more before the other where a word may be both. */
const UNITS: readonly Sign[] = [
  'per-metre',
  'square-metre',
  'square-foot',
  'hectare',
  'acre',
  'jutro',
  'are',
  'dunum',
  'fathom',
  'euro',
  'kuna',
  'bathroom-noun',
  'bedroom-noun',
  'room-noun',
  'minute',
  'kilometre',
  'metre',
  'floor-noun',
];
const BOUNDS: readonly Bound[] = ['between', 'max', 'min', 'about', 'of', 'after'];
const LABELS: readonly Sign[] = ['room-noun', 'bedroom-noun', 'bathroom-noun'];
const COUNTED: readonly (Sign | null)[] = ['room-noun', 'bedroom-noun'];
/** What a limit becomes when it is denied. */
const CONTRARY: Readonly<Partial<Record<Bound, Bound>>> = { max: 'min', min: 'max' };
/** What may stand between a denial and a limit without being denied. */
const HOMES: readonly Code[] = [
  'apartment',
  'house',
  'detached-house',
  'villa',
  'land',
  'building-land',
  'office',
  'shop',
  'commercial',
  'warehouse',
  'flat-1',
  'rooms-2',
  'rooms-3',
];
/** Words between a denial and the limit it denies: "won't pay more than". */
const NOT_BEFORE_BOUND = 5;

export function quantityAt(draft: Draft, at: number): Quantity | null {
  const quantity = draft.has(at, 'not') ? deniedAt(draft, at) : plainAt(draft, at);
  if (quantity === null) return null;
  const denial = denialBehind(draft, quantity.to);
  if (denial === null) return quantity;
  const bound =
    denial.kind === 'refused' && quantity.bound !== null && quantity.upper === null
      ? CONTRARY[quantity.bound]
      : undefined;
  return { ...quantity, to: denial.end, bound: bound ?? quantity.bound, denied: bound === undefined };
}

/** "Nicht unter 80 qm", "nothing over 250,000". */
function deniedAt(draft: Draft, at: number): Quantity | null {
  let next = at + 1;
  let object = false;
  let unknown = 0;
  for (; next < at + NOT_BEFORE_BOUND && !draft.has(next, 'max', 'min'); next++) {
    if (draft.has(next, ...HOMES)) object = true;
    // A verb: "não mostrem casas acima de".
    else if (draft.pieces[next]?.kind === 'unknown' && unknown === 0) unknown++;
    else if (draft.pieces[next]?.kind !== 'joint' && !draft.has(next, 'stop')) return null;
  }
  if (!draft.has(next, 'max', 'min')) return null;
  const quantity = plainAt(draft, next);
  const contrary = quantity?.bound === null || quantity?.upper !== null ? undefined : CONTRARY[quantity.bound];
  if (quantity === null || contrary === undefined) return null;
  // "No flats under 50 m²": flats are wanted.
  if (object) draft.take(at, at + 1);
  return { ...quantity, from: object ? next : at, bound: contrary };
}

function plainAt(draft: Draft, at: number): Quantity | null {
  let bound: Bound | null = null;
  let first = at;
  // "Do najviše", "von ca.", "max €": the last word counts, "between" before all.
  while (amountAt(draft, first) === null && first < at + 4) {
    const next = BOUNDS.find((code) => draft.has(first, code));
    const dot = first > at && draft.pieces[first]?.kind === 'joint';
    if (!dot && next === undefined && !draft.has(first, 'euro', 'stop', 'in')) return null;
    if (first === at && next === undefined && !draft.has(first, 'euro')) return null;
    if (bound !== 'between' && next !== undefined) bound = next;
    first++;
  }
  const amount = amountAt(draft, first);
  if (amount === null) return null;
  let to = amount.next;
  if (isPlus(draft, to) || (draft.has(to, 'or-more') && !draft.has(to, 'minute'))) {
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
  const label = unit === null ? labelBefore(draft, at) : null;
  if (label !== null) return { from: label.at, to: behind, bound, amount, upper, unit: label.unit, denied: false };
  const after = afterwards(
    draft,
    behind,
    upper === null && bound === 'of' && isGenitive(draft, at, unit) ? null : bound,
  );
  return { from: at, to: after.to, bound: after.bound, amount: scaledLike(amount, upper), upper, unit, denied: false };
}

/** "Stan od 70 m²" and "casa de 200.000 euros" are of that size and price; "od 200.000 eura" and ", od 70 m²" begin there. */
function isGenitive(draft: Draft, at: number, unit: Sign | null): boolean {
  return draft.has(at, 'genitive') || (unit !== null && SQUARE_METRES[unit] !== undefined && !draft.isEnd(at - 1));
}

/** "Zimmer: 3", "Zi.: 3". */
function labelBefore(draft: Draft, at: number): { unit: Sign; at: number } | null {
  if (draft.pieces[at - 1]?.text !== ':') return null;
  const label = draft.pieces[at - 2]?.kind === 'joint' ? at - 3 : at - 2;
  const unit = LABELS.find((code) => draft.has(label, code));
  return unit === undefined ? null : { unit, at: label };
}

/** "3+", not "900 + režije". */
function isPlus(draft: Draft, at: number): boolean {
  const piece = draft.pieces[at];
  return piece?.text === '+' && piece.end - piece.start === 1;
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

/** The second number of "80 do 150", "80-150", "između 80 i 150" or "2 ili 3 sobe". */
function rangeEnd(draft: Draft, at: number, bound: Bound | null, unit: Sign | null): Amount | null {
  const dash = draft.pieces[at]?.kind === 'joint';
  const choice = draft.has(at, 'or') && bound === null && unit === null;
  const joined = dash || draft.has(at, 'to', 'max') || (bound === 'between' && draft.has(at, 'and')) || choice;
  if (!joined) return null;
  const start = draft.skip(at + 1, 1, 'stop');
  const second = amountAt(draft, isArticle(draft, at + 1) ? at + 1 : start);
  if (second === null) return null;
  const [unitBehind] = unitAt(draft, second.next);
  if (choice) return COUNTED.includes(unitBehind) ? second : null;
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
