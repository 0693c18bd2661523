import { withTemporaryFolders } from '../../db/testing/temporary-folder';
import { createTestPortal, type TestPortal } from '../../pages/testing/test-portal';
import { SHELL } from '../../pages/testing/sample-releases';
import { HEAVY } from './heavy-lane';

const temporaryFolder = withTemporaryFolders();
let portal: TestPortal;
let letIn: (() => void)[] = [];

beforeEach(async () => {
  letIn = [];
  portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL],
    registerApi: (api) => {
      api.get('/api-next/heavy/', { config: HEAVY }, () => new Promise((resolve) => letIn.push(() => resolve({ heavy: true }))));
      api.get('/api-next/cheap/', () => ({ cheap: true }));
      return Promise.resolve();
    },
  });
});
afterEach(() => portal.app.close());

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

it('cheap calls pass while heavy ones wait for their turns; a turn that ends lets the next one in', async () => {
  const heavy = Array.from({ length: 5 }, () => portal.app.inject('/api-next/heavy/'));
  await until(() => letIn.length === 3);
  expect((await portal.app.inject('/api-next/cheap/')).json()).toEqual({ cheap: true });
  expect(letIn).toHaveLength(3);
  letIn[0]?.();
  await until(() => letIn.length === 4);
  for (let next = 1; next < 5; next += 1) {
    await until(() => letIn.length > next);
    letIn[next]?.();
  }
  expect((await Promise.all(heavy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
});

it('heavy calls beyond what can be done are told when to ask again', async () => {
  const heavy = Array.from({ length: 40 }, () => portal.app.inject('/api-next/heavy/'));
  await until(() => letIn.length === 3);
  const refused = await Promise.race(heavy);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toMatchObject({ data: { code: 'unavailable' } });
  for (let next = 0; next < letIn.length; next += 1) {
    letIn[next]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
});
