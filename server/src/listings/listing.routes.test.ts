import type { ListingDetail } from '@kvadrat/contracts/api';
import { saveAgency } from '../agencies';
import { distance } from '../geography';
import { withPortal } from '../search/testing/portal';
import { type ListingDraft, saveListing } from '.';
import { draft } from './testing/draft';

const portal = withPortal();
const HERE = { lat: 43.512345, lng: 16.454321 };

async function read(id: number | undefined, query = ''): Promise<ListingDetail> {
  const response = await portal.app.inject(`/api-next/listings/${id}/${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<ListingDetail>();
}

test('R14 an ad with everything its page shows', async () => {
  const agencyId = await saveAgency(portal.database.db, { slug: 'more', name: 'More nekretnine', licence: '12/2020', phone: '+385 21 1', website: 'https://more.example' });
  const [id] = await portal.given([
    draft({ advertiser: { type: 'agenzia', agencyId }, reference: 'M-1', price: { value: 200_000, onRequest: false, previous: 220_000 } }),
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
    advertiser: { type: 'agenzia', name: 'More nekretnine', slug: 'more', licence: '12/2020', phone: '+385 21 1', website: 'https://more.example' },
    breadcrumbs: [
      { label: 'Početna', path: '/' },
      { label: 'Stanovi i kuće na prodaju', path: '/prodaja-stambene-nekretnine/' },
      { label: 'Splitsko-dalmatinska županija', path: '/prodaja-stambene-nekretnine/splitsko-dalmatinska-zupanija/' },
      { label: 'Split', path: '/prodaja-stambene-nekretnine/split/' },
      { label: 'Trosoban stan', path: null },
    ],
  });
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
  for (const locale of ['hr', 'de', 'en']) expect(await read(id, `?locale=${locale}`)).toMatchObject({ path: `/oglasi/${id}/stan/` });
});

test('R103 a sold ad says so and names nobody to call; a secret one is not there', async () => {
  const agencyId = await saveAgency(portal.database.db, { slug: 'tel', name: 'Tel', phone: '+385 21 2', website: 'https://tel.example' });
  const [sold, soldByAgency, secret] = await portal.given([
    draft({ status: 3 }),
    draft({ status: 3, advertiser: { type: 'agenzia', agencyId } }),
    draft({ status: 14 }),
  ]);
  for (const id of [sold, soldByAgency]) {
    expect(await read(id)).toMatchObject({ status: 'sold', advertiser: { phone: null, website: null } });
  }
  expect((await portal.app.inject(`/api-next/listings/${secret}/`)).statusCode).toBe(404);
});

test.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '2147483648', '%27', '987654'])('R137 %s is no ad', async (id) => {
  await portal.given([]);
  const response = await portal.app.inject(`/api-next/listings/${id}/`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ data: { code: 'not-found' } });
});

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
    expect(new Set(shown).size).toBe(20);
    const { results } = await portal.search('');
    expect(results.map(({ id, position }) => [id, `${position?.lat} ${position?.lng}`])).toEqual(
      ids.map((id, index) => [id, shown[index]]).reverse(),
    );
  });

  test('the read model holds the shown position, not the exact one', async () => {
    await portal.given([at('only_area'), at('marker'), at('no_map')]);
    const rows = await portal.database.sql<{ x: number | null; cell: number | null }[]>`SELECT x, cell FROM ls ORDER BY id`;
    expect(rows[0]?.x).not.toBe(rows[1]?.x);
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
