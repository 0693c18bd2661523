import type { ListingDetail, SimilarListings } from '@kvadrat/contracts/api';
import { saveAgency, saveAgents } from '../agencies/api';
import { distance } from '../geography/api';
import { projectOutbox } from '../search/api';
import { withPortal } from '../search/testing/portal';
import { type ListingDraft, phoneOf, saveListing, setStatus, withdrawListings } from './api';
import { draft } from './testing/draft';

const portal = withPortal();
const HERE = { lat: 43.512345, lng: 16.454321 };

async function read(id: number | undefined, query = ''): Promise<ListingDetail> {
  const response = await portal.app.inject(`/api-next/listings/${id}/${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<ListingDetail>();
}

test('R14 an ad with everything its page shows', async () => {
  const agencyId = await saveAgency(portal.database.db, {
    slug: 'more',
    name: 'More nekretnine',
    licence: '12/2020',
    phone: '+385 21 1',
    email: 'info@more.example',
    website: 'https://more.example',
  });
  const [agentId = 0] = await saveAgents(portal.database.db, agencyId, [
    { name: 'Iva Ivić', licence: '99/2020', phone: null, languages: ['hr', 'de'] },
  ]);
  const facts = {
    agentId,
    titleClear: true,
    usePermit: false,
    legalized: null,
    commission: false,
    seaDistance: 300,
    availableFrom: '2027-03-01',
  };
  const [id] = await portal.given([
    draft({
      advertiser: { type: 'agenzia', agencyId },
      reference: 'M-1',
      facts,
      price: { value: 200_000, onRequest: false, previous: 220_000 },
    }),
  ]);
  expect(await read(id)).toMatchObject({
    id,
    path: `/oglasi/${id}/trosoban-stan/`,
    title: 'Trosoban stan',
    description: 'Svijetao stan s pogledom na more.',
    price: { value: 200_000, currency: 'EUR', onRequest: false, perSquareMetre: 3333, previous: 220_000 },
    surface: { net: 60, gross: 70, plot: null },
    features: ['elevator'],
    status: 'active',
    reference: 'M-1',
    advertiser: {
      type: 'agenzia',
      name: 'More nekretnine',
      slug: 'more',
      licence: '12/2020',
      agencyType: 'agency',
      website: 'https://more.example/',
    },
    agent: { name: 'Iva Ivić', licence: '99/2020', languages: ['hr', 'de'] },
    contacts: { phone: true, email: true },
    pricedSurface: 'net',
    titleClear: true,
    usePermit: false,
    legalized: null,
    commission: false,
    seaDistance: 300,
    availableFrom: '2027-03-01',
    project: null,
    auction: null,
    breadcrumbs: [
      { label: 'Početna', path: '/' },
      { label: 'Stanovi i kuće na prodaju', path: '/prodaja-stambene-nekretnine/' },
      { label: 'Splitsko-dalmatinska županija', path: '/prodaja-stambene-nekretnine/splitsko-dalmatinska-zupanija/' },
      { label: 'Split', path: '/prodaja-stambene-nekretnine/split/' },
      { label: 'Trosoban stan', path: null },
    ],
  });
});

test('R2, T24 the page of an auctioned ad leads to the lists of auctions while there are any', async () => {
  const [id] = await portal.given([draft({ contract: 14 })]);
  const ask = async (path: string, auctions: 'on' | 'off'): Promise<unknown> =>
    (
      await portal.app.inject({
        url: `/api-next/listings/${id}/${path}`,
        headers: { cookie: `kvadrat_flags=auctions=${auctions}` },
      })
    ).json();
  const path = '/drazba-stambene-nekretnine/split/';
  expect(await ask('', 'on')).toMatchObject({ breadcrumbs: expect.arrayContaining([{ label: 'Split', path }]) });
  expect(await ask('similar/', 'on')).toMatchObject({ list: { label: 'Split', path } });
  expect(await ask('', 'off')).toMatchObject({
    breadcrumbs: [
      { label: 'Početna', path: '/' },
      { label: 'Trosoban stan', path: null },
    ],
  });
  expect(await ask('similar/', 'off')).toMatchObject({ list: null });
});

test('the text comes in the asked language, else in Croatian, else in what there is', async () => {
  const text = (title: string) => ({ title, description: title });
  const [both, german] = await portal.given([
    draft({ texts: { hr: text('Stan'), de: text('Wohnung') } }),
    draft({ texts: { ru: text('Квартира'), de: text('Haus') } }),
  ]);
  expect(await read(both, '?locale=de')).toMatchObject({ title: 'Wohnung', descriptionLocale: 'de' });
  expect(await read(both, '?locale=fr')).toMatchObject({ title: 'Stan', descriptionLocale: 'hr' });
  expect(await read(both, '?locale=xx')).toMatchObject({ title: 'Stan', descriptionLocale: 'hr' });
  expect(await read(german, '?locale=en')).toMatchObject({ title: 'Haus', descriptionLocale: 'de' });
});

test('R43 the address of an ad is the same in each language', async () => {
  const text = (title: string) => ({ title, description: title });
  const [id] = await portal.given([draft({ texts: { hr: text('Stan'), de: text('Wohnung') } })]);
  for (const locale of ['hr', 'de', 'en'])
    expect(await read(id, `?locale=${locale}`)).toMatchObject({ path: `/oglasi/${id}/stan/` });
});

test('R103 a sold ad says so and names nobody to call; a secret one is not there', async () => {
  const agencyId = await saveAgency(portal.database.db, {
    slug: 'tel',
    name: 'Tel',
    phone: '+385 21 2',
    website: 'https://tel.example',
  });
  const [sold, soldByAgency, secret] = await portal.given([
    draft({ status: 3 }),
    draft({ status: 3, advertiser: { type: 'agenzia', agencyId } }),
    draft({ status: 14 }),
  ]);
  for (const id of [sold, soldByAgency]) {
    expect(await read(id)).toMatchObject({
      status: 'sold',
      advertiser: { website: null },
      contacts: { phone: false, email: false },
    });
  }
  expect((await portal.app.inject(`/api-next/listings/${secret}/`)).statusCode).toBe(404);
});

test('R103 a withdrawn ad is gone, and comes back when its source has it again', async () => {
  const ad = draft();
  const [id = 0] = await portal.given([ad]);
  await withdrawListings(portal.database.db, [id]);
  const gone = await portal.app.inject(`/api-next/listings/${id}/`);
  expect([gone.statusCode, gone.json()]).toEqual([
    410,
    { message: expect.any(String), data: { message: expect.any(String), code: 'gone' } },
  ]);
  await saveListing(portal.database.db, ad);
  expect(await read(id)).toMatchObject({ status: 'active' });
  await setStatus(portal.database.db, [id], 14);
  expect((await portal.app.inject(`/api-next/listings/${id}/`)).statusCode).toBe(404);
});

test('the contact of an ad stands nowhere in it; whom it names is who is called', async () => {
  const [own] = await portal.given([
    draft({ advertiser: { type: 'privato', name: 'Ana', phone: '+385 91 765 4321', email: 'ana@example.hr' } }),
  ]);
  const page = await portal.app.inject(`/api-next/listings/${own}/`);
  expect(page.body).not.toMatch(/765|ana@/);
  expect(page.json()).toMatchObject({ contacts: { phone: true, email: true } });
  const { db } = portal.database;
  const agencyId = await saveAgency(db, { slug: 'ured', name: 'Ured', phone: '+385 1 1', email: 'ured@ured.example' });
  const [agentId = 0] = await saveAgents(db, agencyId, [
    { name: 'Tea Tić', licence: null, phone: '+385 91 1', languages: ['hr'] },
  ]);
  const ofAgency: Partial<ListingDraft> = { advertiser: { type: 'agenzia', agencyId } };
  const [named = 0, unnamed = 0, sold = 0] = await portal.given([
    draft({ ...ofAgency, facts: { agentId } }),
    draft(ofAgency),
    draft({ ...ofAgency, status: 3 }),
  ]);
  expect(await Promise.all([named, unnamed, sold, 999_999].map((id) => phoneOf(db, id)))).toEqual([
    '+385 91 1',
    '+385 1 1',
    null,
    null,
  ]);
});

describe('similar ads', () => {
  const similar = async (id: number | undefined): Promise<SimilarListings> => {
    const response = await portal.app.inject(`/api-next/listings/${id}/similar/`);
    expect(response.statusCode).toBe(200);
    return response.json<SimilarListings>();
  };
  const priced = (value: number, changes: Partial<ListingDraft> = {}) =>
    draft({ price: { value, onRequest: false, previous: null }, ...changes });
  const sized = (net: number) => ({ net, gross: null, plot: null });

  test('are of the kind, within a quarter of price and surface, nearest in price first', async () => {
    const ids = await portal.given([
      priced(200_000),
      priced(240_000),
      priced(190_000),
      priced(251_000),
      priced(149_000),
      priced(201_000, { contract: 2 }),
      priced(202_000, { category: 23 }),
      priced(203_000, { surface: sized(76) }),
      priced(204_000, { surface: sized(44) }),
      priced(205_000, { status: 3 }),
      priced(206_000, { status: 14 }),
      priced(160_000, { surface: sized(75) }),
    ]);
    const { list, results } = await similar(ids[0]);
    expect(results.map(({ id }) => ids.indexOf(id))).toEqual([2, 1, 11]);
    expect(list).toEqual({ label: 'Split', path: '/prodaja-stambene-nekretnine/split/' });
  });

  test('are at most four, and from the county when the town has too few', async () => {
    const hvar = await idOfPlace('Hvar');
    const ids = await portal.given([
      priced(200_000),
      priced(200_500, { placeId: hvar }),
      ...[210_000, 220_000, 230_000].map((value) => priced(value)),
    ]);
    expect((await similar(ids[0])).results.map(({ id }) => ids.indexOf(id))).toEqual([2, 3, 4, 1]);
    expect((await similar(ids[1])).results).toHaveLength(4);
  });

  test('O-09 a hidden price chooses nothing', async () => {
    const hidden = (value: number) => draft({ price: { value, onRequest: true, previous: null } });
    const ids = await portal.given([hidden(200_000), hidden(900_000), priced(195_000), priced(905_000)]);
    const [low, high] = await Promise.all([similar(ids[0]), similar(ids[1])]);
    expect(low.results.map(({ id }) => ids.indexOf(id))).toEqual([3, 2, 1]);
    expect(high.results.map(({ id }) => ids.indexOf(id))).toEqual([3, 2, 0]);
    expect(JSON.stringify(low)).not.toMatch(/900000|"value":200000/);
  });

  test('lead on from a sold and from a withdrawn ad, not from a secret one', async () => {
    const ids = await portal.given([
      priced(200_000),
      priced(201_000, { status: 3 }),
      priced(202_000),
      priced(203_000, { status: 14 }),
    ]);
    await withdrawListings(portal.database.db, ids.slice(2, 3));
    await projectOutbox(portal.database.db);
    for (const id of ids.slice(1, 3)) expect((await similar(id)).results.map((ad) => ad.id)).toEqual([ids[0]]);
    expect((await portal.app.inject(`/api-next/listings/${ids[3]}/similar/`)).statusCode).toBe(404);
  });
});

async function idOfPlace(name: string): Promise<number> {
  const { id } = await portal.database.db
    .selectFrom('place')
    .select('id')
    .where('name', '=', name)
    .where('level', '=', 'city')
    .executeTakeFirstOrThrow();
  return id;
}

test.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '2147483648', '%27', '987654'])(
  'R137 %s is no ad',
  async (id) => {
    await portal.given([]);
    const response = await portal.app.inject(`/api-next/listings/${id}/`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ data: { code: 'not-found' } });
  },
);

describe('R106 the map', () => {
  const at = (mapDisplay: ListingDraft['mapDisplay']) => draft({ mapDisplay, coordinates: HERE, address: 'Ulica 5' });

  test('only_area: a centre shifted by 200 to 400 m, always the same, and no exact coordinates anywhere', async () => {
    const ids = await portal.given(Array.from({ length: 20 }, () => at('only_area')));
    const shown: string[] = [];
    for (const id of ids) {
      const ad = await portal.app.inject(`/api-next/listings/${id}/`);
      expect(ad.body).not.toMatch(/43\.512345|16\.454321|Ulica 5/);
      const { position } = ad.json<ListingDetail>();
      expect(position?.display).toBe('only_area');
      const metres = distance(HERE, position ?? HERE);
      expect(metres).toBeGreaterThan(198);
      expect(metres).toBeLessThan(402);
      expect((await read(id)).position).toEqual(position);
      shown.push(`${position?.lat} ${position?.lng}`);
    }
    // Twenty ads of a building tell no more than one.
    expect(new Set(shown).size).toBe(1);
    const { results } = await portal.search('');
    expect(results.map(({ id, position }) => [id, `${position?.lat} ${position?.lng}`])).toEqual(
      ids.map((id, index) => [id, shown[index]]).reverse(),
    );
  });

  test('the read model holds the shown position, not the exact one', async () => {
    await portal.given([at('only_area'), at('marker'), at('no_map')]);
    const rows = await portal.database.sql<
      { x: number | null; cell: number | null }[]
    >`SELECT x, cell FROM ls ORDER BY id`;
    // The cell, as a shift straight north leaves x as it was.
    expect(rows[0]?.cell).not.toBe(rows[1]?.cell);
    expect(rows[2]).toEqual({ x: null, cell: null });
  });

  test('marker: exact; no_map: nothing', async () => {
    const [marker, hidden] = await portal.given([at('marker'), at('no_map')]);
    expect((await read(marker)).position).toEqual({ ...HERE, display: 'marker' });
    expect((await read(hidden)).position).toBeNull();
  });

  test('an ad keeps its shifted centre when it is changed', async () => {
    const ad = at('only_area');
    const [id] = await portal.given([ad]);
    const before = (await read(id)).position;
    await saveListing(portal.database.db, { ...ad, rooms: 9 });
    expect(await read(id)).toMatchObject({ rooms: 9, position: before });
  });
});

test('O-09 where the price of a development is on request, no unit tells it', async () => {
  const price = { value: 188_000, onRequest: true, previous: null };
  const [open, hidden] = await portal.given([
    draft({ facts: { kind: 'project' } }),
    draft({ facts: { kind: 'project' }, price }),
  ]);
  const { db } = portal.database;
  for (const id of [open ?? 0, hidden ?? 0]) {
    await db
      .insertInto('project')
      .values({ listing_id: id, name: 'Lavanda', phase: 'planned', permit: null, finished_on: null, floors: 3 })
      .execute();
    await db
      .insertInto('project_unit')
      .values({ project_id: id, label: 'S1', floor: 1, rooms: 2, surface: 50, price: 188_000, state: 'free' })
      .execute();
  }
  expect((await read(open)).project?.units).toMatchObject([{ label: 'S1', price: 188_000 }]);
  expect((await read(hidden)).project?.units).toMatchObject([{ label: 'S1', price: null }]);
  expect(JSON.stringify(await read(hidden))).not.toContain('188');
});

describe('the history of an offer', () => {
  const flat = (changes: Partial<ListingDraft>): ListingDraft =>
    draft({ floor: 4, floors: 6, yearBuilt: 1977, ...changes });
  const day = (text: string): Date => new Date(`${text}T10:00:00Z`);

  test('an ad put up again under another reference keeps its first day and its prices', async () => {
    const price = (value: number) => ({ value, onRequest: false, previous: null });
    const [old, other] = await portal.given([
      flat({ reference: 'OLD', publishedAt: day('2026-03-01'), price: price(220_000) }),
      flat({
        reference: 'ELSE',
        publishedAt: day('2026-03-02'),
        price: price(230_000),
        advertiser: { type: 'privato', name: 'Ivo Ivić', phone: '+385 91 000 0000' },
      }),
    ]);
    const { db } = portal.database;
    await db.transaction().execute((tx) => withdrawListings(tx, [old ?? 0, other ?? 0]));
    const { id: again } = await db
      .transaction()
      .execute((tx) => saveListing(tx, flat({ reference: 'NEW', publishedAt: new Date(), price: price(210_000) })));
    await projectOutbox(db);
    const seen = await read(again);
    expect(seen).toMatchObject({ firstPublishedAt: '2026-03-01T10:00:00.000Z', relisted: true });
    expect(seen.priceHistory.map((step) => step.price)).toEqual([220_000, 210_000]);
    expect(seen.daysOnMarket).toBeGreaterThan(200);
  });

  test('another flat, another advertiser or a pause of more than half a year begins anew', async () => {
    const [old] = await portal.given([flat({ publishedAt: day('2025-01-01') })]);
    const { db } = portal.database;
    await db.transaction().execute((tx) => withdrawListings(tx, [old ?? 0]));
    await portal.database.sql`UPDATE listing SET withdrawn_at = '2025-02-01' WHERE id = ${old ?? 0}`;
    const published = day('2026-10-01');
    const fresh = async (changes: Partial<ListingDraft>): Promise<ListingDetail> => {
      const { id } = await db
        .transaction()
        .execute((tx) => saveListing(tx, flat({ publishedAt: published, ...changes })));
      return read(id);
    };
    expect(await fresh({})).toMatchObject({ relisted: false, firstPublishedAt: published.toISOString() });
    expect(await fresh({ floor: 5 })).toMatchObject({ relisted: false });
  });

  test('O-09 the prices before one on request stay hidden with it', async () => {
    const [id] = await portal.given([flat({ price: { value: 212_345, onRequest: true, previous: 234_567 } })]);
    const response = await portal.app.inject(`/api-next/listings/${id}/`);
    expect(response.json<ListingDetail>().priceHistory).toEqual([]);
    expect(response.body).not.toMatch(/212345|234567/);
  });

  test('the same flat in other ads is told with their prices, the lowest first, hidden ones last', async () => {
    const offered = (value: number, onRequest = false, name = 'Ana'): ListingDraft =>
      flat({
        price: { value, onRequest, previous: null },
        advertiser: { type: 'privato', name, phone: '+385 91 111 1111' },
      });
    const [mine, hidden, low, high] = await portal.given([
      offered(200_000),
      offered(1000, true, 'Eva'),
      offered(190_000, false, 'Iva'),
      offered(215_000, false, 'Mia'),
      flat({ floor: 3 }),
    ]);
    const { otherOffers } = await read(mine);
    expect(otherOffers.map(({ id }) => id)).toEqual([low, high, hidden]);
    expect(otherOffers.map(({ price }) => price.value)).toEqual([190_000, 215_000, null]);
    expect(otherOffers[0]?.advertiser).toMatchObject({ name: 'Iva', type: 'privato' });
  });
});

test('R270 cards of the ads a map asks for, in its order; those that are gone and what is no id are left out', async () => {
  const [one, two, gone] = await portal.given([draft({}), draft({}), draft({})]);
  await setStatus(portal.database.db, [gone ?? 0], 14);
  const response = await portal.app.inject(
    `/api-next/listings/?ids=${two},x,-1,99999999999,${gone},${one},${two}&locale=de`,
  );
  expect(response.json<{ results: { id: number }[] }>().results.map(({ id }) => id)).toEqual([two, one]);
  expect((await portal.app.inject('/api-next/listings/')).json()).toEqual({ results: [] });
});
