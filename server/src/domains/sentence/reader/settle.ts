import type { NumberRange } from '@kvadrat/contracts/search';
import type { Chip, ChipField, Span, Understood } from '../chip';
import type { Draft } from './draft';
import { settleFloors } from './settle-floors';
import { hangingRooms } from './hanging-rooms';
import { rentByPrice, withoutLoans, withoutShortStays } from './settle-prices';

/** A number without a unit is a price from here on; of rents and behind "up to" from less. */
const SURELY_A_PRICE = 10_000;
const PERHAPS_A_RENT = 100;
const PERHAPS_A_PRICE = 200;
/** Chips that say nothing of what kind of thing is looked for. */
const CIRCUMSTANCES: readonly ChipField[] = [
  'contract',
  'place',
  'price',
  'pricePerMetre',
  'surface',
  'advertisers',
  'publishedWithin',
  'sort',
  'circle',
  'travel',
];
const RESIDENTIAL = [1, 6];
const LAND = 24;
/** Characters between two limits that share a unit. */
const BESIDE = 12;

/** Brings chips that contradict or need each other in order; what has to give way is lost. */
export function settle(draft: Draft): { chips: Understood[]; lost: Span[] } {
  const lost: Span[] = [...draft.lost];
  let chips = [...draft.chips].sort((one, other) => one.start - other.start);
  const drop = (gone: readonly Understood[]): void => {
    chips = chips.filter((chip) => !gone.includes(chip));
    lost.push(...gone.map(({ start, end }) => ({ start, end })));
  };
  const [hectares] = draft.landMeasures;
  if (hectares !== undefined && !namesAnObject(chips)) chips.push({ ...hectares, field: 'category', value: LAND });
  chips = withoutLoans(chips, lost);
  const contracts = chips.filter(({ field }) => field === 'contract');
  if (new Set(contracts.map(({ value }) => value)).size > 1) drop(contracts);

  if (!draft.denies) chips = garagesAlone(chips);
  const category = chips.find((chip) => chip.field === 'category');
  if (category !== undefined) {
    const residential = firstIsResidential(chips, category);
    const others = chips.filter(
      (chip) =>
        chip.field === 'category' && (residential ? !RESIDENTIAL.includes(chip.value) : chip.value !== category.value),
    );
    // With a kind that gives way go its typologies: "house with a building plot".
    drop(
      chips.filter(
        (chip) =>
          others.includes(chip) || (chip.field === 'typologies' && others.some(({ start }) => start === chip.start)),
      ),
    );
    if (!residential)
      drop(
        chips.filter(
          (chip) =>
            chip.field === 'typologies' &&
            !chips.some((other) => other.field === 'category' && other.start === chip.start),
        ),
      );
  }
  for (const { start, end, range } of draft.plots) {
    if (chips.some((chip) => chip.field === 'category' && chip.value === LAND))
      chips.push({ start, end, field: 'surface', value: range });
    else chips.push({ start, end, field: 'plot', value: range });
  }
  chips = hangingRooms(choiceOfRooms(settleFloors(chips, draft, lost), draft), draft);
  chips = chips.flatMap((chip) => newBuildToLet(chip, chips));
  const room = chips.find((chip) => chip.field === 'category' && chip.value === 4);
  if (room !== undefined && !chips.some(({ field }) => field === 'contract'))
    chips.push({ start: room.start, end: room.end, field: 'contract', value: 2 });
  const rents = chips.some((chip) => chip.field === 'contract' && chip.value === 2);
  for (const { start, end, range, bounded } of draft.bare) {
    const amount = range.max ?? range.min ?? 0;
    const enough = rents ? PERHAPS_A_RENT : bounded ? PERHAPS_A_PRICE : SURELY_A_PRICE;
    const beside = amount < enough && bounded ? chipBeside({ start, end }, range, chips) : null;
    if (amount >= enough) chips.push({ start, end, field: 'price', value: range });
    else if (beside !== null) chips.push(beside);
    else lost.push({ start, end });
  }
  const stays = draft.periods.has('short-stay') || draft.pieces.some((_, at) => draft.has(at, 'short-stay'));
  if (stays && !draft.periods.has('month')) chips = withoutShortStays(chips, lost);
  const settled = joinRanges(withoutDoubles(withoutLoans(chips, lost)), lost);
  return { chips: [...settled, ...rentByPrice(settled)], lost };
}

/** "At least 60, at most 80 m²": the unit of the one limit is that of the other. */
function chipBeside({ start, end }: Span, range: NumberRange, chips: readonly Understood[]): Understood | null {
  const near = chips.find(
    (chip): chip is RangeChip =>
      isRange(chip) &&
      chip.field !== 'price' &&
      Math.min(Math.abs(chip.start - end), Math.abs(start - chip.end)) <= BESIDE,
  );
  const fits =
    near !== undefined &&
    (range.min === undefined
      ? near.value.max === undefined || near.value.max === near.value.min
      : near.value.min === undefined || near.value.max === near.value.min);
  return fits ? { start, end, field: near.field, value: range } : null;
}

/** "Studio or one-bedroom": a home with a bedroom has a room more than that, so that both are rooms. */
function choiceOfRooms(chips: readonly Understood[], draft: Draft): Understood[] {
  const rooms = chips.find((chip) => chip.field === 'rooms');
  const bedrooms = chips.find((chip) => chip.field === 'bedrooms');
  if (rooms?.field !== 'rooms' || bedrooms?.field !== 'bedrooms') return [...chips];
  const [former, latter] = rooms.start < bedrooms.start ? [rooms, bedrooms] : [bedrooms, rooms];
  if (!draft.choosesBetween(former.end, latter.start)) return [...chips];
  const { min, max } = bedrooms.value;
  const value = { ...(min !== undefined && { min: min + 1 }), ...(max !== undefined && { max: max + 1 }) };
  return chips.map((chip) => (chip === bedrooms ? { start: chip.start, end: chip.end, field: 'rooms', value } : chip));
}

/** A garage is what is looked for when nothing else is. */
function garagesAlone(chips: readonly Understood[]): Understood[] {
  const parkings = chips.filter(({ field }) => field === 'parkings');
  const alone =
    parkings.length > 0 && chips.every(({ field }) => field === 'parkings' || CIRCUMSTANCES.includes(field));
  const [first] = parkings;
  if (!alone || first === undefined) return [...chips];
  return chips.flatMap((chip) => {
    if (chip.field !== 'parkings') return chip;
    return chip === first ? { start: chip.start, end: chip.end, field: 'category' as const, value: 22 as const } : [];
  });
}

/** Flats and houses and the projects of new ones go together, other kinds of things do not. */
function firstIsResidential(chips: readonly Understood[], category: Understood): boolean {
  const own = chips
    .filter((chip) => chip.field === 'category' && chip.start === category.start)
    .some((chip) => chip.field === 'category' && RESIDENTIAL.includes(chip.value));
  const home = chips.find(
    (chip) =>
      chip.field === 'typologies' && !chips.some((other) => other.field === 'category' && other.start === chip.start),
  );
  return own || (home !== undefined && home.start < category.start);
}

/** Projects are sold; to let there are only new homes. */
function newBuildToLet(chip: Understood, chips: readonly Understood[]): Understood {
  const toLet = chips.some((other) => other.field === 'contract' && other.value === 2);
  if (chip.field !== 'category' || chip.value !== 6 || !toLet) return chip;
  return { start: chip.start, end: chip.end, field: 'conditions', value: ['new'] };
}

function withoutDoubles(chips: readonly Understood[]): Understood[] {
  const said = new Set<string>();
  const single = new Set<ChipField>(['sort', 'seaDistanceMax', 'builtAfter', 'publishedWithin', 'bathrooms', 'circle']);
  return chips.filter(({ field, value }) => {
    const key = single.has(field) ? field : `${field} ${JSON.stringify(value)}`;
    return said.size < said.add(key).size;
  });
}

type RangeField = 'price' | 'surface' | 'rooms' | 'bedrooms';
type RangeChip = Extract<Understood, { field: RangeField }>;

const isRange = (chip: Understood): chip is RangeChip => ['price', 'surface', 'rooms', 'bedrooms'].includes(chip.field);

/** "From 100" and "to 200" are one range, "two or three rooms" too; of two prices the later one counts. */
function joinRanges(chips: readonly Understood[], lost: Span[]): Understood[] {
  const joined: Understood[] = [];
  for (const chip of [...chips].sort((one, other) => one.start - other.start)) {
    const at = isRange(chip) ? joined.findIndex(({ field }) => field === chip.field) : -1;
    const before = joined[at];
    if (!isRange(chip) || before === undefined || !isRange(before)) {
      joined.push(chip);
      continue;
    }
    const value = joinedRange(before.value, chip.value, chip.field);
    if (value === chip.value) lost.push({ start: before.start, end: before.end });
    joined.splice(at, 1);
    joined.push({ ...chip, start: value === chip.value ? chip.start : before.start, value });
  }
  return joined;
}

function joinedRange(one: NumberRange, other: NumberRange, field: RangeField): NumberRange {
  const counted = field === 'rooms' || field === 'bedrooms';
  if (one.min !== undefined && one.max !== undefined && other.min !== undefined && other.max !== undefined) {
    return counted ? { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) } : other;
  }
  const both = { ...one, ...other };
  const fits = both.min === undefined || both.max === undefined || both.min <= both.max;
  return Object.keys(one).some((bound) => Object.hasOwn(other, bound)) || !fits ? other : both;
}

/** Whether a chip is about the thing that is looked for. */
export function namesAnObject(chips: readonly Chip[]): boolean {
  return chips.some(
    ({ field }) => field === 'typologies' || field === 'category' || field === 'rooms' || field === 'bedrooms',
  );
}
