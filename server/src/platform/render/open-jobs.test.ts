import { OpenJobs, waitsForNothing, type OpenJob } from './open-jobs';

const job = (more: Partial<OpenJob> = {}): OpenJob => ({
  job: { kind: 'frame', request: { locale: 'hr', path: '/', search: '', page: 'remote' } },
  bounds: { workMs: 300, waitMs: 2000 },
  bridge: () => Promise.resolve(null),
  sent: false,
  calls: 0,
  fedAt: 0,
  worked: 0,
  settle: () => undefined,
  ...more,
});

test('a thread works at four jobs by turns; those that wait for the API let others in, up to sixteen', () => {
  const jobs = new OpenJobs();
  for (let count = 0; count < 40; count += 1) jobs.add(job());
  expect(jobs.take(0)).toHaveLength(4);
  expect(jobs.take(0)).toHaveLength(0);
  for (const open of jobs.list().filter(({ sent }) => sent)) open.calls = 1;
  expect(jobs.take(0)).toHaveLength(4);
  for (let turn = 0; turn < 5; turn += 1) {
    for (const open of jobs.list().filter(({ sent }) => sent)) open.calls = 1;
    jobs.take(0);
  }
  expect(jobs.list().filter(({ sent }) => sent)).toHaveLength(16);
  expect(jobs.waiting).toBe(24);
});

test('O-38 work is charged to those it can have been for, and waiting to nobody', () => {
  const jobs = new OpenJobs();
  const [first, second, waits] = [job({ sent: true }), job({ sent: true }), job({ sent: true, calls: 1 })];
  const ids = [first, second, waits].map((open) => jobs.add(open));
  expect(jobs.charge(400)).toEqual([]);
  expect([first.worked, second.worked, waits.worked]).toEqual([200, 200, 0]);
  jobs.delete(ids[1] ?? 0);
  expect(jobs.charge(101)).toEqual([ids[0]]);
});

test('O-38 a job waits for nothing when the thread has turned often since it was fed, and the job asks for nothing', () => {
  const [fed, asks, unsent] = [job({ sent: true, fedAt: 5 }), job({ sent: true, calls: 1 }), job()];
  expect([fed, asks, unsent].map((open) => waitsForNothing(open, 100))).toEqual([true, false, false]);
  expect(waitsForNothing(fed, 21)).toBe(false);
});
