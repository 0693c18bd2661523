import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { SentenceReading } from '@kvadrat/contracts/api';
import { DEFAULT_FLAGS, type Flags } from '@kvadrat/contracts/flags';
import { LOCALES } from '@kvadrat/contracts/locales';
import { searchUrl, parseCriteria } from '@kvadrat/contracts/search';
import { createApp } from '../../app';
import { sentenceRoutes } from './api';
import { SENTENCE_TEXTS } from './sentence-texts';
import { ruleReader } from './testing/rule-reader';

const PATH = '/api-next/search-list/sentence/';
const CALLS = 60;
let app: FastifyInstance;
let flags: Flags = DEFAULT_FLAGS;

beforeAll(async () => {
  const { directory } = await ruleReader();
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(sentenceRoutes, { places: () => Promise.resolve(directory), flagsOf: () => flags });
    },
  });
});
afterAll(() => app.close());

const ask = (query: Record<string, string>, from = '198.51.100.1'): Promise<LightMyRequestResponse> =>
  app.inject({ url: `${PATH}?${new URLSearchParams(query).toString()}`, headers: { 'x-forwarded-for': from } });

test('R241 the answer has the address of the list, chips in the asked language and what was not understood', async () => {
  const answer = await ask({ q: 'dvosoban stan u Splitu do 250.000 €, bez provizije, s duhom', locale: 'de' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, max-age=300');
  expect(answer.json()).toEqual({
    url: '/prodaja-stambene-nekretnine/split/?prezzoMassimo=250000&localiMinimo=2&localiMassimo=2&idTipologia=1&noCommission=1',
    contract: { value: 1, label: 'Kaufen', said: false },
    understood: [
      {
        start: 0,
        end: 8,
        text: 'dvosoban',
        field: 'rooms',
        value: { min: 2, max: 2 },
        codes: [],
        label: 'Zimmer: 2',
        key: '0.rooms',
        off: false,
        others: [],
      },
      {
        start: 9,
        end: 13,
        text: 'stan',
        field: 'typologies',
        value: [1],
        codes: ['apartment'],
        label: 'Wohnung',
        key: '9.typologies',
        off: false,
        others: [],
      },
      {
        start: 16,
        end: 22,
        text: 'Splitu',
        field: 'place',
        value: ['split'],
        codes: [],
        label: 'Split',
        key: '16.place',
        off: false,
        others: [],
      },
      {
        start: 23,
        end: 35,
        text: 'do 250.000 €',
        field: 'price',
        value: { max: 250_000 },
        codes: [],
        label: 'bis 250.000\u00a0€',
        key: '23.price',
        off: false,
        others: [],
      },
      {
        start: 37,
        end: 50,
        text: 'bez provizije',
        field: 'flags',
        value: 'noCommission',
        codes: ['noCommission'],
        label: 'provisionsfrei',
        key: '37.flags',
        off: false,
        others: [],
      },
    ],
    notUnderstood: [{ start: 54, end: 59, text: 'duhom' }],
    reader: 'rules',
  });
});

test('R241 a chip that is left out leaves the search and can be taken back', async () => {
  const q = 'dvosoban stan u Splitu do 250.000 €';
  const { url, understood } = (await ask({ q, without: '23.price,0.rooms,nonsense' })).json<SentenceReading>();
  expect(url).toBe('/prodaja-stambene-nekretnine/split/?idTipologia=1');
  expect(understood.map(({ key, off }) => [key, off])).toEqual([
    ['0.rooms', true],
    ['9.typologies', false],
    ['16.place', false],
    ['23.price', true],
  ]);
});

test('O-04 of places with one name the others can be chosen', async () => {
  const { understood } = (await ask({ q: 'kuća u Varošu' })).json<SentenceReading>();
  const place = understood.find(({ field }) => field === 'place');
  const [other] = place?.others ?? [];
  expect(place?.value).not.toEqual([other?.path]);
  const chosen = (await ask({ q: 'kuća u Varošu', place: other?.path ?? '' })).json<SentenceReading>();
  expect(chosen.url).toContain(`/${other?.path ?? 'none'}/`);
  expect(chosen.understood.find(({ field }) => field === 'place')?.others.map(({ path }) => [path])).toContainEqual(
    place?.value,
  );
  expect((await ask({ q: 'kuća u Varošu', place: 'split' })).json<SentenceReading>().url).not.toContain('/split/');
});

test('R204 with the flag off there is no sentence search', async () => {
  flags = { ...DEFAULT_FLAGS, aiSearch: false };
  expect((await ask({ q: 'stan' })).statusCode).toBe(404);
  flags = DEFAULT_FLAGS;
});

test.each(LOCALES)('O-65 the answer says sale or rent in %s, and whether the sentence did', async (locale) => {
  const contractOf = async (q: string): Promise<unknown> => (await ask({ q, locale })).json<SentenceReading>().contract;
  expect(await contractOf('Split')).toEqual({ value: 1, label: expect.stringMatching(/^\p{Lu}/u), said: false });
  expect(await contractOf('Split 900 € / mj')).toMatchObject({ value: 2, said: true });
});

test('O-70 phrases in quotes stand beside the chips and can be left out', async () => {
  const q = 'stan "otvorena kuhinja" u Splitu';
  const { url, quoted, understood } = (await ask({ q })).json<SentenceReading>();
  expect(quoted).toEqual([
    {
      start: 5,
      end: 23,
      text: '"otvorena kuhinja"',
      label: 'u\u00a0oglasu piše „otvorena kuhinja”',
      key: '5.keyword',
      off: false,
    },
  ]);
  expect(understood.map(({ field }) => field)).toEqual(['typologies', 'place']);
  expect(new URLSearchParams(url.split('?')[1]).get('keyword')).toBe('"otvorena kuhinja"');
  const without = (await ask({ q, without: '5.keyword' })).json<SentenceReading>();
  expect([without.url.includes('keyword'), without.quoted?.[0]?.off]).toEqual([false, true]);
});

test('O-70 a word that was taken for another one is said to have been', async () => {
  const { understood } = (await ask({ q: 'stan u Dubrovinku' })).json<SentenceReading>();
  expect(understood.map(({ label, respelled }) => [label, respelled])).toEqual([
    ['Stan', undefined],
    ['Dubrovnik', 'Dubrovnik'],
  ]);
});

test('R136 the address says what the chips say', async () => {
  const { url } = (
    await ask({ q: 'kuća 20 minuta autom od Zagreba, Bačvice ili Firule, uredno vlasništvo, 200 m od mora' })
  ).json<{ url: string }>();
  const [path = '', query = ''] = url.split('?');
  const { criteria, notices } = parseCriteria(path, new URLSearchParams(query));
  expect(notices).toEqual([]);
  expect(searchUrl(criteria)).toBe(url);
  expect(criteria).toMatchObject({
    travel: [{ minutes: 20, mode: 'car' }],
    legal: ['clear-title'],
    seaDistanceMax: 200,
  });
  expect(criteria.placeIds.idMZona).toHaveLength(2);
});

test.each(LOCALES)('R241 R251 a sentence that is too long is refused in %s with a stable code', async (locale) => {
  const answer = await ask({ q: 'a'.repeat(251), locale });
  const message = SENTENCE_TEXTS[locale].SENTENCE_TOO_LONG;
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ message, data: { message, code: 'SENTENCE_TOO_LONG' } });
});

test.each(['', '?q=', '?q=stan&q=kuca', '?locale=xx&q=stan', '?q=%00%ff', `?q=${'%F0%9F%8F%A0'.repeat(250)}`])(
  'R137 "%s" never fails',
  async (query) => {
    expect((await app.inject(PATH + query)).statusCode).toBe(200);
  },
);

test('R241 one address may ask so often in a minute', async () => {
  const answers = [];
  for (let call = 0; call <= CALLS; call++) answers.push((await ask({ q: 'stan' }, '198.51.100.9')).statusCode);
  expect(answers.filter((status) => status === 200)).toHaveLength(CALLS);
  expect(answers.at(-1)).toBe(429);
});
