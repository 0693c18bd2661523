import { REPORT_PATH } from '@kvadrat/contracts/api';
import fastify, { type FastifyInstance } from 'fastify';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import { addReports } from '../../../platform/http';
import { addLimiter } from '../../../platform/limits';
import { readSnapshot } from '../../registry/api';
import { useRegistry } from '../../registry/testing/registry-bench';
import { countMissingFiles } from './count-missing-files';
import { FigureCounter } from './figure-counter';
import { stepOf } from './time-scale';
import { forgetFigures, readFigures, type CountedFigure } from './figure.store';

const bench = useRegistry();
const RELEASE = '1.0.0-00000001';
let snapshot: RegistrySnapshot;
let counter: FigureCounter;
let app: FastifyInstance;

beforeEach(async () => {
  await bench.database.sql`truncate remote_figure`;
  await bench.publish({ name: 'mf-a' });
  snapshot = await readSnapshot(bench.db);
  counter = new FigureCounter({
    db: bench.db,
    current: () => snapshot,
    warn: (error) => {
      throw error;
    },
  });
  app = fastify();
  countMissingFiles(app, counter);
  addLimiter(app);
  addReports(app, counter);
});
afterEach(async () => {
  await app.close();
  await counter.flush();
});

const send = async (body: object): Promise<number> =>
  (
    await app.inject({
      method: 'POST',
      url: REPORT_PATH,
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify(body),
    })
  ).statusCode;
const written = async (): Promise<CountedFigure[]> => {
  await counter.flush();
  return readFigures(bench.db, 1);
};

it('D5 counts a report by the release of the file it came from', async () => {
  const trace = `https://kvadrat.example/r/mf-a/${RELEASE}/app.js`;
  expect(await send({ code: 'MFE-003', message: 'boom', file: trace })).toBe(204);
  expect(await send({ code: 'MFE-003', message: 'boom', remote: 'mf-a', release: RELEASE })).toBe(204);
  expect(await written()).toEqual([{ name: 'mf-a', release: RELEASE, figure: 'MFE-003', step: 0, count: 2 }]);
});

it('D5 takes the times of a page, of which the slowest file of the first view counts', async () => {
  const file = (name: string): string => `/r/mf-a/${RELEASE}/${name}`;
  expect(
    await send({
      files: [
        [file('entry.js'), 20],
        [file('app.css'), 400],
        [file('lazy.js'), 5000],
        [file('mount'), 70],
      ],
    }),
  ).toBe(204);
  expect(await written()).toEqual(
    expect.arrayContaining([
      { name: 'mf-a', release: RELEASE, figure: 'view', step: 0, count: 1 },
      { name: 'mf-a', release: RELEASE, figure: 'load', step: stepOf(400), count: 1 },
      { name: 'mf-a', release: RELEASE, figure: 'mount', step: stepOf(70), count: 1 },
    ]),
  );
  expect(await written()).toHaveLength(3);
});

it('D5 keeps no more than there are names, however much is sent', async () => {
  for (let n = 0; n < 2000; n += 1) {
    counter.failed(`code-${n}`, { remote: `mf-${n}`, release: `${n}` });
    counter.failed('MFE-001', { remote: 'mf-a', release: `${n}.0.0-abcdef12` });
    counter.loaded([
      [`/r/mf-${n}/1.0.0-00000001/entry.js`, n],
      [`/r/mf-a/${n}/entry.js`, n],
      [`/r/mf-a/${RELEASE}/file-${n}.js`, n],
      [`/r/mf-a/${RELEASE}/entry.js`, n * 1e6],
    ]);
  }
  const figures = await written();
  expect(figures.length).toBeLessThan(10);
  expect(figures).toContainEqual({ name: '', release: '', figure: 'internal', step: 0, count: 2000 });
  expect(figures).toContainEqual({ name: 'mf-a', release: '', figure: 'MFE-001', step: 0, count: 2000 });
});

it('D5 a browser may tell 30 things a minute, each of them small', async () => {
  expect(await send({ code: 'x', message: 'y'.repeat(9000) })).toBe(413);
  expect(await send({ files: Array.from({ length: 61 }, () => ['/r/mf-a/1/entry.js', 1]) })).toBe(400);
  expect(await send({ files: [['/r/mf-a/1/entry.js', -1]] })).toBe(400);
  const answers = [];
  for (let n = 0; n < 30; n += 1) answers.push(await send({ code: 'MFE-001', message: 'x' }));
  expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(30);
  expect(answers.at(-1)).toBe(429);
});

it('D5 counts files that do not come, and adds up what other servers have counted', async () => {
  for (let n = 0; n < 3; n += 1) await app.inject(`/r/mf-a/${RELEASE}/nothing.js`);
  await app.inject('/r/mf-x/1.0.0-00000001/nothing.js');
  await counter.flush();
  await app.inject(`/r/mf-a/${RELEASE}/nothing.js`);
  expect(await written()).toEqual(
    expect.arrayContaining([
      { name: 'mf-a', release: RELEASE, figure: 'http-404', step: 0, count: 4 },
      { name: '', release: '', figure: 'http-404', step: 0, count: 1 },
    ]),
  );
});

it('D5 forgets after a day', async () => {
  counter.failed('MFE-001', { remote: 'mf-a', release: RELEASE });
  await counter.flush();
  await bench.database.sql`update remote_figure set slot = slot - interval '26 hours'`;
  counter.failed('MFE-002', { remote: 'mf-a', release: RELEASE });
  await counter.flush();
  await forgetFigures(bench.db);
  expect(await bench.database.sql`select figure from remote_figure`).toEqual([{ figure: 'MFE-002' }]);
});
