import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { writeChange } from '../changes/change-file';
import { checkContracts } from './check-contracts';
import { addedContracts, brokenContracts, brokenForRelease } from './compare-contracts';
import { readContracts, type Contracts } from './contracts';
import { writeReleased } from './released';

const CALL = 'GET /api-next/ads/{id}/';
const released: Contracts = {
  version: '1.0.0',
  events: { 'kvadrat:trial': { kind: 'fact', version: 1, data: { id: 'count' } } },
  api: {
    [CALL]: {
      takes: { 'path.id': 'string', 'query.locale': 'string?' },
      answers: { $: 'object', id: 'integer', title: 'string' },
    },
  },
};
const event = (change: Partial<Contracts['events'][string]>): Contracts => ({
  ...released,
  events: { 'kvadrat:trial': { kind: 'fact', version: 1, data: { id: 'count' }, ...change } },
});
const call = (change: Partial<Contracts['api'][string]>): Contracts => ({
  ...released,
  api: { [CALL]: { takes: {}, answers: {}, ...released.api[CALL], ...change } },
});

describe('MFE-110 contracts against what is released', () => {
  it.each<[string, Contracts, string[]]>([
    ['nothing', released, []],
    ['a field of an event that may be absent', event({ data: { id: 'count', place: 'text?' } }), []],
    [
      'a field of an event',
      event({ data: { id: 'count', place: 'text' } }),
      ['the event kvadrat:trial: "place" is expected as text and sent as nothing'],
    ],
    ['an event less', { ...released, events: {} }, ['the event kvadrat:trial: is gone']],
    ['another kind of event', event({ kind: 'state' }), ['the event kvadrat:trial: was a fact and would be a state']],
    [
      'another version of an event',
      event({ version: 2 }),
      ['the event kvadrat:trial: version 2 is sent and version 1 expected'],
    ],
    ['a call less', { ...released, api: {} }, [`${CALL} is gone`]],
    ['an answer with more', call({ answers: { $: 'object', id: 'integer', title: 'string', rooms: 'integer' } }), []],
    ['an answer with less', call({ answers: { $: 'object', id: 'integer' } }), [`${CALL}: "title" is gone`]],
    [
      'a parameter that is wanted',
      call({ takes: { 'path.id': 'string', 'query.locale': 'string?', 'query.key': 'string' } }),
      [`${CALL}: "query.key" is wanted and was not there`],
    ],
    ['everything, in another major version', { version: '2.0.0', events: {}, api: {} }, []],
  ])('%s', (_what, now, problems) => expect(brokenContracts(released, now)).toEqual(problems));

  it('tells what is there and not released yet', () => {
    expect(addedContracts({ ...released, api: {}, events: {} }, released)).toEqual(['kvadrat:trial', CALL]);
  });
});

describe('MFE-110 contracts against a live release', () => {
  const manifest = (change: Partial<RemoteManifest>): RemoteManifest => ({
    format: 1,
    name: 'mf-a',
    release: '1.0.0-00000001',
    version: '1.0.0',
    role: 'primary',
    contracts: '1.0.0',
    entry: '',
    container: '',
    modules: {},
    catalogues: {},
    serverBundle: '',
    routes: [],
    elements: [],
    events: { emits: [], handles: [] },
    shared: {},
    federation: '2.9',
    files: {},
    ...change,
  });
  it.each<[string, Partial<RemoteManifest>, string[]]>([
    ['that does not say', {}, []],
    [
      'that fits',
      { topics: { 'kvadrat:trial': { version: 1, data: { id: 'count' } } }, api: { [CALL]: { id: 'number' } } },
      [],
    ],
    [
      'with another form of an event',
      { topics: { 'kvadrat:trial': { version: 1, data: { id: 'text' } } } },
      ['the event kvadrat:trial of mf-a 1.0.0-00000001, which is live: "id" is expected as text and sent as count'],
    ],
    [
      'with an event that is gone',
      { topics: { 'kvadrat:old': { version: 1, data: {} } } },
      ['the event kvadrat:old of mf-a 1.0.0-00000001, which is live: is gone'],
    ],
    [
      'that reads a field that is gone',
      { api: { [CALL]: { rooms: 'integer' } } },
      [`mf-a 1.0.0-00000001, which is live, reads: "rooms" is gone in ${CALL}`],
    ],
    [
      'of another major version',
      { contracts: '2.0.0' },
      ['mf-a 1.0.0-00000001, which is live, was built with contracts 2.0.0, these are 1.0.0'],
    ],
  ])('%s', (_what, change, problems) => expect(brokenForRelease(manifest(change), released)).toEqual(problems));
});

describe('a checkout', () => {
  let root: string;
  const write = (file: string, content: unknown): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const openapi = (type: string): unknown => ({
    paths: {
      '/api-next/ads/{id}/': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['id', 'title'],
                    properties: { id: { type: 'integer' }, title: { type } },
                  },
                },
              },
            },
          },
        },
      },
    },
  });

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'kvadrat-contracts-'));
    write('shared-contracts/package.json', { version: '1.0.0' });
    write('shared-contracts/openapi.json', openapi('string'));
    write('mf-a/contract/samples.json', {
      visits: ['/a/', '/b/'],
      answers: { '/api-next/ads/7/': { id: 7, title: 'Stan' } },
    });
    mkdirSync(join(root, 'tools/contracts'), { recursive: true });
    const contracts = await writeReleased(root, await readContracts(root));
    await writeChange(root, {
      date: '2026-11-28',
      packages: ['shared-contracts'],
      contracts,
      text: 'Ads have a title.',
    });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('that is as released has no problem', async () => {
    expect(await checkContracts(root, [])).toEqual({ problems: [], notes: [] });
  });

  it('that breaks what is released is told the call, and the remote whose samples do not fit any more', async () => {
    write('shared-contracts/openapi.json', openapi('integer'));
    expect((await checkContracts(root, [])).problems).toEqual([
      `${CALL}: "title" was string and would be integer`,
      `mf-a reads what the API does not answer: "title" of ${CALL} is integer, recorded as string`,
    ]);
  });

  it('is told which calls of its remotes are not described', async () => {
    write('mf-a/contract/samples.json', { visits: ['/a/', '/b/'], answers: { '/api-next/hidden/': {} } });
    expect((await checkContracts(root, [])).notes).toEqual([
      expect.stringMatching(/^mf-a asks for \/api-next\/hidden\/, which/),
    ]);
  });

  it('whose released contracts were changed without a change file is told so', async () => {
    const { events, api, version } = await readContracts(root);
    const hash = await writeReleased(root, {
      version,
      events,
      api: { ...api, 'GET /more/': { takes: {}, answers: {} } },
    });
    expect((await checkContracts(root, [])).problems).toContainEqual(
      expect.stringContaining(`(${hash}) has changed and no file in changes and no version in CHANGELOG.md tells it`),
    );
  });
});
