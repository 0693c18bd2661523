import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { EventShape } from '@kvadrat/contracts/events';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { readReleasePackage, signRelease } from '@kvadrat/publish';
import { changeRemote, publishRelease, uploadRelease } from './api';
import { addKey, removeKey } from './signing-key.store';
import { ORDER, useRegistry, type Built } from './testing/registry-bench';

const registry = useRegistry();
const { publish } = registry;

const SECOND = '1.1.0-00000002';
const refusal = (code: string, ...words: string[]) => ({
  code,
  message: expect.stringMatching(new RegExp(words.join('.*'))) as string,
});
const shell = (manifest: Partial<RemoteManifest> = {}): Built => ({
  name: 'shell',
  role: 'shell',
  manifest: { shared: { react: '19.3.1' }, ...manifest },
});
const rows = async (): Promise<number> => (await registry.database.sql`select 1 from registry_release`).length;

it('publishing makes a release live and keeps the one before for going back', async () => {
  expect(await publish({ name: 'mf-a' })).toMatchObject({
    name: 'mf-a',
    release: '1.0.0-00000001',
    previous: null,
    revision: 1,
    changed: true,
  });
  expect(await publish({ name: 'mf-a', release: SECOND })).toMatchObject({
    release: SECOND,
    previous: '1.0.0-00000001',
    revision: 2,
  });
  expect(await changeRemote(registry.db, 'mf-a', { action: 'rollback' }, ORDER)).toMatchObject({
    release: '1.0.0-00000001',
    previous: SECOND,
    revision: 3,
  });
});

it('publishing what is live already writes nothing', async () => {
  await publish({ name: 'mf-a' });
  expect(await publish({ name: 'mf-a' })).toMatchObject({ revision: 1, changed: false });
});

it('an upload shows nothing to anybody, and the release before goes on being live', async () => {
  await publish({ name: 'mf-a' });
  await uploadRelease(registry.db, await registry.build({ name: 'mf-a', release: SECOND }));
  const [entry] = await registry.database.sql`select stable, previous from registry_entry`;
  expect(entry).toEqual({ stable: '1.0.0-00000001', previous: null });
  await expect(publish({ name: 'mf-a', release: SECOND })).resolves.toMatchObject({ release: SECOND, changed: true });
});

it('of two publishers who saw one revision one wins, and the other is told what to do', async () => {
  await publish({ name: 'mf-a' });
  const candidates = await Promise.all(
    ['1.1.0-0000000a', '1.1.0-0000000b'].map((release) => registry.build({ name: 'mf-a', release })),
  );
  const outcomes = await Promise.allSettled(
    candidates.map((candidate) => publishRelease(registry.db, candidate, { ...ORDER, expectedRevision: 1 })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusal('MFE-104', 'revision 2, not 1', 'remotes -- list', 'try again'),
  });
});

it('MFE-101 a folder without a manifest, one that is not JSON, and a file without a hash', async () => {
  await expect(readReleasePackage(registry.folder)).rejects.toMatchObject(refusal('MFE-101', 'no remote.json'));
  writeFileSync(join(registry.folder, 'remote.json'), '{');
  await expect(readReleasePackage(registry.folder)).rejects.toMatchObject(refusal('MFE-101', 'not JSON'));
  const bare = registry.build({ name: 'mf-a', manifest: { files: { 'entry.js': { bytes: 1, integrity: '' } } } });
  await expect(bare).rejects.toMatchObject(refusal('MFE-101', 'entry.js', 'sha384'));
});

it('MFE-005 a file that is missing, one that was changed, and a brotli copy of something else', async () => {
  const breaks: [string, (folder: string) => void][] = [
    ['app.css is listed', (folder) => rmSync(join(folder, 'app.css'))],
    ['server.cjs does not have', (folder) => appendFileSync(join(folder, 'server.cjs'), '// one more line')],
    [
      'app.js.br does not decode',
      (folder) => writeFileSync(join(folder, 'app.js.br'), brotliCompressSync(Buffer.from('alert(1)'))),
    ],
  ];
  for (const [index, [words, breakIt]] of breaks.entries()) {
    const folder = registry.folderOf({ name: `mf-${index}` });
    breakIt(folder);
    await expect(publishRelease(registry.db, await readReleasePackage(folder), ORDER)).rejects.toMatchObject(
      refusal('MFE-005', words, 'publish the whole folder'),
    );
  }
  expect(await rows()).toBe(0);
});

it.each([
  ['route', { routes: [{ name: 'ad', pattern: '/oglasi/{nr}/' }] }],
  ['element', { elements: ['kvadrat-ad'] }],
])('MFE-102 a %s that another remote has, until that one is off', async (_what, claim) => {
  await publish({ name: 'mf-a', routes: [{ name: 'ad', pattern: '/oglasi/{id}/' }], elements: ['kvadrat-ad'] });
  await expect(publish({ name: 'mf-b', ...claim })).rejects.toMatchObject(
    refusal('MFE-102', 'mf-a has', 'turn mf-a off'),
  );
  await changeRemote(registry.db, 'mf-a', { action: 'off' }, ORDER);
  await expect(publish({ name: 'mf-b', ...claim })).resolves.toMatchObject({ changed: true });
  await expect(changeRemote(registry.db, 'mf-a', { action: 'on' }, ORDER)).rejects.toMatchObject(
    refusal('MFE-102', 'mf-b has'),
  );
});

it('MFE-103 a release that was used with other content', async () => {
  await publish({ name: 'mf-a' });
  await expect(publish({ name: 'mf-a', server: 'exports.render = 1;' })).rejects.toMatchObject(
    refusal('MFE-103', 'raise the version'),
  );
});

describe('MFE-106 signatures', () => {
  const pair = () => generateKeyPairSync('ed25519');
  const pem = (key: KeyObject): string => String(key.export({ type: 'spki', format: 'pem' }));
  const signed = async (key: KeyObject, release: string) => {
    const candidate = await registry.build({ name: 'mf-a', release });
    return { ...candidate, signature: sign(null, Buffer.from(candidate.manifestText), key).toString('base64') };
  };

  it('a remote with a key takes releases signed with it only', async () => {
    const own = pair();
    await addKey(registry.db, 'mf-a', pem(own.publicKey));
    await expect(publish({ name: 'mf-a' })).rejects.toMatchObject(
      refusal('MFE-106', 'is not signed', 'remotes -- sign'),
    );
    await expect(publishRelease(registry.db, await signed(pair().privateKey, SECOND), ORDER)).rejects.toMatchObject(
      refusal('MFE-106', 'not its own'),
    );
    const changed = await signed(own.privateKey, SECOND);
    await expect(
      publishRelease(registry.db, { ...changed, manifestText: `${changed.manifestText} ` }, ORDER),
    ).rejects.toMatchObject(refusal('MFE-106', 'changed afterwards'));
    await expect(publishRelease(registry.db, changed, ORDER)).resolves.toMatchObject({ changed: true });
    await expect(publish({ name: 'mf-b' })).resolves.toMatchObject({ changed: true });
  });

  it('a team signs the folder a build wrote', async () => {
    const own = pair();
    const folder = registry.folderOf({ name: 'mf-a' });
    const keyFile = join(registry.folder, 'key.pem');
    writeFileSync(keyFile, own.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await addKey(registry.db, 'mf-a', pem(own.publicKey));
    await signRelease(folder, keyFile);
    await expect(publishRelease(registry.db, await readReleasePackage(folder), ORDER)).resolves.toMatchObject({
      changed: true,
    });
    await expect(signRelease(folder, join(folder, 'remote.json'))).rejects.toThrow('remote.json cannot be used');
  });

  it('two keys count while one replaces the other', async () => {
    const [old, next, third] = [pair(), pair(), pair()];
    await addKey(registry.db, 'mf-a', pem(old.publicKey));
    await addKey(registry.db, 'mf-a', pem(next.publicKey));
    await expect(addKey(registry.db, 'mf-a', pem(third.publicKey))).rejects.toMatchObject(
      refusal('MFE-106', 'two keys already'),
    );
    await publishRelease(registry.db, await signed(old.privateKey, '1.0.1-00000001'), ORDER);
    await publishRelease(registry.db, await signed(next.privateKey, '1.0.2-00000001'), ORDER);
    await removeKey(registry.db, 'mf-a', pem(old.publicKey));
    await expect(
      publishRelease(registry.db, await signed(old.privateKey, '1.0.3-00000001'), ORDER),
    ).rejects.toMatchObject(refusal('MFE-106', 'not its own'));
  });

  it('keys of another kind are refused, and so are private ones', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const secret = String(pair().privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (const text of [pem(rsa.publicKey), secret, 'nothing'])
      await expect(addKey(registry.db, 'mf-a', text)).rejects.toMatchObject(
        refusal('MFE-106', 'no Ed25519 public key'),
      );
  });
});

it('MFE-107 an event that nobody declares', async () => {
  const named = (name: string, topics?: Record<string, EventShape>) => ({
    name: 'mf-a',
    manifest: { events: { emits: [name], handles: [] }, ...(topics === undefined ? {} : { topics }) },
  });
  await expect(publish(named('kvadrat:unheard'))).rejects.toMatchObject(
    refusal('MFE-107', 'kvadrat:unheard', 'contracts/events'),
  );
  await expect(publish(named('login-required'))).resolves.toMatchObject({ changed: true });
  const declared = { ...named('kvadrat:new', { 'kvadrat:new': { version: 1, data: {} } }), release: SECOND };
  await expect(publish(declared)).resolves.toMatchObject({ changed: true });
});

describe('what a release needs of the shell', () => {
  it.each<[string, Partial<RemoteManifest>, string[]]>([
    ['MFE-108', { shared: { react: '^18.0.0' } }, ['needs react \\^18.0.0', 'has 19.3.1']],
    ['MFE-108', { shared: { vue: '^3.0.0' } }, ['needs vue', 'does not share it']],
    ['MFE-108', { shared: { react: '>=19' } }, ['needs react >=19']],
    ['MFE-109', { federation: '2.8' }, ['runtime 2.8', 'for 2.9']],
    ['MFE-110', { contracts: '2.0.0' }, ['contracts 2.0.0', 'with 1.0.0']],
  ])('%s %p', async (code, manifest, words) => {
    await publish(shell());
    await expect(publish({ name: 'mf-a', manifest })).rejects.toMatchObject(refusal(code, ...words, 'Build mf-a'));
    await expect(
      publish({ name: 'mf-a', manifest: { shared: { react: '^19.0.0' }, contracts: '1.1.0' } }),
    ).resolves.toMatchObject({ changed: true });
  });

  it('MFE-108 MFE-109 a shell that live remotes cannot run in', async () => {
    await publish(shell());
    await publish({ name: 'mf-a', manifest: { shared: { react: '~19.3.0' } } });
    await expect(publish({ ...shell({ shared: { react: '19.4.0' } }), release: SECOND })).rejects.toMatchObject(
      refusal('MFE-108', 'mf-a .*needs react ~19.3.0', 'Build shell'),
    );
    await expect(publish({ ...shell({ federation: '3.0' }), release: SECOND })).rejects.toMatchObject(
      refusal('MFE-109', 'Build shell'),
    );
    await expect(publish({ ...shell({ shared: { react: '19.3.2' } }), release: SECOND })).resolves.toMatchObject({
      changed: true,
    });
  });
});

describe('MFE-110 events between releases', () => {
  const TOPIC = 'kvadrat:trial';
  const remote = (name: string, role: 'emits' | 'handles', data: EventShape['data'], version = 1): Built => ({
    name,
    manifest: { events: { emits: [], handles: [], [role]: [TOPIC] }, topics: { [TOPIC]: { version, data } } },
  });

  it.each<[string, Built, Built, boolean]>([
    [
      'a sender that says nothing of a field',
      remote('mf-a', 'handles', { id: 'count' }),
      remote('mf-b', 'emits', {}),
      false,
    ],
    [
      'a sender that may leave a field out',
      remote('mf-a', 'handles', { id: 'count' }),
      remote('mf-b', 'emits', { id: 'count?' }),
      false,
    ],
    [
      'a sender of another kind',
      remote('mf-a', 'handles', { id: 'count' }),
      remote('mf-b', 'emits', { id: 'text' }),
      false,
    ],
    [
      'a sender of another version',
      remote('mf-a', 'handles', { id: 'count' }),
      remote('mf-b', 'emits', { id: 'count' }, 2),
      false,
    ],
    [
      'a receiver that wants more',
      remote('mf-a', 'emits', { id: 'count' }),
      remote('mf-b', 'handles', { id: 'count', place: 'text' }),
      false,
    ],
    [
      'a receiver that wants more, if it is there',
      remote('mf-a', 'emits', { id: 'count' }),
      remote('mf-b', 'handles', { id: 'number', place: 'text?' }),
      true,
    ],
    [
      'a sender that says more',
      remote('mf-a', 'handles', { id: 'number?' }),
      remote('mf-b', 'emits', { id: 'count', place: 'text' }),
      true,
    ],
  ])('%s', async (_what, live, candidate, fits) => {
    await publish(live);
    if (fits) await expect(publish(candidate)).resolves.toMatchObject({ changed: true });
    else
      await expect(publish(candidate)).rejects.toMatchObject(
        refusal('MFE-110', TOPIC, 'with mf-a', 'add a new event beside it'),
      );
  });

  it('counts for a previous release too, which a page may fall back to', async () => {
    await publish(remote('mf-a', 'handles', { id: 'count' }));
    await publish({ ...remote('mf-a', 'handles', {}), release: SECOND });
    await expect(publish(remote('mf-b', 'emits', {}))).rejects.toMatchObject(refusal('MFE-110', 'mf-a 1.0.0-00000001'));
  });
});

describe('MFE-110 what a release reads of the API', () => {
  const reading = (api: RemoteManifest['api']): Built => ({ name: 'mf-a', manifest: api === undefined ? {} : { api } });
  const HOME = 'GET /api-next/home/';

  it.each<[string, RemoteManifest['api'], string[]]>([
    ['a call that is not there', { 'GET /api-next/gone/': { id: 'integer' } }, ['GET /api-next/gone/ is gone']],
    [
      'a field that is not there',
      { [HOME]: { total: 'integer', weather: 'string' } },
      ['"weather" is gone in GET /api-next/home/'],
    ],
    ['a field of another kind', { [HOME]: { total: 'string' } }, ['"total" was string and would be integer']],
    ['two at once', { [HOME]: { a: 'string', b: 'string' } }, ['"a" is gone', 'and 1 more']],
  ])('refuses %s', async (_what, api, words) => {
    await expect(publish(reading(api))).rejects.toMatchObject(
      refusal(
        'MFE-110',
        'mf-a 1.0.0-00000001 reads',
        ...words.map((word) => word.replaceAll('"', '.')),
        'deploy the server',
      ),
    );
    expect(await rows()).toBe(0);
  });

  it('takes what the API answers, and a release that does not say', async () => {
    await expect(publish(reading({ [HOME]: { total: 'integer', count: 'number' } }))).resolves.toMatchObject({
      changed: true,
    });
    await expect(publish({ ...reading(undefined), release: SECOND })).resolves.toMatchObject({ changed: true });
  });
});

describe('MFE-111 budgets', () => {
  const noise = (bytes: number): string => `/*${randomBytes(bytes).toString('base64')}*/`;

  it('what the manifest itself allows', async () => {
    await expect(publish({ name: 'mf-a', manifest: { budgets: { entry: 20 } } })).rejects.toMatchObject(
      refusal('MFE-111', 'entry of mf-a', 'budget of 20'),
    );
    await expect(
      publish({ name: 'mf-a', style: noise(2000), manifest: { budgets: { firstView: 2000 } } }),
    ).rejects.toMatchObject(refusal('MFE-111', 'first view of mf-a', 'budget of 2000'));
    await expect(
      publish({ name: 'mf-a', style: noise(2000), manifest: { budgets: { firstView: 4000 } } }),
    ).resolves.toMatchObject({ changed: true });
  });

  it('shell and the owner of a page together', async () => {
    await publish({ ...shell(), style: noise(80_000) });
    await expect(publish({ name: 'mf-a', style: noise(80_000) })).rejects.toMatchObject(
      refusal('MFE-111', 'first visit with shell', 'budget of 150000'),
    );
    await expect(publish({ name: 'mf-a', role: 'regular', style: noise(80_000) })).resolves.toMatchObject({
      changed: true,
    });
    await publish({ name: 'mf-b', style: noise(60_000) });
    await expect(publish({ ...shell(), release: SECOND, style: noise(95_000) })).rejects.toMatchObject(
      refusal('MFE-111', 'first visit with mf-b'),
    );
  });
});
