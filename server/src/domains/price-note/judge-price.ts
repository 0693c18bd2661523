import { fitPrices } from './fit-prices';
import { PRICE_FACTS, type PriceReason } from './price-facts';
import type { Comparable, PricedProperty } from './priced-property';

/** Below so many nothing is said. With eight, their lowest and highest hold the next one in seven cases of nine. */
export const FEWEST_COMPARABLES = 8;

/** Share of prices outside the interval at each end: it holds eight of ten. */
const TAIL = 0.1;

/** A price so many times above or below the middle of its area is a slip of the keyboard or something else for sale. */
const IMPLAUSIBLE = 4;

export interface PriceJudgement<Compared extends Comparable = Comparable> {
  /** How many ads it was compared with. */
  comparables: number;
  /** Euros for the whole property: what eight of ten such properties are asked for lies between low and high. */
  low: number;
  middle: number;
  high: number;
  /** By what share each reason moves the price from that of the compared ads, the strongest first. */
  reasons: { reason: PriceReason; effect: number }[];
  /** Each compared ad, and what the property would be asked for if it differed from the others as this ad does. */
  compared: { ad: Compared; adjusted: number }[];
}

/**
 * What a property would be asked for by the prices of comparable ads: their prices per square metre are explained by
 * their facts, and the interval is made of what this explanation misses of each of them (a conformal interval by
 * leaving one out). It makes no assumption on how prices are spread.
 * @returns null where there are too few to say anything
 */
export function judgePrice<Compared extends Comparable>(
  subject: PricedProperty,
  offered: readonly Compared[],
): PriceJudgement<Compared> | null {
  const comparables = plausible(offered);
  if (comparables.length < FEWEST_COMPARABLES) return null;
  const places = [...new Set(comparables.map(({ place }) => place))];
  const rowOf = (property: PricedProperty): number[] => [
    ...PRICE_FACTS.map(({ of }) => of(property)),
    ...places.map((place) => (place === property.place ? 1 : 0)),
  ];
  const fit = fitPrices(
    comparables.map(rowOf),
    comparables.map(({ price, surface }) => Math.log(price / surface)),
  );
  const row = rowOf(subject);
  const expected = fit.predict(row);
  const errors = fit.errors.toSorted((one, other) => one - other);
  const euros = (error: number): number => Math.exp(expected + error) * subject.surface;
  return {
    comparables: comparables.length,
    low: euros(quantile(errors, TAIL)),
    middle: euros(quantile(errors, 0.5)),
    high: euros(quantile(errors, 1 - TAIL)),
    reasons: reasonsOf(fit.effects(row)),
    compared: comparables.map((ad, index) => ({ ad, adjusted: euros(fit.errors[index] ?? 0) })),
  };
}

function plausible<Compared extends Comparable>(offered: readonly Compared[]): Compared[] {
  const perSquareMetre = ({ price, surface }: Comparable): number => price / surface;
  const middle = quantile(
    offered.map(perSquareMetre).sort((one, other) => one - other),
    0.5,
  );
  return offered.filter((comparable) => {
    const times = perSquareMetre(comparable) / middle;
    return times <= IMPLAUSIBLE && times >= 1 / IMPLAUSIBLE;
  });
}

/** So that one more value of the same kind lies below it with this chance: position (n + 1) × share, counted from 1. */
function quantile(sorted: readonly number[], share: number): number {
  const position = Math.min(sorted.length, Math.max(1, (sorted.length + 1) * share)) - 1;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}

function reasonsOf(effects: readonly number[]): PriceJudgement['reasons'] {
  const sums = new Map<PriceReason, number>();
  effects.forEach((effect, column) => {
    // What follows the facts are places.
    const reason = PRICE_FACTS[column]?.reason ?? 'place';
    sums.set(reason, (sums.get(reason) ?? 0) + effect);
  });
  return [...sums]
    .map(([reason, effect]) => ({ reason, effect: Math.exp(effect) - 1 }))
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
}
