/**
 * `npm run bench:idle -- [--seconds 60] [--ads 2000] [--calm 300]`: what a portal of two processes takes of a processor
 * while nobody asks for anything, each process by itself and its database apart. It waits before until the work a first
 * start leaves is done, `--calm` seconds at most; with ten times the ads comparing them takes longer than that. Linux only.
 */
import { startPortal } from '@kvadrat/tools/harness';
import { idleChecks, measureIdle, untilCalm } from '../support/idle';
import { asStarted } from '../support/as-started';
import { openBench } from '../support/open-bench';

const { options, keep, hold } = openBench('idle');
const portal = await startPortal(asStarted(options));
try {
  const calm = await untilCalm(portal.pid, options.calm);
  if (!calm) console.log(`still at work after ${String(options.calm)} s`);
  const idle = await measureIdle(portal.pid, options.seconds);
  const checks = idleChecks(idle);
  console.table(idle.processes);
  console.table(checks);
  await keep({ ads: options.ads, calm, ...idle, checks });
  hold(calm && checks.every(({ inside }) => inside));
  hold(idle.processes.length > 0, 'always');
} finally {
  await portal.stop();
}
