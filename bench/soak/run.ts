/**
 * `npm run soak -- [--minutes 60] [--ads 20000] [--idle 60] [--every 10]`: eight browsers visit a portal of its own for an
 * hour, and every ten seconds the memory of each of its processes is noted; afterwards nobody asks for anything, and what
 * its processes use of a processor all the same is noted too. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startPortal } from '@kvadrat/tools/harness';
import { chooseTargets } from '../overload/choose-targets';
import { part } from '../overload/figures';
import { startStorm } from '../overload/run-storm';
import { firstUnseen } from '../overload/unseen';
import { openBench } from '../support/open-bench';
import { processTree } from '../support/processes';
import { growthOf, type Sample } from './growth';

const CLIENTS = 8;
/** Between an answer and the next request of a client: the portal is to be used, not overrun. */
const LOOK_MS = 100;
const LOOPBACK_BLOCK = 60;
/** Of each node process with four remotes, the most and its growth; of all processes together while idle, of a processor. */
const BUDGET = { megabytes: 350, growthPercent: 5, idlePercent: 1 };
/** After the load, until what it left to do is done. */
const CALM_SECONDS = 5;

const { options, keep, hold } = openBench('soak');
// As an operator has it on two cores: processes that the first one starts, with its small limits.
const settings = { DEMO_ADS: String(options.ads), API_REQUESTS_PER_MINUTE: '1000000', WORKERS: '2' };
const portal = await startPortal(settings);
try {
  const targets = await chooseTargets(portal, settings);
  const start = performance.now();
  const sample = async (): Promise<Sample> => ({ seconds: (performance.now() - start) / 1000, processes: await processTree(portal.pid) });
  const seconds = options.minutes * 60;
  const storm = startStorm({ origin: portal.origin, clients: CLIENTS, seconds, targets, block: LOOPBACK_BLOCK, oneAddress: false, first: firstUnseen(), walk: false, lookMs: LOOK_MS });
  const samples: Sample[] = [];
  for (let next = options.every; next <= seconds; next += options.every) {
    await pause(Math.max(0, next * 1000 - (performance.now() - start)));
    samples.push(await sample());
  }
  const figures = await storm.figures;
  await pause(CALM_SECONDS * 1000);
  const before = await sample();
  await pause(options.idle * 1000);
  const processes = growthOf(samples, [before, await sample()]);
  const total = (of: (one: (typeof processes)[number]) => number): number => Math.round(processes.reduce((sum, one) => sum + of(one), 0) * 10) / 10;
  const all = { first: total((one) => one.first), last: total((one) => one.last), idlePercent: total((one) => one.idlePercent) };
  console.table(processes);
  // Each backend of PostgreSQL counts the shared buffers it has touched once more, so that only ours are held to a size.
  const ofNode = processes.filter(({ command }) => /^node\b/.test(command));
  const most = (of: (one: (typeof processes)[number]) => number): number => Math.max(0, ...ofNode.map(of));
  const checks = [
    { what: 'largest node process, MB', measured: most((one) => one.most), allowed: BUDGET.megabytes },
    { what: 'growth of a node process, first quarter to last, %', measured: most((one) => one.growth), allowed: BUDGET.growthPercent },
    { what: 'processor while idle, %', measured: all.idlePercent, allowed: BUDGET.idlePercent },
  ].map((check) => ({ ...check, inside: check.measured <= check.allowed }));
  console.table(checks);
  const { verdicts } = figures;
  const load = { clients: CLIENTS, asked: figures.asked, perSecond: Math.round(figures.asked / figures.seconds), p95: part(Object.values(figures.times).flat(), 0.95), verdicts, failed: figures.failed };
  console.log(load, figures.examples);
  const line = samples.map(({ seconds: at, processes: there }) => ({ seconds: Math.round(at), megabytes: Object.fromEntries(there.map(({ pid, megabytes }) => [pid, megabytes])) }));
  await keep({ minutes: options.minutes, ads: options.ads, load, processes, all, checks, samples: thinned(line) });
  hold(checks.every(({ inside }) => inside));
  hold(ofNode.length > 0 && samples.length > 0 && verdicts.empty + verdicts.wrong + verdicts.bare === 0, 'always');
} finally {
  await portal.stop();
}

/** As many as draw a line. */
function thinned<Some>(all: readonly Some[]): Some[] {
  const step = Math.max(1, Math.ceil(all.length / 60));
  return all.filter((_, index) => index % step === 0);
}
