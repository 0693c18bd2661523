import type { Row } from './figures';

/** Percent of answers that may be refusals, up to so many clients; beyond any may. */
const REFUSED: readonly (readonly [clients: number, percent: number])[] = [
  [8, 0],
  [32, 1],
  [64, 10],
];
const P95_MS = 1500;
const RECOVERY_SECONDS = 5;
/** Of the best goodput, at the most clients. */
const GOODPUT_SHARE = 0.8;
const MOST_CLIENTS = 256;

/** What never happens, however many come: an answer that is neither right nor a proper refusal. */
export function isSound({ bare, empty, wrong }: Pick<Row, 'bare' | 'empty' | 'wrong'>): boolean {
  return bare + empty + wrong === 0;
}

/** Names of the targets of issue I that a row misses. @param rows of the same conditions */
export function missedTargets(row: Row, rows: readonly Row[]): string[] {
  const allowed = REFUSED.find(([clients]) => row.clients <= clients)?.[1] ?? 100;
  const best = Math.max(...rows.map(({ goodput }) => goodput));
  const checks: Record<string, boolean> = {
    'no empty page': row.empty === 0,
    'no wrong status': row.wrong === 0,
    'refusals with Retry-After and a page': row.bare === 0,
    'all answered': row.failed === 0,
    [`p95 ≤ ${String(P95_MS)} ms`]: row.p95 !== null && row.p95 <= P95_MS,
    [`refused ≤ ${String(allowed)} %`]: row.refusedPercent <= allowed,
    'signing in and forms not refused': row.person.refused + row.person.failed === 0,
    'what was typed is kept': row.person.lost === 0,
    [`recovery ≤ ${String(RECOVERY_SECONDS)} s`]: row.recovery !== null && row.recovery <= RECOVERY_SECONDS,
    [`goodput ≥ ${String(100 * GOODPUT_SHARE)} % of the best`]:
      row.clients < MOST_CLIENTS || row.goodput >= GOODPUT_SHARE * best,
  };
  return Object.entries(checks)
    .filter(([, held]) => !held)
    .map(([name]) => name);
}
