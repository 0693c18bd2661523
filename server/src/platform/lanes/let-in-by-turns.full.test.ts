import { withTemporaryFolders } from '../db/testing/temporary-folder';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { FORM, HEAVY } from './let-in-by-turns';

/** As many as the server answers at a time. */
const HEAVY_AT_A_TIME = 3;
const CALLS_AT_A_TIME = 12;

const temporaryFolder = withTemporaryFolders();
let portal: TestPortal;
/** Calls at work, by their paths, each with what ends it. */
let atWork: { path: string; end: () => void }[] = [];

beforeEach(async () => {
  atWork = [];
  const work = ({ url }: { url: string }): Promise<object> =>
    new Promise((resolve) => atWork.push({ path: url, end: () => resolve({ done: url }) }));
  portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL],
    registerApi: (api) => {
      api.get('/api-next/heavy/', { config: HEAVY }, work);
      api.get('/api-next/cheap/', work);
      api.get('/api-next/at-once/', () => ({ done: 'at once' }));
      api.get('/api-next/form/', { config: FORM }, work);
      api.post('/api-next/form/', work);
      return Promise.resolve();
    },
  });
});
afterEach(async () => {
  await endAll();
  await portal.app.close();
});

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

const calls = (count: number, path: string) => Array.from({ length: count }, () => portal.app.inject(path));

/** Those that come meanwhile too. */
async function endAll(): Promise<void> {
  for (let next = 0; next < atWork.length; next += 1) {
    atWork[next]?.end();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('cheap calls pass while heavy ones wait for their turns; a turn that ends lets the next one in', async () => {
  const heavy = calls(5, '/api-next/heavy/');
  await until(() => atWork.length === HEAVY_AT_A_TIME);
  expect((await portal.app.inject('/api-next/at-once/')).json()).toEqual({ done: 'at once' });
  expect(atWork).toHaveLength(HEAVY_AT_A_TIME);
  for (let next = 0; next < 5; next += 1) {
    await until(() => atWork.length > next);
    atWork[next]?.end();
  }
  expect((await Promise.all(heavy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});

it('heavy calls beyond what can be done are told when to ask again', async () => {
  const heavy = calls(40, '/api-next/heavy/');
  await until(() => atWork.length === HEAVY_AT_A_TIME);
  const refused = await Promise.race(heavy);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({ data: { code: 'unavailable' } });
});

it('so many cheap calls are at work at a time; those beyond what can be done are told when to ask again', async () => {
  const cheap = calls(100, '/api-next/cheap/');
  await until(() => atWork.length === CALLS_AT_A_TIME);
  const refused = await Promise.race(cheap);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect(atWork).toHaveLength(CALLS_AT_A_TIME);
});

it('what belongs to a form waits for nobody who reads', async () => {
  const cheap = calls(20, '/api-next/cheap/');
  await until(() => atWork.length === CALLS_AT_A_TIME);
  const form = [portal.app.inject('/api-next/form/'), portal.app.inject({ method: 'POST', url: '/api-next/form/' })];
  await until(() => atWork.length === CALLS_AT_A_TIME + 2);
  expect(atWork.slice(-2).map(({ path }) => path)).toEqual(['/api-next/form/', '/api-next/form/']);
  await endAll();
  expect((await Promise.all([...cheap, ...form])).every(({ statusCode }) => statusCode === 200)).toBe(true);
});
