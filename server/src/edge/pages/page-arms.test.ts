import type { FastifyInstance } from 'fastify';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../../domains/registry/testing/fake-release';
import { SHELL } from './testing/sample-releases';
import { createTestPortal } from './testing/test-portal';

const temporaryFolder = withTemporaryFolders();
const UUID = '0c3f0a8e-1111-4222-8333-abcdefabcdef';
const FUNCTIONAL = `kvadrat_consent=1.f.${UUID}`;

/** Counts what it was asked for, and shows a feature or leaves it out. */
const REMOTE: FakeRelease = {
  name: 'mf-list',
  routes: [
    { name: 'list', pattern: '/prodaja-{category}/' },
    { name: 'demo', pattern: '/demo/oglasi/' },
  ],
  server: `let made = 0;
    exports.render = async ({ route }, { flags }) => {
      made += 1;
      return { status: 200, html: '<p>' + (flags.messaging ? 'with' : 'without') + ' made ' + made + '</p>', head: { title: 'Popis', description: '', canonical: route.path }, data: {} };
    };`,
};

let app: FastifyInstance;
const running = [{ name: 'poruke', flag: 'messaging' as const, weights: { on: 0.5, off: 0.5 } }];
const experiments = { running };

beforeAll(async () => {
  const portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, REMOTE],
    pages: { experiments },
  });
  app = portal.app;
  await portal.settled();
});
beforeEach(() => {
  experiments.running = running;
});
afterAll(() => app.close());

interface Opened {
  arm: string;
  made: string;
  told: string | undefined;
  html: string;
  caching: unknown;
  given: string | undefined;
}

async function open(path: string, cookie = ''): Promise<Opened> {
  const { payload, headers } = await app.inject({ url: path, headers: { cookie } });
  const [, arm = '', made = ''] = /<p>(with|without) made (\d+)</.exec(payload) ?? [];
  const [given] = [headers['set-cookie'] ?? []].flat();
  return {
    arm,
    made,
    told: /"experiments":\["poruke\.(on|off)"\]/.exec(payload)?.[1],
    html: payload,
    caching: headers['cache-control'],
    given: given?.split(';', 1)[0],
  };
}

test('R200 the arm is in the HTML, which hides nothing and says which it is; each arm’s page is stored once', async () => {
  const seen = await Promise.all(Array.from({ length: 60 }, () => open('/prodaja-kuce/')));
  expect(new Set(seen.map(({ arm }) => arm))).toEqual(new Set(['with', 'without']));
  expect(new Set(seen.map(({ made }) => made)).size).toBe(2);
  for (const { arm, told, html, caching, given } of seen) {
    expect([arm, told]).toEqual(arm === 'with' ? ['with', 'on'] : ['without', 'off']);
    expect(html).not.toMatch(/opacity|visibility|anti-flicker/);
    // A cache in front would give all its visitors one arm. Nobody's browser keeps anything without a yes.
    expect([caching, given]).toEqual(['private, no-cache', undefined]);
  }
});

test('who allows functional cookies gets the same arm on each visit, by a random id; without the yes it counts for nothing', async () => {
  const first = await open('/prodaja-stanovi/', FUNCTIONAL);
  expect(first.given).toMatch(/^kvadrat_arms=[\w-]{22}$/);
  const again = await Promise.all(
    Array.from({ length: 20 }, () => open('/prodaja-stanovi/', `${FUNCTIONAL}; ${first.given ?? ''}`)),
  );
  expect(new Set(again.map(({ arm }) => arm))).toEqual(new Set([first.arm]));
  expect(new Set(again.map(({ given }) => given))).toEqual(new Set([undefined]));
  const withdrawn = await Promise.all(Array.from({ length: 60 }, () => open('/prodaja-stanovi/', first.given)));
  expect(new Set(withdrawn.map(({ arm }) => arm)).size).toBe(2);
});

test('nothing is tried on pages of the demonstration, for who has flipped the feature, and once it is over', async () => {
  const asIs = async (path: string, cookie?: string): Promise<unknown[]> => {
    const seen = await Promise.all(Array.from({ length: 20 }, () => open(path, cookie)));
    return [...new Set(seen.map(({ arm, told }) => `${arm} ${told ?? 'nothing'}`))];
  };
  expect(await asIs('/demo/oglasi/')).toEqual(['with nothing']);
  experiments.running = [];
  expect(await asIs('/prodaja-kuce/')).toEqual(['with nothing']);
  expect((await open('/prodaja-kuce/')).caching).toMatch(/^public/);
});
