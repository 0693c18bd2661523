import type { ListingDetail } from '@kvadrat/contracts/api';

const DAY_MS = 86_400_000;

export interface HistoryStep {
  /** ISO date-time. */
  at: string;
  price: number;
  /** From the price before, as a share in whole hundredths: -0.04. */
  change: number;
  /** Where it begins and ends between the first day and today, 0 to 1. */
  from: number;
  until: number;
  /** Between nothing and the highest price, 0 to 1, so that a small cut does not look like a large one. */
  level: number;
}

/**
 * The day on which the history ends, as server and browser both know it; never before the last price. An ad's own date of change
 * says nothing of today.
 */
export function historyEnd({
  firstPublishedAt,
  daysOnMarket,
  priceHistory,
}: Pick<ListingDetail, 'firstPublishedAt' | 'daysOnMarket' | 'priceHistory'>): Date {
  return new Date(
    Math.max(Date.parse(firstPublishedAt) + daysOnMarket * DAY_MS, ...priceHistory.map(({ at }) => Date.parse(at))),
  );
}

/** Prices as steps of a chart that begins at nothing. @param now the end of the last step */
export function historySteps(prices: ListingDetail['priceHistory'], now: Date): HistoryStep[] {
  const times = prices.map(({ at }) => Date.parse(at));
  const begin = times[0] ?? 0;
  const span = Math.max(1, now.getTime() - begin);
  const highest = Math.max(...prices.map(({ price }) => price));
  const share = (time: number): number => Math.min(1, Math.max(0, (time - begin) / span));
  return prices.map(({ at, price }, index) => ({
    at,
    price,
    change: Math.round((price / (prices[index - 1]?.price ?? price) - 1) * 100) / 100,
    from: share(times[index] ?? begin),
    until: index === prices.length - 1 ? 1 : share(times[index + 1] ?? begin),
    level: price / highest,
  }));
}
