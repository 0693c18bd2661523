import { quantile } from '../support/statistics';
import type { Compared } from './compare-engines';
import type { Query } from './query';
import type { Storm } from './product';

export interface Times {
  min: number;
  p50: number;
  p95: number;
}

/** One line of the table. Times in milliseconds. */
export interface Figures {
  query: string;
  title: string;
  total: number;
  product: Times;
  reference: Times;
  /** Median of a processor's milliseconds, which other work on the machine hardly changes. */
  work: { product: number; reference: number };
  /** Median of ours as a multiple of the reference's. */
  ratio: number;
  ratioAllowed: number | null;
  target: number;
  /** Both the target and, where there is one, the ratio. */
  holds: boolean;
  plan: string;
  /** With several clients at once; they may take four times as long. */
  crowd?: Times;
  crowdHolds?: boolean;
}

/** What several clients may cost, as a multiple of the target for one. */
const CROWD = 4;

export function figuresOf({ query, product, reference, productWork, referenceWork, total, plan }: Compared): Figures {
  const ours = timesOf(product);
  const theirs = timesOf(reference);
  const ratio = round(ours.p50 / Math.max(theirs.p50, 0.01));
  const { name, title, target, ratio: allowed } = query;
  return {
    query: name,
    title,
    total,
    product: ours,
    reference: theirs,
    work: { product: timesOf(productWork).p50, reference: timesOf(referenceWork).p50 },
    ratio,
    ratioAllowed: allowed ?? null,
    target,
    holds: ours.p95 <= target && (allowed === undefined || ratio <= allowed),
    plan,
  };
}

/** Adds how long each query took while several clients asked. */
export function withCrowd(figures: readonly Figures[], { times }: Storm, queries: readonly Query[]): Figures[] {
  return figures.map((line) => {
    const own = times.filter(({ name }) => name === line.query).map(({ ms }) => ms);
    const target = queries.find(({ name }) => name === line.query)?.target ?? 0;
    if (own.length === 0) return line;
    const crowd = timesOf(own);
    return { ...line, crowd, crowdHolds: crowd.p95 <= target * CROWD };
  });
}

export function timesOf(values: readonly number[]): Times {
  return { min: round(Math.min(...values)), p50: round(quantile(values, 0.5)), p95: round(quantile(values, 0.95)) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
