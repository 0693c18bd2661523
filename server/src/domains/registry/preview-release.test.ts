import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { databaseClient } from './database-client';
import { readRelease } from './release-files.store';
import { useRegistry } from './testing/registry-bench';

const bench = useRegistry();
const RELEASE = '1.1.0-00000002';
let server: Server;
let preview: string;
/** Answers of the preview other than its files, by file name. */
let instead: Record<string, (answer: ServerResponse) => void>;

beforeEach(async () => {
  instead = {};
  server = createServer((request, response) => {
    const file = request.url ?? '/';
    const other = instead[file.split('/').at(-1) ?? ''];
    if (other !== undefined) {
      other(response);
      return;
    }
    readFile(join(bench.folder, 'builds', file)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  preview = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const give = (address: string, origins = [preview], name = 'mf-a') =>
  databaseClient(bench.db, 'operator', origins).override({ name, address }, 1);
const refused = (code: string, ...words: string[]) => ({
  code,
  message: expect.stringMatching(new RegExp(words.join('.*'))) as string,
});

it('a release that a listed origin serves is kept, checked as an upload, and shown to who has the link', async () => {
  bench.folderOf({ name: 'mf-a', release: RELEASE });
  const { path } = await give(`${preview}/mf-a/${RELEASE}`);
  expect(path).toMatch(/^\/-\/override\/\?o=.+/);
  expect((await readRelease(bench.db, { name: 'mf-a', release: RELEASE }))?.state).toBe('kept');
  expect(await bench.database.sql`select 1 from registry_entry`).toHaveLength(0);
});

it('MFE-115 another origin is not even asked', async () => {
  bench.folderOf({ name: 'mf-a', release: RELEASE });
  const asked = jest.fn();
  server.on('request', asked);
  for (const address of [`${preview}/mf-a/${RELEASE}/`, 'file:///etc/passwd', 'nothing']) {
    await expect(give(address, ['https://preview.example.hr'])).rejects.toMatchObject(
      refused('MFE-115', 'not one of the origins', 'PREVIEW_ORIGINS'),
    );
  }
  expect(asked).not.toHaveBeenCalled();
});

it.each<[string, string, (answer: ServerResponse) => void, string, string]>([
  [
    'leads elsewhere',
    'app.js',
    (answer) => void answer.writeHead(302, { location: 'entry.js' }).end(),
    'MFE-115',
    'does not answer',
  ],
  ['fails', 'app.js', (answer) => void answer.writeHead(500).end(), 'MFE-115', 'answers 500'],
  ['has no manifest', 'remote.json', (answer) => void answer.writeHead(404).end(), 'MFE-115', 'no remote.json'],
  ['sends without end', 'app.js', (answer) => void answer.end(Buffer.alloc(25_000_000)), 'MFE-115', 'larger than'],
  [
    'sends another file than the manifest says',
    'app.js',
    (answer) => void answer.end('alert(1)'),
    'MFE-005',
    'does not have the listed hash',
  ],
  ['lacks a file', 'app.js', (answer) => void answer.writeHead(404).end(), 'MFE-005', 'not in the folder'],
])('%s: nothing is kept of a preview that does so with %s', async (_what, file, answer, code, words) => {
  bench.folderOf({ name: 'mf-a', release: RELEASE });
  instead[file] = answer;
  await expect(give(`${preview}/mf-a/${RELEASE}/`)).rejects.toMatchObject(refused(code, words));
  expect(await bench.database.sql`select 1 from registry_release`).toHaveLength(0);
});

it('MFE-115 a release of another remote than was ordered', async () => {
  bench.folderOf({ name: 'mf-b', release: RELEASE });
  await expect(give(`${preview}/mf-b/${RELEASE}/`)).rejects.toMatchObject(refused('MFE-115', 'of mf-b, not of mf-a'));
});
