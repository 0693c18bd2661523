import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, PageAnswer } from './page-answer';
import { StoredPages, type Served } from './stored-pages';

const page = (text: string, more: Partial<Page> = {}): Page => ({
  status: 200,
  html: Buffer.from(`<p>${text}</p>`),
  sound: true,
  releases: [],
  styleHashes: [],
  ads: [],
  ...more,
});

let now = 0;
let pages: StoredPages;
let made: string[] = [];
beforeEach(() => {
  now = 0;
  made = [];
  pages = new StoredPages({ bytes: 4_000_000, now: () => now });
});

const ask = (key: string, answer: PageAnswer = page(`${key} ${made.length + 1}`)): Promise<Served> =>
  pages.serve(key, () => {
    made.push(key);
    return Promise.resolve(answer);
  });

async function textOf({ answer }: Served): Promise<string> {
  return 'body' in answer ? brotliDecompressSync(await answer.body.in('br')).toString() : answer.location;
}
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a page is fresh for a minute, then served once more while a single request makes it anew', async () => {
  expect(await textOf(await ask('/a/'))).toBe('<p>/a/ 1</p>');
  now = 59_000;
  expect(await ask('/a/')).toMatchObject({ age: 59 });
  expect(made).toHaveLength(1);
  now = 61_000;
  const stale = await Promise.all([ask('/a/'), ask('/a/'), ask('/a/')]);
  expect(stale.map(({ age }) => age)).toEqual([61, 61, 61]);
  expect(made).toHaveLength(2);
  await settle();
  expect(await textOf(await ask('/a/'))).toBe('<p>/a/ 2</p>');
});

test('a page that nobody has yet is made once, however many ask', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => ask('/b/')));
  expect(made).toHaveLength(1);
  expect(new Set(await Promise.all(all.map(textOf)))).toEqual(new Set(['<p>/b/ 1</p>']));
});

test('O-38 what stands in for a page is not kept, and the page is served for ten minutes instead of it', async () => {
  const busy = page('busy', { status: 503, sound: false });
  await ask('/a/');
  now = 599_000;
  expect(await textOf(await ask('/a/', busy))).toBe('<p>/a/ 1</p>');
  await settle();
  expect(await textOf(await ask('/a/', busy))).toBe('<p>/a/ 1</p>');
  now = 601_000;
  expect((await ask('/a/', busy)).answer.status).toBe(503);
  expect(pages.peek('/a/')).toBeUndefined();
});

test('redirections, missing and removed pages are kept as what they are', async () => {
  await ask('/moved/', { status: 301, location: '/to/', ads: [] });
  await ask('/missing/', page('missing', { status: 404 }));
  await ask('/gone/', page('gone', { status: 410 }));
  for (const [key, status] of [
    ['/moved/', 301],
    ['/missing/', 404],
    ['/gone/', 410],
  ] as const)
    expect((await ask(key)).answer.status).toBe(status);
  expect(made).toHaveLength(3);
});

test('pages of a changed ad are dropped, also those that were being made, and no others', async () => {
  await ask('/list/', page('list', { ads: [1, 2] }));
  await ask('/ad/2/', page('ad', { ads: [2] }));
  await ask('/ad/3/', page('other', { ads: [3] }));
  let finish: (answer: PageAnswer) => void = () => undefined;
  const slow = pages.serve('/slow/', () => new Promise((resolve) => (finish = resolve)));
  pages.dropAds([2]);
  finish(page('old', { ads: [2] }));
  await slow;
  for (const key of ['/list/', '/ad/2/', '/ad/3/', '/slow/']) await ask(key);
  expect(made).toEqual(['/list/', '/ad/2/', '/ad/3/', '/list/', '/ad/2/', '/slow/']);
});

test('memory is bounded, and addresses of what is not there push no page out', async () => {
  pages = new StoredPages({ bytes: 100_000, now: () => now });
  const random = (): string => Array.from({ length: 400 }, () => Math.random().toString(36)).join('');
  await ask('/kept/');
  for (let count = 0; count < 300; count += 1) await ask(`/missing/${count}/`, page(random(), { status: 404 }));
  expect(pages.peek('/kept/')).toBeDefined();
  for (let count = 0; count < 300; count += 1) await ask(`/page/${count}/`, page(random()));
  expect(pages.load.bytes).toBeLessThanOrEqual(100_000);
  expect(pages.load.pages).toBeGreaterThan(2);
});

test('without memory every page is made anew', async () => {
  pages = new StoredPages({ bytes: 0, now: () => now });
  await ask('/a/');
  await ask('/a/');
  expect(made).toHaveLength(2);
});

test('a body comes compressed in either way, or plain', async () => {
  const { answer } = await ask('/a/');
  if (!('body' in answer)) throw new Error('no page');
  expect((await answer.body.in('identity')).toString()).toBe('<p>/a/ 1</p>');
  expect(gunzipSync(await answer.body.in('gzip')).toString()).toBe('<p>/a/ 1</p>');
  expect(await answer.body.in('gzip')).toBe(await answer.body.in('gzip'));
});
