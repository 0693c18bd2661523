/**
 * Whether alerts of saved searches keep up with ads that are published (decision 0144): searches of people on a database of its own, ads at
 * a steady rate, matched and told by the portal's own jobs in one process. Every match of a sample is compared with the list of its search.
 * `npm run bench:alerts -- [--searches 100000] [--ads 2000] [--seconds 120] [--sample 2000]`
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import { openBench } from '../support/open-bench';

const PROGRAM = 'server/src/domains/alerts/testing/measure-alerts.ts';
/** Seconds from the publication of an ad to the mail in the outbox. */
const BUDGET = { p95: 120 };

interface Figures {
  searches: number;
  ads: number;
  seconds: number;
  termsSeconds: number;
  matches: number;
  mails: number;
  delay: { p50: number; p95: number; most: number };
  doubled: number;
  sample: number;
  listed: number;
  missed: number;
  wrong: number;
}

const { options, keep, hold } = openBench('alerts');
const { searches, ads, seconds, sample } = options;
const { stdout } = await promisify(execFile)(
  process.execPath,
  [...SERVER_SOURCES, PROGRAM, JSON.stringify({ searches, ads, seconds, sample })],
  { cwd: projectRoot, maxBuffer: 1 << 24 },
);
const figures: Figures = JSON.parse(stdout);
const { delay, missed, wrong, doubled } = figures;
const tenths = (value: number): number => Math.round(value * 10) / 10;
console.table([
  { what: 'matches', measured: figures.matches },
  { what: 'mails', measured: figures.mails },
  { what: 'rows of all searches made, s', measured: tenths(figures.termsSeconds) },
  { what: 'publication to outbox, s, p50', measured: tenths(delay.p50) },
  { what: 'publication to outbox, s, p95', measured: tenths(delay.p95), allowed: `≤ ${String(BUDGET.p95)}` },
  { what: `ads in ${String(figures.sample)} lists`, measured: figures.listed },
  { what: 'of those missed', measured: missed, allowed: 0 },
  { what: 'told though not in the list', measured: wrong, allowed: 0 },
  { what: 'told twice', measured: doubled, allowed: 0 },
]);
const isRight = figures.listed > 0 && missed === 0 && wrong === 0 && doubled === 0;
await keep({ ...figures, budget: BUDGET, inside: isRight && delay.p95 <= BUDGET.p95 });
hold(isRight, 'always');
hold(delay.p95 <= BUDGET.p95);
