import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryError } from '@kvadrat/contracts/errors';
import type { ReleaseKey } from '@kvadrat/contracts/releases';
import type { RegistryClient } from '@kvadrat/publish';
import { openPortalPreview, type PortalPreview } from './portal-preview';
import { serveAlone } from './serve-alone';

const PORTAL = 'https://www.example.hr';
let folder: string;
let uploaded: string[];
let revoked: string[];
let printed: string[];
let refuse: Error | null;
let preview: PortalPreview;

const never = (): never => {
  throw new Error('not asked for');
};
const client: RegistryClient = {
  list: never,
  history: never,
  verify: never,
  change: never,
  overrides: never,
  upload: ({ manifest: { name, release } }): Promise<ReleaseKey> => {
    if (refuse !== null) return Promise.reject(refuse);
    uploaded.push(release);
    return Promise.resolve({ name, release });
  },
  override: () => Promise.resolve({ id: `id-${uploaded.length}`, path: `/-/override/?o=text-${uploaded.length}` }),
  revokeOverride: (_name, id) => {
    revoked.push(id);
    return Promise.resolve();
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kvadrat-preview-'));
  const manifest = {
    format: 1,
    name: 'mf-a',
    release: '1.0.0-00000001',
    version: '1.0.0',
    role: 'primary',
    contracts: '1.0.0',
    entry: 'e.js',
    container: 'a',
    modules: {},
    catalogues: {},
    serverBundle: 'e.js',
    routes: [],
    elements: [],
    events: { emits: [], handles: [] },
    shared: {},
    federation: '2.9',
    files: { 'e.js': { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` } },
  };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  [uploaded, revoked, printed, refuse] = [[], [], [], null];
  preview = openPortalPreview('mf-a', PORTAL, client, (line) => printed.push(line));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('each build is uploaded and has a link of its own; the one before is taken back, the last one at the end', async () => {
  expect(preview.link('/')).toBeNull();
  await preview.show(folder);
  expect(preview.link('/oglasi/7/?a=1')).toBe(`${PORTAL}/-/override/?o=text-1&to=%2Foglasi%2F7%2F%3Fa%3D1`);
  await preview.show(folder);
  expect(preview.link('/')).toContain('o=text-2');
  expect(revoked).toEqual(['id-1']);
  await preview.close();
  expect(revoked).toEqual(['id-1', 'id-2']);
  expect(preview.link('/')).toBeNull();
});

it('a refused build is printed with its code and leaves the one before; other failures end the command', async () => {
  await preview.show(folder);
  refuse = new RegistryError('MFE-110', 'A contract is broken.');
  await preview.show(folder);
  expect(printed.at(-1)).toBe(`${PORTAL} does not take this build: MFE-110: A contract is broken.`);
  expect(preview.link('/')).toContain('o=text-1');
  expect(revoked).toEqual([]);
  refuse = new Error('no network');
  await expect(preview.show(folder)).rejects.toThrow('no network');
});

it('the server of a remote alone leads to the portal, once a build is there', async () => {
  const server = await serveAlone({
    port: 0,
    hostFolder: folder,
    release: never,
    answers: {},
    api: undefined,
    portalLink: (path) => preview.link(path),
  });
  const ask = async (): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(`http://127.0.0.1:${server.port}/-/portal/oglasi/7/?a=1`, {
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  try {
    expect((await ask())[0]).toBe(502);
    await preview.show(folder);
    expect(await ask()).toEqual([302, `${PORTAL}/-/override/?o=text-1&to=%2Foglasi%2F7%2F%3Fa%3D1`]);
  } finally {
    server.close();
  }
});
