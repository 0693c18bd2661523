import { quantile } from '../support/statistics';
import { loopback } from '../support/loopback';
import { Client } from './client';
import { judgeAnswer } from './judge-answer';
import type { Target } from './target';

/** Answers in a row that show how the portal is. */
const IN_A_ROW = 20;
const AT_MOST_MS = 60_000;
/** Of a quiet portal. */
const TIMES = 2;
const LOOPBACK_BLOCK = 100;

interface Taken {
  at: number;
  ms: number;
  right: boolean;
}

/** What a single visitor asks to see how the portal is: lists and ads, one after the other. */
export function probes(targets: readonly Target[]): Target[] {
  return targets.filter(({ kind }) => kind === 'list' || kind === 'ad');
}

/** 95th percentile of one client, in milliseconds, once it is asked by nobody else. */
export async function quietP95(origin: string, targets: readonly Target[], asked: number): Promise<number> {
  const times: number[] = [];
  for await (const { ms } of visits(origin, targets)) {
    times.push(ms);
    if (times.length >= asked) break;
  }
  return quantile(times.slice(Math.min(IN_A_ROW, times.length - 1)), 0.95);
}

/**
 * How long after a storm a single client is answered as on a quiet portal again: twenty answers in a row that are all
 * right, whose 95th percentile is at most twice that of a quiet portal.
 * @returns seconds from now until the first of them was asked for; null when it takes more than a minute
 */
export async function secondsToRecover(
  origin: string,
  targets: readonly Target[],
  quietMs: number,
): Promise<number | null> {
  const start = performance.now();
  const row: Taken[] = [];
  for await (const taken of visits(origin, targets)) {
    row.push(taken);
    if (row.length > IN_A_ROW) row.shift();
    const isQuiet =
      row.length === IN_A_ROW &&
      row.every(({ right }) => right) &&
      quantile(
        row.map(({ ms }) => ms),
        0.95,
      ) <=
        TIMES * quietMs;
    if (isQuiet) return Math.round(((row[0]?.at ?? 0) - start) / 100) / 10;
    if (performance.now() - start > AT_MOST_MS) return null;
  }
  return null;
}

async function* visits(origin: string, targets: readonly Target[]): AsyncGenerator<Taken> {
  const client = new Client(origin, loopback(LOOPBACK_BLOCK, 0));
  try {
    for (let turn = 0; ; turn += 1) {
      const target = targets[turn % targets.length];
      if (target === undefined) throw new RangeError('there is nothing to ask for');
      const at = performance.now();
      const answer = await client.ask(target.address).catch(() => null);
      yield { at, ms: performance.now() - at, right: answer !== null && judgeAnswer(target, answer) === 'right' };
    }
  } finally {
    client.close();
  }
}
