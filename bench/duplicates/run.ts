/**
 * How well and how fast ads of one property are found among others (decisions 0061, 0064 and 0085), on invented ads, whose inventor
 * knows which of them repeat another.
 * `npm run bench:duplicates -- [--ads 20000]`
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import { openBench } from '../support/open-bench';

const PROGRAM = 'demo-world/tests/testing/measure-twins.ts';
const BUDGET = { precision: 0.95, recall: 0.85, allMs: 60_000, oneMs: 50 };

interface Judged {
  pairs: number;
  found: number;
  precision: number;
  recall: number;
  neighbours: number;
}

interface Figures {
  ads: number;
  /** By what ads are compared: the key of facts, all that is stated, and pictures and words beside. */
  ways: Record<'key' | 'stated' | 'pictures' | 'texts' | 'all', Judged>;
  allMs: number;
  oneMs: { p50: number; p99: number; most: number };
  /** Of one more picture, and how many were looked at. */
  pictureMs: number;
  pictures: number;
}

const { options, keep, hold } = openBench('duplicates');
const { stdout } = await promisify(execFile)(process.execPath, [...SERVER_SOURCES, PROGRAM, String(options.ads)], {
  cwd: projectRoot,
});
const figures: Figures = JSON.parse(stdout);
const { precision, recall } = figures.ways.all;
const inside =
  precision >= BUDGET.precision &&
  recall >= BUDGET.recall &&
  figures.allMs <= BUDGET.allMs &&
  figures.oneMs.p99 <= BUDGET.oneMs;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
console.table(
  Object.entries(figures.ways).map(([by, judged]) => ({
    by,
    ...judged,
    precision: thousandths(judged.precision),
    recall: thousandths(judged.recall),
  })),
);
console.table([
  { what: 'precision', measured: thousandths(precision), allowed: `≥ ${String(BUDGET.precision)}` },
  { what: 'recall', measured: thousandths(recall), allowed: `≥ ${String(BUDGET.recall)}` },
  {
    what: `all ${String(figures.ads)} ads, ms`,
    measured: thousandths(figures.allMs),
    allowed: `≤ ${String(BUDGET.allMs)}`,
  },
  { what: 'one more ad, ms, p99', measured: thousandths(figures.oneMs.p99), allowed: `≤ ${String(BUDGET.oneMs)}` },
]);
await keep({ ...figures, budget: BUDGET, inside }, `duplicates-${String(figures.ads)}`);
hold(inside);
