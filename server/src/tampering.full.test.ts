import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import { readReleasePackage } from '@kvadrat/publish';
import { createApp } from './app';
import { withTemporaryFolders } from './platform/db/testing/temporary-folder';
import { withTestDatabase } from './platform/db/testing/test-database';
import { StoredPages } from './edge/stored-pages';
import { adRemote, SHELL } from './edge/pages/testing/sample-releases';
import { publishRelease, ReleaseStore } from './domains/registry/api';
import { SnapshotSource } from './domains/registry/snapshot-source';
import { writeFakeRelease, type FakeRelease } from './domains/registry/testing/fake-release';
import { ofSweep } from './platform/testing/full-run';

// Render threads have to start, and the machine is shared with other suites.
jest.setTimeout(120_000);
const database = withTestDatabase();
const temporaryFolder = withTemporaryFolders();
const OLD = '1.0.0-00000001';
const NEW = '2.0.0-00000002';
const EVIL = 'window.evil = true';
const ELEMENT = {
  './app': { scripts: ['app.js'], styles: ['app.css'] },
  './element': { scripts: ['app.js'], styles: ['app.css'] },
};
const RELEASES: FakeRelease[] = [
  {
    ...SHELL,
    manifest: {
      modules: {
        './app': { scripts: ['app.js'], styles: ['app.css'] },
        './embed': { scripts: ['app.js'], styles: [] },
      },
    },
  },
  ...[OLD, NEW].map((release) => ({
    ...adRemote(`return page("ad of ${release}")`, release),
    elements: ['kvadrat-ad'],
    manifest: { modules: ELEMENT },
  })),
  {
    name: 'mf-blog',
    routes: [{ name: 'blog', pattern: '/blog/' }],
    elements: ['kvadrat-blog'],
    manifest: { modules: ELEMENT },
    server:
      'exports.render = async () => ({ status: 200, html: "blog", head: { title: "", description: "", canonical: "" }, data: null });',
  },
];

/** Bytes of every file as it was published, by its public path. */
const published = new Map<string, Buffer>();
const lines: string[] = [];
let store: ReleaseStore;
let snapshot: RegistrySnapshot;
let listener: (next: RegistrySnapshot) => void;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  const builds = temporaryFolder();
  for (const built of RELEASES) {
    const candidate = await readReleasePackage(writeFakeRelease(builds, built));
    const { name, release } = candidate.manifest;
    for (const [file, { bytes }] of candidate.files) published.set(`/r/${name}/${release}/${file}`, bytes);
    await publishRelease(database.db, candidate, { author: 'test', reason: 'test' });
  }
  await database.sql`create table kept_release as select * from registry_release`;
  await database.sql`create table kept_file as select * from registry_file`;
  await database.sql`create table kept_entry as select * from registry_entry`;
});

/** A server that starts on what is there now, with a disk of its own. */
async function start(): Promise<void> {
  folder = temporaryFolder();
  await disk();
  snapshot = await read();
  await store.prepare(snapshot);
  app = await createApp({
    settings: {
      publicUrl: () => 'https://www.kvadrat.example',
      logLevel: 'warn',
      logTo: { write: (line) => void lines.push(line) },
      trustProxy: false,
      apiRequestsPerMinute: 10_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: () => Promise.resolve(),
    pages: {
      registry: {
        current: () => snapshot,
        reload: () => Promise.resolve(),
        onChange: (told) => (listener = told),
        close: () => Promise.resolve(),
      },
      releases: {
        state: (key) => store.state(key),
        read: (manifest, name) => store.read(manifest, name),
        file: (key, name) => store.file(key, name),
      },
      workerFile: join(import.meta.dirname, 'platform/render/testing/render-worker.mjs'),
      stored: new StoredPages({ bytes: 8_000_000 }),
      renderWorkMs: 10_000,
      renderColdStartMs: 30_000,
      renderHeapMegabytes: 64,
      appleAppId: '',
      earlyHints: false,
    },
  });
  await app.ready();
}

const read = (): Promise<RegistrySnapshot> =>
  new SnapshotSource({
    db: database.db,
    mirrorFile: join(folder, 'registry.json'),
    warn: (error) => lines.push(String(error)),
  }).read();

/** A disk of the server with all releases on it, as they were published. */
async function disk(): Promise<void> {
  store = new ReleaseStore(database.db, temporaryFolder(), ({ file, restored }) =>
    lines.push(`${file} ${restored ? 'put back' : 'refused'}`),
  );
  await store.prepare(await read());
}

async function restore(): Promise<void> {
  await database.sql`update registry_release r set manifest = k.manifest, manifest_text = k.manifest_text from kept_release k where k.name = r.name and k.release = r.release`;
  await database.sql`update registry_file f set bytes = k.bytes, packed = k.packed from kept_file k where k.integrity = f.integrity`;
  await database.sql`update registry_entry e set state = k.state, stable = k.stable, previous = k.previous, canary = k.canary from kept_entry k where k.name = e.name`;
}

beforeAll(start);
afterAll(() => app.close());
afterEach(restore);

/** Lets the server see what is there now, as after a change of the registry. */
async function refresh(): Promise<void> {
  snapshot = await read();
  await store.prepare(snapshot);
  listener({ ...snapshot });
  for (;;) {
    const { rendering }: { rendering: Record<string, string> } = (await app.inject('/healthz')).json();
    if (!Object.values(rendering).includes('starting')) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** What any visitor may get: nothing unchecked in the pages, nothing else than what was published in the files, nothing evil at all. */
async function nothingUnchecked(): Promise<void> {
  const pages = await Promise.all(['/oglasi/7/', '/blog/'].map((url) => app.inject(url)));
  const table = await app.inject('/embed/v1.json');
  for (const { body } of pages) {
    expect(body).not.toContain(EVIL);
    for (const [tag, address = ''] of body.matchAll(
      /<(?:script|link)[^>]* (?:src|href)="(\/r\/[^"]+\.(?:js|css))"[^>]*>/g,
    )) {
      const bytes = published.get(address);
      expect(bytes).toBeDefined();
      expect(tag).toContain(`integrity="${integrityOf(bytes ?? Buffer.alloc(0))}"`);
    }
  }
  const { elements, releases }: { elements: string[]; releases: { integrity: Record<string, string> }[] } =
    table.json();
  expect(elements).toContain('kvadrat-blog');
  for (const [address, hash] of releases.flatMap(({ integrity }) => Object.entries(integrity)))
    expect([address, hash]).toEqual([address, integrityOf(published.get(address) ?? Buffer.alloc(0))]);
  for (const address of published.keys()) {
    if (address.endsWith('.cjs')) continue;
    for (const encoding of ['identity', 'br']) {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: address,
        headers: { 'accept-encoding': encoding },
      });
      if (statusCode !== 200) expect(headers['cache-control']).toBe('no-store');
      else if (headers['content-encoding'] === undefined)
        expect(rawPayload.equals(published.get(address) ?? Buffer.alloc(0))).toBe(true);
      else expect(rawPayload.equals(brotliCompressSync(published.get(address) ?? Buffer.alloc(0)))).toBe(true);
    }
  }
}

async function othersGoOn(): Promise<void> {
  const blog = await app.inject('/blog/');
  expect([blog.statusCode, blog.body.includes('blog')]).toEqual([200, true]);
}

/** The page of the remote at work: of this release, or an explained 503. */
async function adIs(expected: string | 503): Promise<void> {
  const { statusCode, body } = await app.inject('/oglasi/7/');
  if (expected === 503) expect(statusCode).toBe(503);
  else expect([statusCode, /ad of [\w.-]+/.exec(body)?.[0]]).toEqual([200, `ad of ${expected}`]);
}

const hash = (file: string, value: string): string =>
  `jsonb_set(manifest, '{files,${file},integrity}', '${JSON.stringify(value)}')`;
const field = (name: string, json: string): string => `jsonb_set(manifest, '{${name}}', '${json}')`;

/** What somebody can do to a manifest in the database. @property 1 the new manifest, in SQL */
const MANIFESTS: [what: string, sql: string][] = [
  ['a hash taken out', `manifest #- '{files,entry.js,integrity}'`],
  ['an empty hash', hash('entry.js', '')],
  ['a weak hash', hash('entry.js', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')],
  ['two hashes', hash('app.js', `sha384-${'A'.repeat(64)} sha256-AAAA`)],
  ['the hash of something else', hash('app.js', `sha384-${'A'.repeat(64)}`)],
  ['no hashes at all', field('files', '{}')],
  ['files that are none', field('files', '7')],
  ['an empty object', `'{}'::jsonb`],
  ['a list', `'[]'::jsonb`],
  ['the name of another', field('name', '"mf-blog"')],
  ['another release', field('release', '"9.9.9-99999999"')],
  ['placeholders that touch', field('routes', '[{"name":"ad","pattern":"/{a}{b}{c}{d}{e}{f}/"}]')],
  ['all addresses', field('routes', '[{"name":"ad","pattern":"/{all*}/"}]')],
  ['another host', field('routes', '[{"name":"ad","pattern":"//evil.example/"}]')],
  ['an element no browser defines', field('elements', '["Kvadrat"]')],
  ['the element of another', field('elements', '["kvadrat-blog"]')],
  ['the role of the shell', field('role', '"shell"')],
  ['the container of another', field('container', '"kvadrat_mf_blog"')],
  ['no modules', `manifest - 'modules'`],
  ['a script outside the folder', field('modules', '{"./app":{"scripts":["../../shell/1/app.js"],"styles":[]}}')],
  ['another server bundle', field('serverBundle', '"app.js"')],
];

describe.each([
  ['with the release before', true],
  ['and nothing before it', false],
])('J5 a manifest that was changed in the database, %s', (_, hasPrevious) => {
  it.each(MANIFESTS)('%s', async (_what, sql) => {
    await disk();
    if (!hasPrevious) await database.sql`update registry_entry set previous = null where name = 'mf-ad'`;
    await database.sql.unsafe(
      `update registry_release set manifest = ${sql} where name = 'mf-ad' and release = '${NEW}'`,
    );
    lines.splice(0);
    await refresh();
    await nothingUnchecked();
    await othersGoOn();
    // Without a release before the addresses answer that the remote is off, where its manifest still tells which they were.
    if (hasPrevious) await adIs(OLD);
    else expect((await app.inject('/oglasi/7/')).statusCode).toBeGreaterThanOrEqual(404);
    expect(lines).toEqual([expect.stringContaining(`mf-ad ${NEW} is not used`)]);
  });
});

describe('J5 the registry was changed in the database', () => {
  it.each(
    ofSweep(
      [
        [
          'the text and the manifest alike, without a hash',
          `update registry_release set manifest = manifest #- '{files,app.js,integrity}', manifest_text = (manifest #- '{files,app.js,integrity}')::text where name = 'mf-ad' and release = '${NEW}'`,
          OLD,
        ],
        [
          'the text alone',
          `update registry_release set manifest_text = '{}' where name = 'mf-ad' and release = '${NEW}'`,
          OLD,
        ],
        ['a canary that is none', `update registry_entry set canary = '{"release":7}' where name = 'mf-ad'`, NEW],
        [
          'a canary without an end',
          `update registry_entry set canary = '{"release":"${OLD}","percent":100,"until":"never"}' where name = 'mf-ad'`,
          NEW,
        ],
        [
          'a canary for more than all',
          `update registry_entry set canary = '{"release":"${OLD}","percent":1e9,"until":"2099-01-01T00:00:00Z"}' where name = 'mf-ad'`,
          NEW,
        ],
      ],
      3,
    ),
  )('%s', async (_, sql, expected) => {
    await disk();
    await database.sql.unsafe(sql);
    lines.splice(0);
    await refresh();
    await nothingUnchecked();
    await othersGoOn();
    await adIs(expected);
    expect(lines).toHaveLength(1);
  });
});

describe('J5 a file was changed', () => {
  const at = (file: string): string => join(store.folder, 'mf-ad', NEW, file);
  /** After which the server has to read it: a bundle once more, the others at each request. */
  it.each<[string, () => void, string]>(
    ofSweep<[string, () => void, string]>(
      [
        ['a script', () => writeFileSync(at('entry.js'), EVIL), 'entry.js put back'],
        ['a script, by one byte', () => appendFileSync(at('app.js'), ' '), 'app.js put back'],
        ['a script, to nothing', () => writeFileSync(at('app.js'), ''), 'app.js put back'],
        [
          'a script, for another of the release',
          () => writeFileSync(at('app.js'), readFileSync(at('lazy.js'))),
          'app.js put back',
        ],
        ['a script, for a link elsewhere', () => linkElsewhere(at('app.js')), 'app.js put back'],
        ['a script that is gone', () => rmSync(at('lazy.js')), 'lazy.js put back'],
        [
          'a packed copy',
          () => writeFileSync(at('entry.js.br'), brotliCompressSync(Buffer.from(EVIL))),
          'entry.js put back',
        ],
        ['a packed copy that is none', () => writeFileSync(at('app.js.br'), 'x'), 'app.js put back'],
        [
          'a style sheet',
          () => writeFileSync(at('app.css'), `body{background:url(//evil.example/${EVIL})}`),
          'app.css put back',
        ],
        ['words', () => writeFileSync(at('catalogues/hr.js'), EVIL), 'catalogues/hr.js put back'],
        [
          'a server bundle',
          () =>
            writeFileSync(
              at('server.cjs'),
              `exports.render = async () => ({ status: 200, html: ${JSON.stringify(EVIL)}, head: {}, data: null });`,
            ),
          'server.cjs put back',
        ],
        [
          'the manifest',
          () =>
            writeFileSync(at('remote.json'), readFileSync(at('remote.json'), 'utf8').replaceAll('sha384-', 'sha256-')),
          'remote.json put back',
        ],
      ],
      5,
    ),
  )('on disk: %s', async (_, change, told) => {
    await restart();
    change();
    lines.splice(0);
    await again();
    await nothingUnchecked();
    await othersGoOn();
    await adIs(NEW);
    expect(lines).toEqual([told]);
    // It is as it was, and nobody tells of it again.
    await nothingUnchecked();
    expect(lines).toHaveLength(1);
  });

  it.each<[string, string, string[], string]>([
    ['a script', 'entry.js', ['entry.js refused'], NEW],
    ['a server bundle', 'server.cjs', ['server.cjs refused'], OLD],
  ])('on disk and in the database: %s', async (_, file, told, expected) => {
    await restart();
    writeFileSync(at(file), EVIL);
    await database.sql`update registry_file set bytes = ${Buffer.from(EVIL)}, packed = null where integrity = ${integrityOf(published.get(`/r/mf-ad/${NEW}/${file}`) ?? Buffer.alloc(0))}`;
    lines.splice(0);
    await again();
    await nothingUnchecked();
    await othersGoOn();
    await adIs(expected);
    expect(lines).toEqual(told);
  });

  function linkElsewhere(file: string): void {
    rmSync(file);
    symlinkSync('/etc/hostname', file);
  }

  /** The server with a fresh disk, showing the newest release. */
  async function restart(): Promise<void> {
    await disk();
    await refresh();
  }

  /** As after a restart on the same disk: bundles are read again, and so are manifests. */
  async function again(): Promise<void> {
    const { folder: same } = store;
    store = new ReleaseStore(database.db, same, ({ file, restored }) =>
      lines.push(`${file} ${restored ? 'put back' : 'refused'}`),
    );
    await store.prepare(snapshot);
    listener({ ...snapshot, entries: [] });
    const { entries } = snapshot;
    snapshot = { ...snapshot, entries: entries.filter(({ name }) => name !== 'mf-ad') };
    listener(snapshot);
    await refresh();
  }
});
