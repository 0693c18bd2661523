/**
 * `npm run bench:collector -- [--runs 3] [--seconds 20]`: how many events the collector keeps in a second, in batches of ten; what searches take beside a
 * steady stream of them; and that a portal that is killed has kept all it said it had. Portal, database and those who tell share the processors.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newDataFolder } from '@kvadrat/tools/harness';
import { searchFor } from '../freshness/search-clients';
import { startLoadedPortal } from '../freshness/start-loaded-portal';
import { processTree } from '../support/processes';
import { openBench } from '../support/open-bench';
import { startProcess } from '../support/start-process';
import { quantile } from '../support/statistics';
import { summarize, type Budgets, type RunFigures } from '../support/summarize';
import { killWhileTelling } from './kill-portal';
import { BATCH } from './tell-events';

const CLIENTS = 32;
const SEARCHERS = 4;
/** Events a second that searches run beside: what ten thousand people reading at once tell. */
const STEADY_EVENTS = 500;
const BUDGETS: Budgets = new Map([
  ['events/s', { least: 5000 }],
  ['search p95 beside events, ratio', { most: 1.3 }],
  ['acknowledged events lost', { most: 0 }],
]);
const SETTINGS = { TRUST_PROXY: '127.0.0.1', API_REQUESTS_PER_MINUTE: '1000000', WORKERS: '2' };
/** Of the portal that is killed: searches have to answer, and nobody looks at a picture. */
const SMALL = { ...SETTINGS, DEMO_ADS: '20', DEMO_PICTURES: '0' };

interface Told {
  accepted: number;
  seconds: number;
}

const { options, keep, hold } = openBench('collector');
const { runs, seconds, ads, killAfter } = options;

async function tellFor(origin: string, of: number, batchesPerSecond: number): Promise<Told> {
  const teller = startProcess(join(import.meta.dirname, 'load-process.ts'), [
    origin,
    String(CLIENTS),
    String(of),
    String(batchesPerSecond),
  ]);
  const told = await teller.message();
  if (!isTold(told)) throw new Error('the process that tells events said something else');
  return told;
}

function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && 'accepted' in value && 'seconds' in value;
}

/** Of a portal with its database. */
async function processorMs(pid: number): Promise<number> {
  return (await processTree(pid)).reduce((sum, { processorMs: ms }) => sum + ms, 0);
}

const measured: RunFigures[] = [];
console.log(`Loading ${ads} ads`);
const portal = await startLoadedPortal(ads, undefined, SETTINGS);
try {
  // The first questions and events of a new process are slow.
  const warmUp = Math.min(seconds, 5);
  await searchFor(portal.origin, SEARCHERS, warmUp);
  await tellFor(portal.origin, warmUp, 0);
  for (let run = 0; run < runs; run += 1) {
    const before = await processorMs(portal.pid);
    const full = await tellFor(portal.origin, seconds, 0);
    const spent = (await processorMs(portal.pid)) - before;
    const quiet = await searchFor(portal.origin, SEARCHERS, seconds);
    const [busy, steady] = await Promise.all([
      searchFor(portal.origin, SEARCHERS, seconds),
      tellFor(portal.origin, seconds, STEADY_EVENTS / BATCH),
    ]);
    console.log(`Run ${run + 1} of ${runs}: ${Math.round(full.accepted / full.seconds)} events a second`);
    measured.push({
      'events/s': full.accepted / full.seconds,
      // Says the same on a machine that has other things to do.
      'processor ms for 1,000 events': (spent / full.accepted) * 1000,
      'search p95, ms': quantile(quiet, 0.95),
      'search p95 beside events, ms': quantile(busy, 0.95),
      'search p95 beside events, ratio': quantile(busy, 0.95) / quantile(quiet, 0.95),
      'events/s beside searches': steady.accepted / steady.seconds,
    });
  }
} finally {
  await portal.stop();
}
console.log(`Killing a portal once ${killAfter} batches are acknowledged`);
const dataFolder = newDataFolder();
const survival = killWhileTelling(SMALL, dataFolder, killAfter);
await survival.catch(() => undefined);
await rm(dataFolder, { recursive: true, force: true });
const { acknowledged, kept } = await survival;
const rows = summarize(
  measured.map((figures) => ({ ...figures, 'acknowledged events lost': acknowledged - kept })),
  BUDGETS,
);
console.table(rows);
console.log(`${acknowledged} events were acknowledged before the portal was killed, ${kept} were there afterwards`);
await keep({ runs, seconds, ads, steadyEventsPerSecond: STEADY_EVENTS, acknowledged, kept, rows });
hold(acknowledged > 0 && kept === acknowledged, 'always');
hold(rows.every(({ inside }) => inside !== false));
