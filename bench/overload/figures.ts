import { quantile } from '../support/statistics';
import type { PersonFigures } from './person';
import type { StormFigures } from './run-storm';

/** One row of the table: so many clients for some time. */
export interface Row {
  what: string;
  clients: number;
  answersPerSecond: number;
  /** Right answers in a second. */
  goodput: number;
  /** Milliseconds of the answers that were no refusals. */
  p50: number | null;
  p95: number | null;
  p99: number | null;
  statuses: Record<string, number>;
  refusedPercent: number;
  /** Refusals without Retry-After or without a page that can be read. */
  bare: number;
  empty: number;
  wrong: number;
  failed: number;
  person: { tried: number; refused: number; failed: number; lost: number; p95: number | null };
  /** Seconds until a single client is served as on a quiet portal; null when it took more than a minute. */
  recovery: number | null;
  examples: string[];
}

export function rowOf(
  what: string,
  clients: number,
  storm: StormFigures,
  person: PersonFigures,
  recovery: number | null,
): Row {
  const { right, refused, bare, empty, wrong } = storm.verdicts;
  const answers = right + refused + bare + empty + wrong;
  const accepted = Object.values(storm.times).flat();
  return {
    what,
    clients,
    answersPerSecond: round(answers / storm.seconds),
    goodput: round(right / storm.seconds),
    p50: part(accepted, 0.5),
    p95: part(accepted, 0.95),
    p99: part(accepted, 0.99),
    statuses: storm.statuses,
    refusedPercent: answers === 0 ? 0 : round((100 * (refused + bare)) / answers),
    bare,
    empty,
    wrong,
    failed: storm.failed,
    person: {
      tried: person.tried,
      refused: person.refused,
      failed: person.failed,
      lost: person.lost,
      p95: part(person.times, 0.95),
    },
    recovery,
    examples: [...storm.examples, ...person.examples.map((example) => `person: ${example}`)],
  };
}

export function part(times: readonly number[], q: number): number | null {
  return times.length === 0 ? null : round(quantile(times, q));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
