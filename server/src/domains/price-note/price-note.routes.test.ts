import type { PriceNote } from '@kvadrat/contracts/api';
import type { ListingDraft } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';

const portal = withPortal();

/** Flats in Split at 3,000 euros a square metre, each a little off and none like another. */
function flats(count: number): ListingDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const net = 50 + (index % 20);
    const value = Math.round(net * 3000 * (1 + (((index * 7) % 11) - 5) / 100));
    return draft({
      surface: { net, gross: null, plot: null },
      floor: index % 5,
      yearBuilt: 1950 + index,
      price: { value, onRequest: false, previous: null },
    });
  });
}

/** A flat of 60 m²; another year makes it another flat. */
const asking = (value: number, onRequest = false): ListingDraft =>
  draft({ yearBuilt: onRequest ? 1940 : 1800 + value / 5000, price: { value, onRequest, previous: null } });

async function note(id: number | undefined, locale = 'hr'): Promise<PriceNote> {
  const response = await portal.app.inject(`/api-next/listings/${id}/price-note/?locale=${locale}`);
  expect(response.statusCode).toBe(200);
  return response.json<PriceNote>();
}

test('a price lies below, in or above what eight of ten comparable ads ask', async () => {
  const [low, mid, high] = await portal.given([asking(140_000), asking(180_000), asking(240_000), ...flats(50)]);
  const [below, within, above] = [await note(low), await note(mid), await note(high)];
  expect(within).toMatchObject({ comparables: 52, place: { label: 'Split', level: 'city' }, position: 'mid' });
  expect(within.estimate?.low).toBeGreaterThan(165_000);
  expect(within.estimate?.high).toBeLessThan(200_000);
  expect(within.estimate?.perSquareMetre.middle).toBeCloseTo(3000, -2);
  expect(below).toMatchObject({ position: 'low' });
  expect(below.difference).toBeLessThan(-0.15);
  expect(above).toMatchObject({ position: 'high' });
  expect(above.difference).toBeGreaterThan(0.25);
});

test('below eight comparable ads there is no number', async () => {
  const [id] = await portal.given([asking(180_000), ...flats(7)]);
  expect(await note(id)).toMatchObject({
    comparables: 7,
    fewest: 8,
    estimate: null,
    position: null,
    difference: null,
    reasons: [],
  });
});

test('O-09 a price on request is neither judged nor compared with: nothing changes when it does', async () => {
  const [shown, hidden] = await portal.given([asking(180_000), asking(199_000, true), ...flats(50)]);
  const [before, own] = [await note(shown), await note(hidden)];
  expect(own).toMatchObject({ position: null, difference: null });
  expect(own.estimate).not.toBeNull();
  const ids = await portal.given([asking(180_000), asking(999_000, true), ...flats(50)]);
  expect(await note(ids[0])).toEqual(before);
  expect(await note(ids[1])).toEqual(own);
  expect(JSON.stringify([before, own])).not.toContain('199');
});

test('the same flat at another agency is not compared with itself', async () => {
  const twin = { floor: 3, floors: 6, yearBuilt: 1931, bedrooms: 2, bathrooms: 1 };
  const ids = await portal.given([
    draft({ ...twin, price: { value: 400_000, onRequest: false, previous: null } }),
    draft({ ...twin, price: { value: 410_000, onRequest: false, previous: null } }),
    ...flats(50),
  ]);
  expect((await note(ids[0])).comparables).toBe(50);
});

test('O-53 a share or a lease is neither judged nor compared with whole homes', async () => {
  const share = (value: number, index: number): ListingDraft =>
    draft({
      yearBuilt: 1700 + index,
      price: { value, onRequest: false, previous: null },
      facts: { tenure: index % 2 === 0 ? 'share' : 'lease' },
    });
  const [whole, part] = await portal.given([
    asking(180_000),
    share(45_000, 0),
    ...Array.from({ length: 30 }, (_, index) => share(45_000, index + 1)),
    ...flats(50),
  ]);
  expect(await note(whole)).toMatchObject({ comparables: 50, position: 'mid' });
  expect(await note(part)).toMatchObject({ comparables: 0, estimate: null });
  const similar = (await portal.app.inject(`/api-next/listings/${whole}/similar/`)).json<{
    results: { id: number }[];
  }>();
  const parts = await portal.database.db.selectFrom('listing').select('id').where('tenure', 'is not', null).execute();
  expect(similar.results.length).toBeGreaterThan(0);
  expect(similar.results.filter(({ id }) => parts.some((each) => each.id === id))).toEqual([]);
  const detail = (await portal.app.inject(`/api-next/listings/${part}/`)).json<{
    tenure: string;
    price: { perSquareMetre: number | null };
    otherOffers: unknown[];
  }>();
  expect(detail).toMatchObject({ tenure: 'share', price: { perSquareMetre: null }, otherOffers: [] });
});

test('sold ads and ads without a surface have no note; unknown ones are not found', async () => {
  const [bare, sold] = await portal.given([
    draft({ surface: { net: null, gross: null, plot: null } }),
    draft({ status: 3 }),
    ...flats(20),
  ]);
  expect(await note(bare)).toMatchObject({ comparables: 0, estimate: null, place: null });
  expect(await note(sold)).toMatchObject({ comparables: 0, estimate: null, place: null });
  expect((await portal.app.inject('/api-next/listings/99999/price-note/')).statusCode).toBe(404);
  expect((await portal.app.inject('/api-next/listings/x/price-note/')).statusCode).toBe(404);
});
