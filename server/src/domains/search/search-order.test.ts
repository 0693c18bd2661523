import { FLAGS_COOKIE } from '@kvadrat/contracts/flags';
import type { VisibilityTier } from '@kvadrat/contracts/vocabulary';
import { saveAgency } from '../agencies/api';
import { draft } from '../listings/testing/draft';
import { idsOf, withPortal } from './testing/portal';

const portal = withPortal();
const search = portal.search;
const price = (value: number | null, onRequest = false) => ({ price: { value, onRequest, previous: null } });

const SORTS = [
  '',
  ...['prezzo', 'superficie', 'locali', 'data', 'piano', 'prezzoMq'].flatMap((field) => [
    `criterio=${field}&ordine=asc`,
    `criterio=${field}&ordine=desc`,
  ]),
  'criterio=agenzie',
  'criterio=privati',
  'criterio=scontati',
];

test('R138, R116 relevance: paid ads by visibility, then by date, at the first three and every fifth place; between them the others by date, then by id', async () => {
  const ad = (visibility: VisibilityTier, day: number) =>
    draft({ visibility, publishedAt: new Date(Date.UTC(2026, 5, day)) });
  const [standardOld, standardNew, standardTwin, premium, supervetrina, top, vetrina, star] = await portal.given([
    ad('standard', 1),
    ad('standard', 9),
    ad('standard', 9),
    ad('premium', 1),
    ad('supervetrina', 1),
    ad('top', 1),
    ad('vetrina', 1),
    ad('star', 1),
  ]);
  // The fourth place and those from the sixth on are for ads that pay nothing, as long as there are any.
  const expected = [supervetrina, vetrina, star, standardTwin, top, standardNew, standardOld, premium];
  expect(idsOf(await search(''))).toEqual(expected);
  expect(idsOf(await search('criterio=rilevanza'))).toEqual(expected);
});

test('R104 the ads of a defaulting agency stand among those without visibility', async () => {
  const agencyId = await saveAgency(portal.database.db, { slug: 'duznik', name: 'Dužnik', plan: 'defaulting' });
  const [old, recent] = await portal.given([
    draft({
      advertiser: { type: 'agenzia', agencyId },
      visibility: 'supervetrina',
      publishedAt: new Date('2026-01-01'),
    }),
    draft({ publishedAt: new Date('2026-02-01') }),
  ]);
  const answer = await search('');
  expect(idsOf(answer)).toEqual([recent, old]);
  expect(answer.results.map(({ visibility }) => visibility)).toEqual(['standard', 'standard']);
});

test('R139 price both ways, without a price last both ways', async () => {
  const [dear, cheap, none, middle, onRequest] = await portal.given([
    draft(price(300)),
    draft(price(100)),
    draft(price(null)),
    draft(price(200)),
    draft(price(150, true)),
  ]);
  expect(idsOf(await search('criterio=prezzo&ordine=asc'))).toEqual([cheap, middle, dear, none, onRequest]);
  expect(idsOf(await search('criterio=prezzo&ordine=desc'))).toEqual([dear, middle, cheap, onRequest, none]);
});

test('R142, R143 newest and oldest', async () => {
  const on = (day: number) =>
    draft({ publishedAt: new Date(Date.UTC(2026, 5, day)), visibility: day === 2 ? 'top' : 'standard' });
  const [second, first, third] = await portal.given([on(2), on(1), on(3)]);
  expect(idsOf(await search('criterio=data&ordine=desc'))).toEqual([third, second, first]);
  expect(idsOf(await search('criterio=data'))).toEqual([third, second, first]);
  expect(idsOf(await search('criterio=data&ordine=asc'))).toEqual([first, second, third]);
});

/** Both tables are asked: with a keyword the text index answers, else the filter columns. */
async function ordered(query: string): Promise<(number | undefined)[]> {
  const ids = idsOf(await search(query));
  expect(idsOf(await search(`${query}&keyword=stan`))).toEqual(ids);
  return ids;
}

const net = (metres: number | null, value: number | null = 200_000) =>
  draft({ surface: { net: metres, gross: null, plot: null }, ...price(value) });

test.each([
  ['R140', 'superficie', [net(50), net(120), net(null), net(80)], ['desc', 'asc']],
  [
    'R141',
    'locali',
    [draft({ rooms: 1 }), draft({ rooms: 5 }), draft({ rooms: null }), draft({ rooms: 3 })],
    ['desc', 'asc'],
  ],
  [
    'R144',
    'piano',
    [draft({ floor: -1 }), draft({ floor: 9 }), draft({ floor: null }), draft({ floor: 0 })],
    ['desc', 'asc'],
  ],
  ['R145', 'prezzoMq', [net(100, 100_000), net(100, 300_000), net(100, null), net(100, 200_000)], ['asc', 'desc']],
])('%s %s both ways, without a value last both ways', async (_, field, drafts, [usual]) => {
  const [least, most, none, middle] = await portal.given(drafts);
  expect(await ordered(`criterio=${field}&ordine=asc`)).toEqual([least, middle, most, none]);
  expect(await ordered(`criterio=${field}&ordine=desc`)).toEqual([most, middle, least, none]);
  expect(await ordered(`criterio=${field}`)).toEqual(
    usual === 'asc' ? [least, middle, most, none] : [most, middle, least, none],
  );
});

test('R144 an attic of which nobody said the floor is on the top one', async () => {
  const [second, attic] = await portal.given([
    draft({ floor: 2, floors: 4 }),
    draft({ floor: null, floors: 4, typology: 2 }),
  ]);
  expect(await ordered('criterio=piano')).toEqual([attic, second]);
});

test('R146, R147 agencies first and private sellers first, each part by relevance', async () => {
  const agencyId = await saveAgency(portal.database.db, { slug: 'prva', name: 'Prva', plan: 'paid' });
  const on = (day: number, visibility: VisibilityTier = 'standard') => ({
    publishedAt: new Date(Date.UTC(2026, 5, day)),
    visibility,
  });
  const advertiser = { type: 'agenzia', agencyId } as const;
  const [privateOld, agencyOld, privateNew, agencyTop] = await portal.given([
    draft(on(1)),
    draft({ advertiser, ...on(2) }),
    draft(on(3)),
    draft({ advertiser, ...on(1, 'top') }),
  ]);
  expect(await ordered('criterio=agenzie')).toEqual([agencyTop, agencyOld, privateNew, privateOld]);
  expect(await ordered('criterio=privati')).toEqual([privateNew, privateOld, agencyTop, agencyOld]);
});

test('R148 discounted ads by the size of the discount, then the others by date', async () => {
  const was = (value: number | null, previous: number | null, day: number, onRequest = false) =>
    draft({ price: { value, onRequest, previous }, publishedAt: new Date(Date.UTC(2026, 5, day)) });
  const [tenth, half, plainOld, dearer, plainNew] = await portal.given([
    was(90, 100, 1),
    was(50, 100, 1),
    was(100, null, 2),
    was(120, 100, 3),
    was(100, null, 4),
  ]);
  expect(await ordered('criterio=scontati')).toEqual([half, tenth, plainNew, dearer, plainOld]);
});

test('O-09 a hidden price has no place among the discounted and none by square metre', async () => {
  const [plain, hidden] = await portal.given([
    draft({ price: { value: 100, onRequest: false, previous: null }, publishedAt: new Date('2026-06-02') }),
    draft({ price: { value: 50, onRequest: true, previous: 100 }, publishedAt: new Date('2026-06-01') }),
  ]);
  expect(await ordered('criterio=scontati')).toEqual([plain, hidden]);
  expect(await ordered('criterio=prezzoMq&ordine=asc')).toEqual([plain, hidden]);
});

test('R149, R150 the default order is written nowhere; a link with "automatic" means relevance while the new sorting is on', async () => {
  const [old, recent] = await portal.given([
    draft({ publishedAt: new Date('2026-01-01') }),
    draft({ publishedAt: new Date('2026-02-01') }),
  ]);
  const automatic = await search('criterio=automatico');
  expect(idsOf(automatic)).toEqual([recent, old]);
  expect(automatic.seo.canonical).toBe('/prodaja-stambene-nekretnine/');
  const off = (query: string) => search(query, undefined, `${FLAGS_COOKIE}=newSorting=off`);
  expect((await off('')).seo.canonical).toBe('/prodaja-stambene-nekretnine/');
  expect((await off('criterio=rilevanza')).seo.canonical).toBe(
    '/prodaja-stambene-nekretnine/?criterio=rilevanza&ordine=desc',
  );
  expect(idsOf(await off('criterio=automatico'))).toEqual([recent, old]);
});

test('O-09 a hidden price leaks through no filter, order or answer', async () => {
  const [below, hidden, above] = await portal.given([
    draft(price(250_000)),
    draft(price(252_000, true)),
    draft(price(255_000)),
  ]);
  expect(idsOf(await search('prezzoMinimo=251000&prezzoMassimo=253000'))).toEqual([]);
  expect(idsOf(await search('prezzoMinimo=1'))).not.toContain(hidden);
  expect(idsOf(await search('keyword=stan&prezzoMinimo=1'))).not.toContain(hidden);
  expect(idsOf(await search('criterio=prezzo&ordine=asc'))).toEqual([below, above, hidden]);
  expect(idsOf(await search('criterio=prezzo&ordine=desc'))).toEqual([above, below, hidden]);
  const list = await portal.app.inject('/api-next/search-list/listings/?path=/prodaja-stambene-nekretnine/');
  const ad = await portal.app.inject(`/api-next/listings/${hidden}/`);
  expect(ad.json()).toMatchObject({ price: { value: null, onRequest: true, perSquareMetre: null, previous: null } });
  for (const { body } of [list, ad]) expect(body).not.toMatch(/252000|4200/);
});

test('O-10 ads without a usable price are listed in every order, as "on request"', async () => {
  const ids = await portal.given([draft(price(null)), draft(price(0)), draft(price(-1)), draft(price(1))]);
  for (const sort of SORTS) {
    const answer = await search(sort);
    expect([...idsOf(answer)].sort()).toEqual(ids);
    for (const { id, price: shown } of answer.results) {
      expect(shown.onRequest).toBe(id !== ids[3]);
      expect(shown.value).toBe(id === ids[3] ? 1 : null);
      if (shown.onRequest) expect(shown.perSquareMetre).toBeNull();
    }
  }
});

test('O-11 equal ads stand on one page each, in the same order every time', async () => {
  const ids = await portal.given(Array.from({ length: 60 }, () => draft()));
  for (const filter of ['', '&localiMinimo=1', '&keyword=stan']) {
    for (const sort of SORTS) {
      const read = async (): Promise<number[]> => {
        const pages = await Promise.all([1, 2, 3].map((page) => search(`${sort}${filter}&pag=${page}`)));
        return pages.flatMap(idsOf);
      };
      const first = await read();
      expect([...first].sort((a, b) => a - b)).toEqual(ids);
      expect(await read()).toEqual(first);
    }
  }
});
