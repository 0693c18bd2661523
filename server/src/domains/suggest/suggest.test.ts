import type { Suggestion } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import { AGENCY_TYPES } from '@kvadrat/contracts/vocabulary';
import { saveAgency } from '../agencies/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { suggestionWord } from './suggestion-words';
import { fillPortal } from './testing/fill-portal';

const portal = withPortal();

beforeAll(() => fillPortal(portal), 30_000);

async function suggest(query: string, locale = 'hr'): Promise<Suggestion[]> {
  const response = await portal.app.inject(
    `/api-next/search-list/suggest/?query=${encodeURIComponent(query)}&locale=${locale}`,
  );
  expect(response.statusCode).toBe(200);
  return response.json<Suggestion[]>();
}
const labels = async (query: string, locale?: string): Promise<string[]> =>
  (await suggest(query, locale)).map(({ label }) => label);

test('R268 each says what it is, where, how many ads it has, and where it leads', async () => {
  expect((await suggest('bačvi'))[0]).toMatchObject({
    kind: 'place',
    label: 'Bačvice',
    word: 'dio grada',
    context: 'Split, Splitsko-dalmatinska županija',
    count: 0,
    path: 'split/bacvice',
    url: '/prodaja-stambene-nekretnine/split/bacvice/',
  });
  expect((await suggest('kvarner'))[0]).toMatchObject({ kind: 'area', path: 'kvarner', word: 'turističko područje' });
  expect((await suggest('splitski dom', 'de'))[0]).toMatchObject({
    kind: 'agency',
    label: 'Splitski dom',
    word: 'Agentur',
    context: 'Split',
    count: 2,
    path: null,
    url: '/agencija/splitski-dom/',
  });
  expect((await suggest('kv 00017', 'en'))[0]).toMatchObject({
    kind: 'ad',
    label: 'KV-00017',
    word: 'ad',
    context: 'Trosoban stan',
    count: null,
  });
});

test('R103 the references of sold and secret ads are nobody’s business', async () => {
  expect(await labels('kv-0001')).toEqual(['KV-00017']);
  expect(await suggest('KV-00018')).toEqual([]);
  expect(await suggest('KV-00019')).toEqual([]);
});

test.each([
  ['it', 'rijeka', 'Fiume (Rijeka)'],
  ['it', 'pola', 'Pola (Pula)'],
  ['ru', 'split', 'Сплит (Split)'],
  ['el', 'Ζάγκρεμπ', 'Ζάγκρεμπ (Zagreb)'],
  ['de', 'istra', 'Istrien (Istra)'],
  ['hr', 'fiume', 'Rijeka'],
  ['en', 'rijeka', 'Rijeka'],
])('R268 in %s, %s is called %s', async (locale, typed, label) => {
  expect((await labels(typed, locale))[0]).toBe(label);
});

test('O-06 both spellings are offered, the typed one first', async () => {
  for (const [typed, first] of [
    ['Čista', /^Čista/],
    ['Cista', /^Cista/],
  ] as const) {
    const found = await labels(typed);
    expect(found).toEqual(expect.arrayContaining(['Čista Velika', 'Cista Provo']));
    expect(found[0]).toMatch(first);
  }
});

test('R268 five digits are a postcode before they are a reference, a name is a name', async () => {
  const ids = await portal.given([
    draft({ reference: '21000' }),
    draft({ reference: 'Split' }),
    draft({ reference: 'ab 12345' }),
  ]);
  expect(ids).toHaveLength(3);
  expect((await suggest('21000')).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['place', 'ad']));
  expect((await suggest('21000'))[0]).toMatchObject({ kind: 'place', path: 'split' });
  expect((await suggest('split'))[0]).toMatchObject({ kind: 'place', path: 'split' });
  expect((await suggest('AB-12345'))[0]).toMatchObject({ kind: 'ad', label: 'ab 12345' });
});

test('R268 a new agency and a new name are found at once', async () => {
  const { db } = portal.database;
  expect(await labels('bijela roda')).toEqual([]);
  await saveAgency(db, { slug: 'bijela-roda', name: 'Bijela roda' });
  expect(await labels('bijela roda')).toEqual(['Bijela roda']);
  await saveAgency(db, { slug: 'bijela-roda', name: 'Crna čaplja' });
  expect(await labels('bijela roda')).toEqual([]);
  expect((await suggest('crna caplja'))[0]).toMatchObject({ kind: 'agency', label: 'Crna čaplja', context: null });
});

test.each([
  '',
  '   ',
  '-',
  "'",
  '%',
  '_',
  '\\',
  '%_%',
  'xqzw',
  '\u0000',
  '\uD800',
  '😀',
  '１２３',
  'c\u030Cak',
  'x'.repeat(10_000),
  "' OR 1=1 --",
  'a b c d e f g h i j k l m n o p',
])('R137 a query such as %j has an answer', async (query) => {
  const encoded = query === '\uD800' ? '%ED%A0%80' : encodeURIComponent(query);
  const response = await portal.app.inject(`/api-next/search-list/suggest/?query=${encoded}&query=zadar&locale=xx`);
  expect(response.statusCode).toBe(200);
  expect(response.json<Suggestion[]>().length).toBeLessThanOrEqual(8);
});

test.each(LOCALES)('R104 everything that is no place has a word in %s', (locale) => {
  for (const kind of [...AGENCY_TYPES, 'ad'] as const)
    expect(suggestionWord(kind, locale)).toMatch(/^\p{L}[\p{L} ]+$/u);
});
