/**
 * Whether searches stay fast and the read model fresh while ads change: rounds of 8 clients searching, in turn without and
 * with 1,000 changes a second, over HTTP against the built portal.
 * `npm run bench:freshness -- [--ads 20000] [--data folder of bench:search] [--seconds 60] [--changes 1000] [--clients 8]`
 */
import { openBench } from '../support/open-bench';
import { quantile } from '../support/statistics';
import { startChanger } from './change-ads';
import { searchFor } from './search-clients';
import { startLoadedPortal } from './start-loaded-portal';

/** The slowest twentieth may take at most so many times as long, and a change may wait so many seconds. */
const BUDGET = { ratio: 2, lagSeconds: 2 };
/** Turns of each kind: the machine is not the same from one minute to the next. */
const TURNS = 2;
const WARM_UP_SECONDS = 5;

const { options, keep, hold } = openBench('freshness');
const { ads, seconds, changes, clients } = options;
const turn = seconds / TURNS;
const tenths = (value: number): number => Math.round(value * 10) / 10;

const portal = await startLoadedPortal(ads, options.data);
try {
  const changer = await startChanger(portal.dataFolder);
  await searchFor(portal.origin, clients, options.smoke ? 1 : WARM_UP_SECONDS);
  const quiet: number[] = [];
  const busy: number[] = [];
  const reports = [];
  for (let round = 0; round < TURNS; round += 1) {
    quiet.push(...(await searchFor(portal.origin, clients, turn)));
    const [times, report] = await Promise.all([searchFor(portal.origin, clients, turn), changer.run(changes, turn)]);
    busy.push(...times);
    reports.push(report);
  }
  await changer.stop();
  const row = (times: readonly number[]): { searches: number; p50: number; p95: number } => ({
    searches: times.length,
    p50: tenths(quantile(times, 0.5)),
    p95: tenths(quantile(times, 0.95)),
  });
  const ratio = Math.round((quantile(busy, 0.95) / quantile(quiet, 0.95)) * 100) / 100;
  const changesPerSecond = Math.round(
    reports.reduce((sum, report) => sum + report.changes, 0) / reports.reduce((sum, report) => sum + report.seconds, 0),
  );
  const lagSeconds = tenths(Math.max(...reports.map(({ maxLagSeconds }) => maxLagSeconds)));
  const maxWaiting = Math.max(...reports.map(({ maxWaiting: most }) => most));
  const inside = ratio <= BUDGET.ratio && lagSeconds <= BUDGET.lagSeconds && changesPerSecond >= changes * 0.95;
  const rows = { 'no changes': row(quiet), changes: row(busy) };
  console.log(
    `${String(ads)} ads, ${String(clients)} clients, ${String(changesPerSecond)} changes a second, milliseconds`,
  );
  console.table(rows);
  console.table([
    {
      'p95 ratio': ratio,
      'ratio allowed': BUDGET.ratio,
      'lag s': lagSeconds,
      'lag allowed': BUDGET.lagSeconds,
      'most waiting': maxWaiting,
      inside,
    },
  ]);
  await keep(
    { ads, seconds, clients, changesPerSecond, rows, ratio, lagSeconds, maxWaiting, budget: BUDGET, inside },
    `freshness-${String(ads)}`,
  );
  hold(inside);
} finally {
  await portal.stop();
}
