import { brotliCompressSync } from 'node:zlib';
import { judgeAnswer } from './judge-answer';
import type { Target } from './target';

const page = ({
  title = 'Stanovi u Splitu',
  canonical = 'https://k.hr/split/?pag=2',
  robots = 'noindex, follow',
  cards = 2,
} = {}): Buffer =>
  brotliCompressSync(
    `<!doctype html><html><head><title>${title}</title>${canonical === '' ? '' : `<link rel="canonical" href="${canonical}">`}${robots === '' ? '' : `<meta name="robots" content="${robots}">`}</head><body><h1>Naslov</h1>${'<article>oglas</article>'.repeat(cards)}</body></html>`,
  );
const headers = { 'content-encoding': 'br' };
const list: Target = {
  kind: 'list',
  address: '/split/?pag=2',
  truth: { status: 200, location: null, canonical: '/split/?pag=2', robots: 'noindex, follow', entries: 2 },
};
const call: Target = {
  kind: 'search',
  address: '/api',
  truth: { status: 200, location: null, canonical: null, robots: null, entries: 2 },
};
const moved: Target = {
  kind: 'moved',
  address: '/a',
  truth: { status: 301, location: '/a/', canonical: null, robots: null, entries: 0 },
};

test('a whole page is right, whatever host its addresses name', () => {
  expect(judgeAnswer(list, { status: 200, headers, body: page() })).toBe('right');
  expect(judgeAnswer(list, { status: 200, headers, body: page({ cards: 3 }) })).toBe('right');
});

test.each([
  ['the bare title', { title: 'Kvadrat' }],
  ['no canonical address', { canonical: '' }],
  ['the canonical address of another page', { canonical: 'https://k.hr/split/' }],
  ['no word for search engines', { robots: '' }],
  ['too few ads', { cards: 1 }],
])('a page with %s is empty', (_what, parts) => {
  expect(judgeAnswer(list, { status: 200, headers, body: page(parts) })).toBe('empty');
});

test('another status is wrong, and so is a redirect that leads elsewhere or is lost', () => {
  expect(judgeAnswer(list, { status: 404, headers, body: page() })).toBe('wrong');
  expect(judgeAnswer(list, { status: 429, headers, body: page() })).toBe('wrong');
  expect(judgeAnswer(moved, { status: 301, headers: { location: 'http://localhost/a/' }, body: Buffer.alloc(0) })).toBe(
    'right',
  );
  expect(judgeAnswer(moved, { status: 301, headers: { location: '/b/' }, body: Buffer.alloc(0) })).toBe('wrong');
  expect(judgeAnswer(moved, { status: 200, headers, body: page() })).toBe('wrong');
});

test('a refusal says when to come back, on a page that can be read', () => {
  const busy = Buffer.from(
    '<!doctype html><html><body><main><h1>Gužva</h1><p>Pokušajte ponovno za nekoliko trenutaka.</p></main></body></html>',
  );
  const come = { 'retry-after': '2' };
  expect(judgeAnswer(list, { status: 503, headers: come, body: busy })).toBe('refused');
  expect(judgeAnswer(list, { status: 503, headers: {}, body: busy })).toBe('bare');
  expect(
    judgeAnswer(list, { status: 503, headers: come, body: Buffer.from('<html><body><h1></h1></body></html>') }),
  ).toBe('bare');
  expect(judgeAnswer(call, { status: 503, headers: come, body: Buffer.from('{"data":{"code":"unavailable"}}') })).toBe(
    'refused',
  );
  expect(judgeAnswer(call, { status: 503, headers: come, body: busy })).toBe('bare');
});

test('an answer of the API is empty without its results', () => {
  const answer = (results: unknown): Buffer => Buffer.from(JSON.stringify({ results }));
  expect(judgeAnswer(call, { status: 200, headers: {}, body: answer([1, 2]) })).toBe('right');
  expect(judgeAnswer(call, { status: 200, headers: {}, body: answer([]) })).toBe('empty');
  expect(judgeAnswer(call, { status: 200, headers: {}, body: Buffer.from('') })).toBe('empty');
});
