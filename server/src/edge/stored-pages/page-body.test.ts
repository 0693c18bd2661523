import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PageBody } from './page-body';

const words = [
  'trosoban',
  'stan',
  'uz more',
  'Gripe',
  'garaža',
  'novogradnja',
  'pogled',
  'lift',
  'balkon',
  'vrt',
  'Split',
];
const card = (at: number): string =>
  `<article class="card"><a href="/oglasi/${at}/">${Array.from({ length: 9 }, (_, word) => words[(at * 31 + word * word * 7 + (at % 13) * word) % words.length]).join(' ')}</a><b>${at * 997} €</b></article>`;
const html = Buffer.from(Array.from({ length: 1500 }, (_, at) => card(at)).join(''));

test('a page that is asked for again is compressed better, and is the same in each form', async () => {
  const body = new PageBody(html);
  const [first, tag, size] = [await body.in('br'), body.tag, body.size];
  let later = await body.in('br');
  while (later === first) later = await new Promise<Buffer>((resolve) => setImmediate(() => resolve(body.in('br'))));
  expect(later.length).toBeLessThan(first.length * 0.95);
  expect(body.size).toBeLessThan(size);
  expect(body.tag).toBe(tag);
  for (const known of [
    brotliDecompressSync(first),
    brotliDecompressSync(later),
    gunzipSync(await body.in('gzip')),
    await body.in('identity'),
  ])
    expect(known.equals(html)).toBe(true);
});
