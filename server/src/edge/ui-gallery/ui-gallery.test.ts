import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { addUiGallery } from './index';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kvadrat-gallery-'));
  writeFileSync(join(folder, 'gallery.js'), 'draw()');
  writeFileSync(join(folder, 'notes.txt'), 'not served');
  app = fastify();
  await addUiGallery(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/-/ui', 'hr'],
  ['/-/ui/?lang=el', 'el'],
  ['/-/ui?lang=xx', 'hr'],
])('%s is a document in %s', async (url, lang) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(body).toMatch(new RegExp(`<html lang="${lang}\\b`));
  expect(body).toContain('src="/-/ui/gallery.js"');
});

test('files of the build are served with their type', async () => {
  const { statusCode, body, headers } = await app.inject('/-/ui/gallery.js');
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'draw()', 'text/javascript; charset=utf-8']);
});

test.each(['/-/ui/notes.txt', '/-/ui/missing.js', '/-/ui/..%2Fgallery.js', '/-/ui/%2e%2e%2fpackage.js'])(
  '%s is not found',
  async (url) => {
    expect((await app.inject(url)).json()).toMatchObject({ code: 'not-found' });
  },
);
