import { useNginx } from '../support/nginx';

const origin = useNginx();
let turns = 0;
/** An address nobody has asked for yet. */
const list = (): string => `/prodaja-stambene-nekretnine/?prezzoMassimo=${(turns += 1) + 400_000}`;

interface Seen {
  status: number;
  cache: string;
  caching: string;
  encoding: string;
  body: string;
  tag: string;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(origin() + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
  const of = (name: string): string => response.headers.get(name) ?? '';
  return {
    status: response.status,
    cache: of('x-cache'),
    caching: of('cache-control'),
    encoding: of('content-encoding'),
    body: await response.text(),
    tag: of('etag'),
  };
}

test('a page is asked of the portal once, and served to everybody without a session', async () => {
  const path = list();
  const [first, second] = [await get(path), await get(path)];
  expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
  expect(second.body).toBe(first.body);
  expect(second.body).toContain('<article');
});

test('who has a session or an override of releases gets no page of others, and others none of theirs', async () => {
  const path = list();
  await get(path);
  for (const cookie of ['IMMSESSID=geheim', 'kvadrat_override=x', 'kvadrat_flags=auctions=on']) {
    const own = await get(path, { cookie });
    expect([own.cache, own.caching]).toEqual(['MISS', 'private, no-cache']);
    expect((await get(path, { cookie })).cache).toBe('MISS');
  }
  expect((await get(path)).cache).toBe('HIT');
});

test('each client gets the encoding it can read', async () => {
  const path = list();
  const [brotli, zipped, plain] = [
    await get(path, { 'accept-encoding': 'br, gzip' }),
    await get(path, { 'accept-encoding': 'gzip' }),
    await get(path),
  ];
  expect([brotli.encoding, zipped.encoding, plain.encoding]).toEqual(['br', 'gzip', '']);
  expect(brotli.body).toBe(plain.body);
  expect(zipped.body).toBe(plain.body);
  expect((await get(path, { 'accept-encoding': 'br, gzip' })).cache).toBe('HIT');
  expect((await get(path, { 'if-none-match': plain.tag })).status).toBe(304);
});

test('pages for signing in are nobody else’s, and are never kept', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const page = await get('/prijava/');
    expect(page.status).toBe(200);
    expect(page.cache).not.toBe('HIT');
  }
});

test('redirects, missing and removed pages pass as what they are', async () => {
  expect((await get('/prodaja-stambene-nekretnine')).status).toBe(301);
  expect((await get('/nema-ovoga/')).status).toBe(404);
  expect((await get('/oglasi/999999999/')).status).toBe(404);
});
