import { defineJob, type Job } from './define-job';
import { runJob } from './run-job';

// Nothing here asks the database.
const handle = {} as Parameters<typeof runJob>[1];
const report = jest.fn();
let stopping: AbortController;
let running: Promise<void> | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  report.mockReset();
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await running;
  jest.useRealTimers();
});

function start(job: Job): void {
  running = runJob(job, handle, report, stopping.signal);
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

test('O-40 after each failure the pause is twice as long, whoever calls; a success ends that', async () => {
  let fails = true;
  const run = jest.fn(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve(false)));
  const job = defineJob({ name: 'test-failing', atStart: true, every: 100, run });
  start(job);
  const counts: number[] = [];
  for (const milliseconds of [0, 999, 1, 1999, 1, 3999, 1]) {
    job.call();
    await pass(milliseconds);
    counts.push(run.mock.calls.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(report.mock.calls.map(([, name]: unknown[]) => name)).toEqual(Array.from({ length: 4 }, () => 'test-failing'));
  fails = false;
  await pass(8000);
  const { length } = run.mock.calls;
  await pass(200);
  expect(run.mock.calls.length).toBe(length + 2);
});

test('runs never overlap, and a call during a run is not lost', async () => {
  let end = (): void => undefined;
  const run = jest.fn(() => new Promise<boolean>((resolve) => (end = () => resolve(false))));
  const job = defineJob({ name: 'test-called', atStart: true, run });
  start(job);
  job.call();
  job.call();
  await pass(1000);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  end();
});

test('goes on at once while there is more to do, and again when the run said so', async () => {
  const answers: (boolean | number)[] = [true, true, 50, false];
  const run = jest.fn(() => Promise.resolve(answers.shift() ?? false));
  start(defineJob({ name: 'test-more', atStart: true, every: 1000, run }));
  const counts: number[] = [];
  for (const milliseconds of [10, 39, 20, 900, 100]) {
    await pass(milliseconds);
    counts.push(run.mock.calls.length);
  }
  expect(counts).toEqual([3, 3, 4, 4, 5]);
});

test('rests after a run, however often it is called', async () => {
  const run = jest.fn(() => Promise.resolve(false));
  const job = defineJob({ name: 'test-rest', rest: 2000, run });
  start(job);
  job.call();
  await pass(1);
  for (let call = 0; call < 100; call += 1) {
    job.call();
    await pass(10);
  }
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(run).toHaveBeenCalledTimes(2);
});
