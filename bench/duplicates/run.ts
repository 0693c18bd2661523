/**
 * How well and how fast ads of one property are found among others (decisions 0064 and 0085), on invented ads, whose inventor
 * knows which of them repeat another.
 * `npm run bench:duplicates -- [--ads 20000]`
 */
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { projectRoot } from '@kvadrat/tools/harness';
import { writeResult } from '../support/write-result';

const PROGRAM = 'server/src/listings/testing/measure-twins.ts';
const BUDGET = { precision: 0.95, recall: 0.85, allMs: 60_000, oneMs: 50 };

interface Figures {
  ads: number;
  pairs: number;
  found: number;
  precision: number;
  recall: number;
  allMs: number;
  oneMs: { p50: number; p99: number; most: number };
}

const { values } = parseArgs({ options: { ads: { type: 'string', default: '20000' } } });
const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM, values.ads], { cwd: projectRoot });
const figures: Figures = JSON.parse(stdout);
const inside = figures.precision >= BUDGET.precision && figures.recall >= BUDGET.recall && figures.allMs <= BUDGET.allMs && figures.oneMs.p99 <= BUDGET.oneMs;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
console.table([
  { what: 'precision', measured: thousandths(figures.precision), allowed: `≥ ${String(BUDGET.precision)}` },
  { what: 'recall', measured: thousandths(figures.recall), allowed: `≥ ${String(BUDGET.recall)}` },
  { what: `all ${String(figures.ads)} ads, ms`, measured: thousandths(figures.allMs), allowed: `≤ ${String(BUDGET.allMs)}` },
  { what: 'one more ad, ms, p99', measured: thousandths(figures.oneMs.p99), allowed: `≤ ${String(BUDGET.oneMs)}` },
]);
await writeResult(`duplicates-${String(figures.ads)}`, { ...figures, budget: BUDGET, inside, load: loadavg().map(thousandths) });
process.exitCode = inside ? 0 : 1;
