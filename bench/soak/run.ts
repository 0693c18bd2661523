/**
 * `npm run soak -- [--minutes 60] [--ads 20000] [--idle 60] [--every 10]`: eight browsers visit a portal of its own for an
 * hour, and every ten seconds the memory of each of its processes is noted; afterwards nobody asks for anything, and what
 * its processes use of a processor all the same is noted too. Linux only.
 */
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot, startPortal } from '@kvadrat/tools/harness';
import { chooseTargets } from '../overload/choose-targets';
import { part } from '../overload/figures';
import { startStorm } from '../overload/run-storm';
import { firstUnseen } from '../overload/unseen';
import { measureIdle, untilCalm } from '../support/idle';
import { asStarted } from '../support/as-started';
import { openBench } from '../support/open-bench';
import { processTree } from '../support/processes';
import type { Sample } from './growth';
import { heapOf } from './heap';
import { reportOf } from './report';

const CLIENTS = 8;
/** Between an answer and the next request of a client: the portal is to be used, not overrun. */
const LOOK_MS = 100;
const LOOPBACK_BLOCK = 60;
const TOKEN = 'token-of-the-soak';
/** After the load, until what it left to do is done, at most. */
const CALM_SECONDS = 60;

async function countRemotes(): Promise<number> {
  return (await readdir(projectRoot)).filter((name) => name.startsWith('mf-')).length;
}

const { options, keep, hold } = openBench('soak');
// As an operator has it on two cores: processes that the first one starts, with its small limits.
const settings = { ...asStarted(options), API_REQUESTS_PER_MINUTE: '1000000', METRICS_TOKEN: TOKEN };
const portal = await startPortal(settings);
try {
  const targets = await chooseTargets(portal, settings);
  const seconds = options.minutes * 60;
  const storm = startStorm({
    origin: portal.origin,
    clients: CLIENTS,
    seconds,
    targets,
    block: LOOPBACK_BLOCK,
    oneAddress: false,
    first: firstUnseen(),
    walk: false,
    lookMs: LOOK_MS,
  });
  const start = performance.now();
  const samples: Sample[] = [];
  for (let next = options.every; next <= seconds; next += options.every) {
    await pause(Math.max(0, next * 1000 - (performance.now() - start)));
    const [processes, heap] = await Promise.all([processTree(portal.pid), heapOf(portal.origin, TOKEN)]);
    samples.push({ seconds: (performance.now() - start) / 1000, heap, processes });
    if (samples.length % Math.ceil(60 / options.every) === 0) console.log(sentence(samples.at(-1)));
  }
  const { verdicts, ...figures } = await storm.figures;
  const calm = await untilCalm(portal.pid, options.smoke ? options.idle : CALM_SECONDS);
  const idle = await measureIdle(portal.pid, options.idle);
  const { processes, together, heap, checks, line } = reportOf(samples, idle, seconds, await countRemotes());
  console.table(processes);
  console.table({ 'PSS of all, MB': together, 'main heaps, MB': heap });
  console.table(idle.processes);
  console.table(checks);
  const load = {
    clients: CLIENTS,
    asked: figures.asked,
    perSecond: Math.round(figures.asked / figures.seconds),
    p95: part(Object.values(figures.times).flat(), 0.95),
    verdicts,
    failed: figures.failed,
  };
  console.log(load, figures.examples);
  await keep({
    minutes: options.minutes,
    ads: options.ads,
    load,
    processes,
    together,
    heap,
    idle: { calm, ...idle },
    checks,
    line,
  });
  hold(checks.every(({ inside }) => inside));
  hold(processes.length > 0 && samples.length > 0 && verdicts.empty + verdicts.wrong + verdicts.bare === 0, 'always');
} finally {
  await portal.stop();
}

/** One a minute, so that whoever waits sees where it goes. */
function sentence(sample: Sample | undefined): string {
  const ours = sample?.processes.filter(({ kind }) => kind === 'node') ?? [];
  return `${String(Math.round((sample?.seconds ?? 0) / 60))} min: ${ours.map(({ pid, rss, pss }) => `${String(pid)} ${String(rss)} (${String(pss)})`).join(', ')} MB RSS (PSS); heaps ${String(sample?.heap)} MB`;
}
