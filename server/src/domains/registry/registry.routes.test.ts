import { readdir } from 'node:fs/promises';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { httpClient, readReleasePackage, remotesCommand } from '@kvadrat/publish';
import { addOverridePage, OverrideReader, registryRoutes, ReleaseStore, uploadRelease } from './api';
import { revokeToken, issueToken } from './team-token.store';
import { useRegistry } from './testing/registry-bench';

const bench = useRegistry();
const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';
let app: FastifyInstance;
let origin: string;
let token: string;
let reloads = 0;

beforeEach(async () => {
  reloads = 0;
  app = fastify();
  await app.register(registryRoutes, {
    db: bench.db,
    registry: {
      reload: () => {
        reloads += 1;
        return Promise.resolve();
      },
    },
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  token = await issueToken(bench.db, 'mf-a', 'team a');
});
afterEach(() => app.close());

async function remotes(args: string[], key = token): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const code = await remotesCommand({ args, client: httpClient(origin, key), print: (line) => lines.push(line) });
  return { code, printed: lines.join('\n') };
}
const statusOf = async (path: string, key: string): Promise<number> =>
  (await fetch(`${origin}/api-next/registry/${path}`, { headers: { authorization: `Bearer ${key}` } })).status;

it('a team with its token verifies, uploads, tries out, promotes, takes back and turns off its remote', async () => {
  expect(await remotes(['publish', bench.folderOf({ name: 'mf-a' })])).toEqual({
    code: 0,
    printed: `mf-a ${OLD} is live from revision 1 on.`,
  });
  const next = bench.folderOf({ name: 'mf-a', release: NEW });
  expect((await remotes(['verify', next])).printed).toBe(`mf-a ${NEW} can be published.`);
  expect((await remotes(['canary', 'mf-a', NEW, '10'])).printed).toContain('MFE-113');
  expect((await remotes(['upload', next])).printed).toBe(`mf-a ${NEW} is uploaded.`);
  expect((await remotes(['canary', 'mf-a', NEW, '10', '--days', '2'])).printed).toMatch(
    new RegExp(`mf-a ${OLD} is live from revision 2 on, ${NEW} for 10 % until 20`),
  );
  expect((await remotes(['list'])).printed).toContain(`canary ${NEW} for 10 % until`);
  expect((await remotes(['promote', 'mf-a', '--reason', 'no complaints'])).printed).toContain(
    `mf-a ${NEW} is live from revision 3 on, previous is ${OLD}.`,
  );
  expect((await remotes(['rollback', 'mf-a'])).printed).toContain(`mf-a ${OLD} is live from revision 4 on`);
  expect((await remotes(['pin', 'mf-a', NEW])).code).toBe(0);
  expect((await remotes(['off', 'mf-a'])).printed).toContain('off from revision 6 on');
  expect((await remotes(['on', 'mf-a'])).code).toBe(0);
  expect((await remotes(['history', 'mf-a'])).printed).toMatch(/ {4}3 {2}20.*team a: no complaints/);
  expect(reloads).toBe(7);
  const [stored] = await bench.database
    .sql`select count(*)::int as files from registry_release_file where release = ${NEW}`;
  expect(stored).toEqual({ files: (await readdir(next)).filter((file) => !file.endsWith('.br')).length });
});

it('MFE-112 a token opens its own remote only, and nothing without it, forged or revoked', async () => {
  const other = bench.folderOf({ name: 'mf-b' });
  expect(await remotes(['publish', other])).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/MFE-112: .*for mf-a and does not open mf-b/) as string,
  });
  const smuggled = await readReleasePackage(other);
  const asOwn = { ...smuggled, manifest: { ...smuggled.manifest, name: 'mf-a' } };
  await expect(httpClient(origin, token).upload(asOwn)).rejects.toMatchObject({
    code: 'MFE-112',
    message: expect.stringContaining('of mf-b') as string,
  });
  await bench.publish({ name: 'mf-b' });
  for (const verb of ['rollback', 'off']) expect((await remotes([verb, 'mf-b'])).printed).toContain('MFE-112');

  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const key of ['', 'kvt_x', forged]) {
    expect(await statusOf('', key)).toBe(403);
    expect((await remotes(['off', 'mf-a'], key)).printed).toContain('MFE-112');
  }
  expect(await statusOf('mf-a/history/', token)).toBe(200);
  await revokeToken(bench.db, token.slice(4, 12));
  expect(await statusOf('mf-a/history/', token)).toBe(403);
});

it('keeps no token that could be read', async () => {
  const rows = await bench.database.sql`select * from registry_token`;
  expect(JSON.stringify(rows)).not.toContain(token.slice(-43));
});

it('MFE-104 two publishers over HTTP with one expected revision: one wins, the other is told', async () => {
  await bench.publish({ name: 'mf-a' });
  for (const release of ['1.1.0-0000000a', '1.1.0-0000000b'])
    await uploadRelease(bench.db, await bench.build({ name: 'mf-a', release }));
  const answers = await Promise.all(
    ['1.1.0-0000000a', '1.1.0-0000000b'].map((release) => remotes(['pin', 'mf-a', release, '--expect', '1'])),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(answers.find(({ code }) => code === 1)?.printed).toMatch(
    /MFE-104: The registry is at revision 2, not 1.*\n.*docs\/errors\/MFE-104.md/,
  );
});

it('answers malformed orders with 400 and says how it is used', async () => {
  const body = JSON.stringify({ change: { action: 'explode' }, expectedRevision: 0, reason: 'x' });
  const response = await fetch(`${origin}/api-next/registry/mf-a/changes/`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(response.status).toBe(400);
  for (const words of [
    [],
    ['publish'],
    ['pin', 'mf-a'],
    ['list', 'mf-a'],
    ['off', 'mf-a', 'x'],
    ['token', 'issue', 'mf-a'],
    ['list', '--what'],
  ]) {
    expect(await remotes(words)).toMatchObject({
      code: 2,
      printed: expect.stringContaining('npm run remotes -- publish') as string,
    });
  }
});

describe('signed overrides', () => {
  const portal = (): {
    page: FastifyInstance;
    overrides: OverrideReader;
    take: (o: string, headers?: Record<string, string>, to?: string) => Promise<LightMyRequestResponse>;
  } => {
    const overrides = new OverrideReader(bench.db, new ReleaseStore(bench.db, `${bench.folder}/releases`));
    const page = fastify();
    addOverridePage(page, overrides, () => true);
    const take = (o: string, headers: Record<string, string> = {}, to = '/oglasi/7/') =>
      page.inject({
        method: 'POST',
        url: '/-/override/',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ o, to }).toString(),
      });
    return { page, overrides, take };
  };

  it('a link of the team shows an uploaded release to one browser until it ends', async () => {
    await bench.publish({ name: 'mf-a' });
    await uploadRelease(bench.db, await bench.build({ name: 'mf-a', release: NEW }));
    const link = /\/-\/override\/\?o=(\S+)/.exec((await remotes(['override', 'mf-a', NEW, '--hours', '1'])).printed);
    const { page, overrides, take } = portal();
    const { statusCode, headers } = await take(link?.[1] ?? '');
    expect([statusCode, headers['location']]).toEqual([303, '/oglasi/7/']);
    expect(headers['set-cookie']).toMatch(
      /^kvadrat_override=.+; Path=\/; Max-Age=3(?:600|599); HttpOnly; SameSite=Lax; Secure$/,
    );
    const text = link?.[1] ?? '';
    expect((await overrides.read(text, Date.now()))?.manifests).toMatchObject([{ name: 'mf-a', release: NEW }]);
    expect(await overrides.read(text, Date.now() + 3_600_001)).toBeNull();
    expect((await take('')).headers['set-cookie']).toContain('kvadrat_override=; Path=/; Max-Age=0');

    // A link alone, or a form of another site, changes nothing.
    const asked = await page.inject(`${link?.[0] ?? ''}&to=${encodeURIComponent('/oglasi/7/?a="><b>')}`);
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined]);
    expect(asked.body).toContain(
      `<form method="post" action="/-/override/"><input type="hidden" name="o" value="${text}">`,
    );
    expect(asked.body).not.toContain('<b>');
    expect((await page.inject('/-/override/')).headers['set-cookie']).toBeUndefined();
    const foreign = await take(text, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode >= 400, foreign.headers['set-cookie']]).toEqual([true, undefined]);
  });

  it('what this portal has not signed is refused', async () => {
    await bench.publish({ name: 'mf-a' });
    const { page, overrides, take } = portal();
    const made = (await httpClient(origin, token).override({ name: 'mf-a', release: OLD }, 1)).path.split('=')[1] ?? '';
    const [body = '', signature = ''] = made.split('.');
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString('utf8').replace('mf-a', 'mf-b')).toString(
      'base64url',
    );
    for (const text of [`${forged}.${signature}`, body, `${body}.`, 'x', `${body}.${signature}x`]) {
      expect(await overrides.read(text, Date.now())).toBeNull();
      for (const refused of [await page.inject(`/-/override/?o=${text}`), await take(text)])
        expect([refused.statusCode >= 400, refused.headers['set-cookie']]).toEqual([true, undefined]);
    }
  });

  it('is taken back by its id, from the next request on, by its own team alone', async () => {
    await bench.publish({ name: 'mf-a' });
    const { id, path } = await httpClient(origin, token).override({ name: 'mf-a', release: OLD }, 1);
    const { overrides, take } = portal();
    const text = path.split('=')[1] ?? '';
    expect(await overrides.read(text, Date.now())).not.toBeNull();
    expect((await remotes(['overrides', 'mf-a'])).printed).toMatch(new RegExp(`^${id}  ${OLD}  until \\S+  team a$`));

    const other = await issueToken(bench.db, 'mf-b', 'team b');
    expect((await remotes(['revoke-override', 'mf-a', id], other)).printed).toContain('MFE-112');
    expect((await remotes(['revoke-override', 'mf-a', id])).printed).toBe(
      `Override ${id} of mf-a shows nothing any more.`,
    );
    expect(await overrides.read(text, Date.now())).toBeNull();
    expect((await take(text)).headers['set-cookie']).toBeUndefined();
    expect(await remotes(['overrides', 'mf-a'])).toEqual({ code: 0, printed: '' });
    expect((await remotes(['revoke-override', 'mf-a', id])).printed).toContain('MFE-116');
  });

  it.each([
    ['/oglasi/7/?a=1', '/oglasi/7/?a=1'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
  ])('its link leads to %s as %s', async (to, location) => {
    await bench.publish({ name: 'mf-a' });
    const { path } = await httpClient(origin, token).override({ name: 'mf-a', release: OLD }, 1);
    const answer = await portal().take(path.split('=')[1] ?? '', {}, to);
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  });

  it('MFE-115 there is none for an address that is not listed', async () => {
    expect((await remotes(['override', 'mf-a', 'https://preview.example/r/mf-a/1.0.0-1/'])).printed).toMatch(
      /^MFE-115: https:\/\/preview\.example is not one of the origins/,
    );
  });

  it('MFE-113 there is none for a release that was never uploaded', async () => {
    expect((await remotes(['override', 'mf-a', NEW])).printed).toContain('MFE-113');
  });
});
