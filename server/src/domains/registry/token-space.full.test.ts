import fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { compileRoute, matchRoute } from '@kvadrat/contracts/routes';
import { httpClient, readRemotesWords, remotesCommand } from '@kvadrat/publish';
import { changeRemote, operateRegistry, publishRelease, registryRoutes, resolveReleases, uploadRelease } from './api';
import { checkClaims } from './check-claims';
import { checkGrant } from './check-grant';
import { RegistryError } from './registry-error';
import { readSnapshot } from './registry.store';
import { issueToken } from './team-token.store';
import { ORDER, useRegistry, type Built } from './testing/registry-bench';
import { ofSweep } from '../../platform/testing/full-run';

jest.setTimeout(120_000);
const bench = useRegistry();
let app: FastifyInstance;
let origin: string;

beforeEach(async () => {
  app = fastify();
  await app.register(registryRoutes, { db: bench.db, registry: { reload: () => Promise.resolve() } });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function remotes(args: string[], token: string): Promise<string> {
  const lines: string[] = [];
  await remotesCommand({ args, client: httpClient(origin, token), print: (line) => lines.push(line) });
  return lines.join('\n');
}
const publish = (token: string, built: Built): Promise<string> => remotes(['publish', bench.folderOf(built)], token);
async function operate(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const words = readRemotesWords(args);
  if (words !== null) await operateRegistry(bench.db, words, (line) => lines.push(line));
  return lines.join('\n');
}
const routes = (...patterns: string[]): RemoteManifest['routes'] =>
  patterns.map((pattern, index) => ({ name: `r${index}`, pattern }));
const SHELL: Built = { name: 'shell', role: 'shell' };

it('J4 a token publishes its role within its routes, and an operator widens what it is for', async () => {
  const token =
    /kvt_\S+/.exec(
      await operate('token', 'issue', 'mf-x', '--role', 'regular', '--routes', '/x/*', '--routes', '/y/'),
    )?.[0] ?? '';
  expect(await publish(token, { name: 'mf-x', role: 'regular', routes: routes('/x/{id}/', '/y/') })).toContain(
    'is live',
  );
  expect(
    await publish(token, { name: 'mf-x', role: 'regular', release: '1.1.0-00000002', routes: routes('/x/', '/z/') }),
  ).toMatch(/MFE-118: .*\/z\/.*token grant/);
  expect(await operate('token', 'list', 'mf-x')).toContain('the role regular and routes within /x/{rest*}/ /y/');
  expect(await operate('token', 'grant', token.slice(4, 12), '--routes', '/x/*', '--routes', '/z/')).toContain(
    'may publish routes within /x/{rest*}/ /z/',
  );
  expect(
    await publish(token, { name: 'mf-x', role: 'regular', release: '1.1.0-00000002', routes: routes('/x/', '/z/') }),
  ).toContain('is live');
  expect(
    await publish(token, { name: 'mf-x', role: 'primary', release: '1.2.0-00000003', routes: routes('/x/') }),
  ).toMatch(/MFE-117: .*role primary, its token is for regular/);
});

it('J4 a token from before keeps the routes that its remote has, and gets no others', async () => {
  const token = await issueToken(bench.db, 'mf-x', 'team x');
  await bench.publish({ name: 'mf-x', routes: routes('/x/{id}/') });
  expect(await publish(token, { name: 'mf-x', release: '1.1.0-00000002', routes: routes('/x/7/') })).toContain(
    'is live',
  );
  // What may be gone back to counts as well.
  expect(await publish(token, { name: 'mf-x', release: '1.2.0-00000003', routes: routes('/x/{nr}/') })).toContain(
    'is live',
  );
  expect(
    await publish(token, { name: 'mf-x', release: '1.3.0-00000004', routes: routes('/x/{nr}/', '/x/') }),
  ).toContain('MFE-118');
  expect(await publish(token, { name: 'mf-x', release: '1.3.0-00000004', role: 'essential' })).toContain('MFE-117');
});

it('J4 no token is the shell: not by its role, not for the shell’s remote, not to turn it off', async () => {
  await bench.publish(SHELL);
  const own = await issueToken(bench.db, 'mf-x', 'team x');
  expect(await publish(own, { name: 'mf-x', role: 'shell' })).toMatch(/MFE-117: .*no token changes the shell/);
  await expect(issueToken(bench.db, 'shell', 'team shell')).rejects.toMatchObject({ code: 'MFE-117' });
  await expect(operate('token', 'issue', 'mf-y', '--role', 'shell')).rejects.toMatchObject({ code: 'MFE-117' });
  await bench.database.sql`update registry_token set name = 'shell'`;
  for (const words of [
    ['off', 'shell'],
    ['rollback', 'shell'],
    ['pin', 'shell', '1.0.0-00000001'],
  ])
    expect(await remotes(words, own)).toMatch(/MFE-117|MFE-105/);
  expect(await publish(own, { ...SHELL, release: '2.0.0-00000002' })).toContain('MFE-117');
  // Nor a second one, whoever publishes it.
  await expect(bench.publish({ name: 'a-shell', role: 'shell' })).rejects.toMatchObject({
    code: 'MFE-102',
    message: expect.stringContaining('place of the shell') as string,
  });
  expect((await readSnapshot(bench.db)).entries).toMatchObject([
    { name: 'shell', state: 'on', stable: '1.0.0-00000001' },
  ]);
});

it('J4 addresses below /-/ are those of the staff’s remote, which has no others and leaves the server its own; no token publishes it', async () => {
  const staff = (...patterns: string[]): Built => ({ name: 'mf-s', role: 'staff', routes: routes(...patterns) });
  for (const pattern of ['/-/x/', '/{rest*}/'])
    await expect(bench.publish({ name: 'mf-x', routes: routes(pattern) })).rejects.toMatchObject({ code: 'MFE-119' });
  for (const pattern of ['/x/', '/{rest*}/', '/-/{rest*}/', '/-/ui/', '/-/override/', '/-/{page}/'])
    await expect(bench.publish(staff(pattern))).rejects.toMatchObject({ code: 'MFE-119' });
  await bench.publish(staff('/-/remotes/', '/-/moderation/{id}/'));
  const own = await issueToken(bench.db, 'mf-y', 'team y');
  expect(await publish(own, { name: 'mf-y', role: 'staff', routes: routes('/-/y/') })).toMatch(
    /MFE-117: .*no token changes the pages of the staff/,
  );
  await expect(issueToken(bench.db, 'mf-s', 'team s')).rejects.toMatchObject({ code: 'MFE-117' });
  await expect(operate('token', 'issue', 'mf-y', '--role', 'staff')).rejects.toMatchObject({ code: 'MFE-117' });
});

it.each(
  ofSweep(
    [
      ['MFE-119', '/{all*}/'],
      ['MFE-119', '/{a}/{b}/'],
      ['MFE-102', '/o{x}/{y}/'],
      ['MFE-102', '/oglas{x}/7/'],
      ['MFE-102', '/{x}i/{id:7|8}/'],
      ['MFE-119', '/-/{rest*}/'],
      ['MFE-119', '/{x}/remotes/'],
      ['MFE-119', '/api-next/x/'],
      ['MFE-119', '/r/mf-a/{release}/'],
      ['MFE-119', '/embed/v1/kvadrat-auth/'],
      ['MFE-119', '/healthz/'],
      ['MFE-119', '/sitemaps/{x}/'],
      ['MFE-119', '/atom/{list*}/'],
      // Pages of the shell.
      ['MFE-102', '/info/{page}/'],
      ['MFE-102', '/terms/{which}/'],
      ['MFE-101', '//evil.example/'],
      ['MFE-101', 'https://evil.example/'],
      ['MFE-101', '/{a}{b}{c}{d}{e}{f}/'],
    ],
    4,
  ),
)('J4 %s whoever publishes it, the route %s is refused', async (code, pattern) => {
  await bench.publish({ name: 'shell', role: 'shell', routes: routes('/info/tko-smo/', '/terms/privacy/') });
  await bench.publish({ name: 'mf-a', routes: routes('/oglasi/{id}/') });
  const build = async (): Promise<unknown> =>
    publishRelease(bench.db, await bench.build({ name: 'mf-0', routes: routes(pattern) }), ORDER);
  await expect(build()).rejects.toMatchObject({ code });
});

it('J4 MFE-120 the container of another remote is refused', async () => {
  await expect(bench.publish({ name: 'mf-x', manifest: { container: 'kvadrat_mf_auth' } })).rejects.toMatchObject({
    code: 'MFE-120',
    message: expect.stringContaining('kvadrat_mf_x') as string,
  });
});

it('J4 nobody goes back to, or tries out, what another remote has by now', async () => {
  const token = await issueToken(bench.db, 'mf-x', 'team x', { role: 'primary', routes: ['/{all*}/'] });
  await bench.publish({ name: 'mf-x', routes: routes('/x/') });
  await bench.publish({ name: 'mf-x', release: '1.1.0-00000002' });
  await uploadRelease(bench.db, await bench.build({ name: 'mf-x', release: '1.2.0-00000003', routes: routes('/y/') }));
  await bench.publish({ name: 'mf-y', routes: routes('/x/', '/y/') });
  await expect(changeRemote(bench.db, 'mf-x', { action: 'rollback' }, ORDER)).rejects.toMatchObject({
    code: 'MFE-102',
  });
  for (const words of [
    ['pin', 'mf-x', '1.2.0-00000003'],
    ['canary', 'mf-x', '1.2.0-00000003', '10'],
    ['override', 'mf-x', '1.2.0-00000003'],
  ])
    expect(await remotes(words, token)).toContain('MFE-102');
});

function fail(): never {
  throw new Error('the remote is not live');
}

/** Patterns over the words of both teams and of the server, and whatever placeholders can make of them. */
const word = fc.constantFrom(
  'oglasi',
  'prodaja',
  'najam',
  'sobe',
  'blog',
  'b',
  'api-next',
  '-',
  'terms',
  'upit',
  'split',
  '7',
  'x',
);
const piece = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(
    '{p}',
    '{p:prodaja|najam}-{q}',
    '{p}-sobe',
    'prodaja-{p}',
    'o{p}',
    '{p}i',
    '{p:blog|oglasi}',
    'bl{p}',
    '{p}g',
    '{p*}',
    '{p}{q}',
    '//x',
    '..',
  ),
);
const randomPattern = fc
  .array(piece, { maxLength: 4 })
  .map(
    (pieces) =>
      `/${pieces.map((part, index) => `${part.replace('{p', `{p${index}`).replace('{q', `{q${index}`)}/`).join('')}`,
  );

it('J4 two teams with 10,000 random routes: no page of the other is ever answered', async () => {
  const ADS = routes('/', '/oglasi/{id}/{slug*}/', '/{contract:prodaja|najam}-{category}/{place*}/');
  const BLOG = routes('/blog/{slug*}/', '/b-{nr}/');
  await bench.publish({ name: 'mf-ads', routes: ADS });
  await bench.publish({ name: 'mf-blog', routes: BLOG });
  // One operator was generous: claims alone keep the teams apart then.
  const tokens = {
    'mf-ads': {
      token: await issueToken(bench.db, 'mf-ads', 'team ads', { role: 'primary', routes: ['/{all*}/'] }),
      space: ['/{all*}/'],
    },
    'mf-blog': {
      token: await issueToken(bench.db, 'mf-blog', 'team blog', {
        role: 'primary',
        routes: ['/blog/{rest*}/', '/b{x}/{rest*}/', '/oglasi/{id}/blog/'],
      }),
      space: ['/blog/{rest*}/', '/b{x}/{rest*}/', '/oglasi/{id}/blog/'],
    },
  };
  const snapshot = await readSnapshot(bench.db);
  const manifests = Object.values(snapshot.manifests);
  const tried = fc.sample(randomPattern, { numRuns: 10_000, seed: 17 });
  const taken: Record<string, Set<string>> = { 'mf-ads': new Set(), 'mf-blog': new Set() };
  tried.forEach((pattern, index) => {
    const name = index % 2 === 0 ? 'mf-ads' : 'mf-blog';
    const [own] = manifests.filter((manifest) => manifest.name === name);
    try {
      const candidate = { ...(own ?? fail()), routes: [{ name: 'tried', pattern }] };
      checkGrant(candidate, { id: 'x', role: 'primary', routes: tokens[name].space }, snapshot);
      checkClaims(candidate, manifests);
      taken[name]?.add(pattern);
    } catch (error) {
      if (!(error instanceof RegistryError) && !(error instanceof SyntaxError)) throw error;
    }
  });
  expect(taken['mf-ads']?.size).toBeGreaterThan(100);
  expect(taken['mf-blog']?.size).toBeGreaterThan(20);

  // What was taken goes live, by the teams' own tokens; of two wishes for one address the first has it.
  for (const [name, kept] of [
    ['mf-ads', ADS],
    ['mf-blog', BLOG],
  ] as const) {
    const [own] = manifests.filter((manifest) => manifest.name === name);
    const claimed = Object.values((await readSnapshot(bench.db)).manifests).filter(
      (manifest) => manifest.name !== name,
    );
    const free = routes(...(taken[name] ?? [])).filter((route) => {
      try {
        checkClaims({ ...(own ?? fail()), routes: [route] }, claimed);
        return true;
      } catch {
        return false;
      }
    });
    expect(
      await publish(tokens[name].token, { name, release: '2.0.0-00000002', routes: [...kept, ...free].slice(0, 200) }),
    ).toContain('is live');
  }
  const { remotes: live } = resolveReleases(await readSnapshot(bench.db));
  const ownerOf = (path: string): string[] =>
    live.filter(({ manifest }) => matchRoute(manifest.routes, path) !== null).map(({ manifest }) => manifest.name);
  const paths = fc
    .sample(fc.array(fc.oneof(word, fc.constantFrom('prodaja-sobe', 'najam-x', 'b-7', 'blog-a')), { maxLength: 4 }), {
      numRuns: 5000,
      seed: 17,
    })
    .map((segments) => (segments.length === 0 ? '/' : `/${segments.join('/')}/`));
  for (const path of paths) {
    const owners = ownerOf(path);
    expect([path, owners.length <= 1]).toEqual([path, true]);
    if (ADS.some(({ pattern }) => compileRoute(pattern)(path) !== null))
      expect([path, owners]).toEqual([path, ['mf-ads']]);
    if (BLOG.some(({ pattern }) => compileRoute(pattern)(path) !== null))
      expect([path, owners]).toEqual([path, ['mf-blog']]);
  }
});
