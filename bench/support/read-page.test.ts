import { brotliCompressSync, gzipSync } from 'node:zlib';
import { decodeBody, readPage } from './read-page';

const PAGE =
  '<!doctype html><html lang="hr"><head><title>Stanovi u Splitu </title><meta name="robots" content="noindex, follow"><link href="https://k.hr/x/" rel="canonical"></head><body><h1 class="a">Stanovi <span>u Splitu</span></h1><article>1</article><article class="b">2</article></body></html>';

test('a page is read by its tags', () => {
  expect(readPage(PAGE)).toEqual({
    title: 'Stanovi u Splitu',
    canonical: 'https://k.hr/x/',
    robots: 'noindex, follow',
    heading: 'Stanovi u Splitu',
    cards: 2,
  });
});

test('what is not there is read as nothing', () => {
  expect(readPage('<html><head></head><body></body></html>')).toEqual({
    title: '',
    canonical: null,
    robots: null,
    heading: '',
    cards: 0,
  });
});

test('bodies are decoded by what their answer says', () => {
  expect(decodeBody(brotliCompressSync(PAGE), 'br')).toBe(PAGE);
  expect(decodeBody(gzipSync(PAGE), 'gzip')).toBe(PAGE);
  expect(decodeBody(Buffer.from(PAGE), undefined)).toBe(PAGE);
});
