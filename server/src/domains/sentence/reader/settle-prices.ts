import type { NumberRange } from '@kvadrat/contracts/search';
import type { CategoryCode } from '@kvadrat/contracts/vocabulary';
import type { Span, Understood } from '../chip';

/** Nothing that is lived or worked in is sold for so little, and nobody pays more than the other by the month. */
const HIGHEST_RENT = 5000;
const HIGHEST_PAID = 30_000;
/** Land, garages and sheds, and whatever lies abroad. */
const CHEAP: readonly CategoryCode[] = [5, 22, 24, 25];

/** A loan is paid by the month, too: who names a price of a purchase beside it buys. */
export function withoutLoans(chips: readonly Understood[], lost: Span[]): Understood[] {
  const prices = chips.filter((chip) => chip.field === 'price');
  const most = ({ min = 0, max = min }: NumberRange): number => max;
  const small = prices.filter(({ value }) => most(value) <= HIGHEST_PAID);
  if (small.length === 0 || small.length === prices.length) return [...chips];
  const gone = chips.filter(
    (chip) => small.some((price) => price === chip) || (chip.field === 'contract' && chip.value === 2),
  );
  lost.push(...gone.map(({ start, end }) => ({ start, end })));
  return chips.filter((chip) => !gone.includes(chip));
}

/** "Weekly rental, 800 euros": the sum is one of those that no criterion can say. */
export function withoutShortStays(chips: readonly Understood[], lost: Span[]): Understood[] {
  return chips.flatMap((chip) => {
    if (chip.field !== 'price' || (chip.value.max ?? chip.value.min ?? 0) > HIGHEST_RENT) return chip;
    lost.push({ start: chip.start, end: chip.end });
    return { start: chip.start, end: chip.end, field: 'contract' as const, value: 2 as const };
  });
}

/** Nothing to live or work in is sold for so little: such a price is a rent. */
export function rentByPrice(chips: readonly Understood[]): Understood[] {
  const price = chips.find((chip) => chip.field === 'price');
  const cheapThings = chips.some(
    (chip) =>
      (chip.field === 'category' && CHEAP.includes(chip.value)) ||
      (chip.field === 'conditions' && chip.value.includes('to-renovate')),
  );
  if (price?.field !== 'price' || cheapThings || chips.some(({ field }) => field === 'contract')) return [];
  const { min, max = min ?? 0 } = price.value;
  return max > HIGHEST_RENT ? [] : [{ start: price.start, end: price.end, field: 'contract', value: 2 }];
}
