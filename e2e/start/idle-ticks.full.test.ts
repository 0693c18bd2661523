import { rmSync } from 'node:fs';
import { newDataFolder } from '@kvadrat/tools/harness';
import { endPortal, type PortalProcess, runPortal } from './portal-process';
import { type Tick, type TickWatch, watchTicks } from './watch-ticks';
import { countProcesses, METRICS_TOKEN, until, workersOf } from './worker-processes';

jest.setTimeout(240_000);

/** Nothing may look after anything more often than that while nobody asks. */
const LEAST_MS = 1000;
/** How often who stands by tries to lead, in the test's time: what is quicker by a quarter shows clearly by then. */
const TRIES = 12;

let folder: string;
let data: string;
let portal: PortalProcess;
let watch: TickWatch;

beforeAll(async () => {
  folder = newDataFolder();
  // One that has ads compares them for some seconds after its start, a few at a time.
  data = newDataFolder();
  watch = watchTicks(folder);
  portal = runPortal({ settings: { DATA_DIR: data, DEMO_ADS: '0', WORKERS: '2', METRICS_TOKEN, ...watch.settings } });
  const origin = await portal.origin();
  await until(async () => (await countProcesses(origin)) === 2);
});
afterAll(async () => {
  await endPortal(portal);
  for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
});

/** How often each of them ticked, by process, thread and where it was set up. */
function counted(ticks: readonly Tick[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pid, thread, ms, from } of ticks) {
    const what = `${String(ms)} ms in ${String(pid)}/${String(thread)}: ${from}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}

test('while nobody asks for anything nothing ticks more often than once a second', async () => {
  const workers = workersOf(portal);
  // One of the two leads; the other one tries to once a second, and so tells the time.
  const tries = (ticks: readonly Tick[]): number =>
    Math.max(
      0,
      ...[...counted(ticks)].filter(([what]) => what.startsWith(`${String(LEAST_MS)} ms `)).map(([, count]) => count),
    );
  // What the start has left to do ends meanwhile.
  await until(() => tries(watch.ticks()) >= 3);
  const before = watch.ticks().length;
  await until(() => tries(watch.ticks().slice(before)) >= TRIES);
  const all = watch.ticks();
  const idle = all.slice(before);
  // Of the watch of the event loop only the beginning is seen.
  const repeating = [
    ...all.filter(({ from }) => from.startsWith('monitorEventLoopDelay')),
    ...idle.filter(({ repeats }) => repeats),
  ];
  expect([...counted(repeating.filter(({ ms }) => ms < LEAST_MS)).keys()]).toEqual([]);
  // Those that are set up anew each time.
  expect([...counted(idle)].filter(([, count]) => count > TRIES + 1)).toEqual([]);
  // They were watched: each of them asks now and then whether the registry has changed.
  expect(workers.filter((pid) => !idle.some((tick) => tick.pid === pid && tick.repeats))).toEqual([]);
});
