import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDb, type DbHandle } from '../db';
import { withTestDatabase } from '../db/testing/test-database';
import { projectRoot } from '../settings';
import { defineJob, type JobContext, startJobs, type RunningJobs } from '.';

const database = withTestDatabase({ holds: 'empty' });
const opened: { running: RunningJobs; handle: DbHandle }[] = [];
const children: ChildProcess[] = [];
const report = jest.fn();

beforeEach(async () => {
  report.mockReset();
  await database.sql`DROP TABLE IF EXISTS ran`;
  await database.sql`CREATE TABLE ran (process int, at timestamptz DEFAULT clock_timestamp())`;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const { running, handle } of opened.splice(0)) {
    await running.stop();
    await handle.close();
  }
});

/** Jobs as another process of the portal runs them. */
function startProcess(...definitions: Parameters<typeof defineJob>[0][]): RunningJobs {
  const handle = createDb(database.address, { poolSize: 2 });
  const running = startJobs(definitions.map(defineJob), handle, report);
  opened.push({ running, handle });
  return running;
}

const startChild = (): ChildProcess => {
  const program = join(projectRoot(), 'server/src/platform/jobs/testing/job-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(database.address)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child;
};

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Runs that go on until somebody lets them end. */
function held(): { run: () => Promise<boolean>; runs: () => number; end: () => void } {
  let runs = 0;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = (): Promise<boolean> => {
    runs += 1;
    return ended.then(() => false);
  };
  return { run, runs: () => runs, end: () => end() };
}

/** Processes that have run the job of `job-process`, in the order of their first run. */
const processes = async (): Promise<number[]> =>
  (await database.sql<{ process: number }[]>`SELECT process FROM ran GROUP BY process ORDER BY min(at)`).map(
    ({ process: id }) => id,
  );

test('of two processes one runs a job; when it is killed the other one takes over', async () => {
  const first = startChild();
  await until(async () => (await processes()).length === 1);
  const second = startChild();
  // It stands by as soon as it is connected.
  await until(
    async () =>
      ((
        await database.sql<
          { n: number }[]
        >`SELECT count(DISTINCT pid)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%'`
      )[0]?.n ?? 0) >= 2,
  );
  expect(await processes()).toEqual([first.pid]);
  first.kill('SIGKILL');
  await until(async () => (await processes()).length === 2);
  expect(await processes()).toEqual([first.pid, second.pid]);
  const [mixed] = await database.sql<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM ran WHERE process = ${first.pid ?? 0} AND at > (SELECT min(at) FROM ran WHERE process = ${second.pid ?? 0})`;
  expect(mixed).toEqual({ n: 0 });
});

test('a leader whose connection is lost lets go of its jobs before another one starts them', async () => {
  const told: string[] = [];
  const job = (name: string) => ({
    name: 'test-slow',
    atStart: true,
    run: ({ signal }: JobContext) => {
      told.push(`${name} runs`);
      return new Promise<boolean>((resolve) => {
        signal.addEventListener('abort', () => {
          told.push(`${name} lets go`);
          resolve(false);
        });
      });
    },
  });
  startProcess(job('first'));
  await until(() => told.length === 1);
  startProcess(job('second'));
  await database.sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await until(() => told.length === 3);
  // Who of the two leads next is left to chance.
  expect(told).toEqual(['first runs', 'first lets go', expect.stringMatching(/runs$/)]);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('lost') }), 'lead');
});

test('what is announced runs at once, what was announced before the start too', async () => {
  const run = jest.fn(() => Promise.resolve(false));
  startProcess({ name: 'test-announced', wakeOn: 'kvadrat_test', run });
  await until(() => run.mock.calls.length > 0);
  expect(run).toHaveBeenCalledTimes(1);
  await database.sql`NOTIFY kvadrat_test`;
  await until(() => run.mock.calls.length > 1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job that takes long keeps no other one from running', async () => {
  const long = held();
  const short = jest.fn(() => Promise.resolve(false));
  startProcess(
    { name: 'test-long', atStart: true, run: long.run },
    { name: 'test-short', atStart: true, every: 5, run: short },
  );
  await until(() => long.runs() === 1 && short.mock.calls.length > 3);
  expect(long.runs()).toBe(1);
  long.end();
});

test('what is for each process runs in each', async () => {
  const [one, other, led] = [
    jest.fn(() => Promise.resolve(false)),
    jest.fn(() => Promise.resolve(false)),
    jest.fn(() => Promise.resolve(false)),
  ];
  const definition = { name: 'test-each', atStart: true, inEachProcess: true };
  startProcess({ ...definition, run: one }, { name: 'test-led', atStart: true, run: led });
  startProcess({ ...definition, run: other }, { name: 'test-led', atStart: true, run: led });
  await until(() => one.mock.calls.length + other.mock.calls.length + led.mock.calls.length >= 3);
  expect([one, other, led].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('a stop waits for the run in work and starts no other one', async () => {
  const slow = held();
  const running = startProcess({ name: 'test-stopped', atStart: true, every: 1, run: slow.run });
  await until(() => slow.runs() === 1);
  let stopped = false;
  const stop = running.stop().then(() => (stopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(stopped).toBe(false);
  slow.end();
  await stop;
  expect(slow.runs()).toBe(1);
});

test('O-40 a failure is told with the name of its job', async () => {
  const trouble = new Error('deadlock detected');
  startProcess({ name: 'test-failing', atStart: true, run: () => Promise.reject(trouble) });
  await until(() => report.mock.calls.length > 0);
  expect(report).toHaveBeenCalledWith(trouble, 'test-failing');
});
