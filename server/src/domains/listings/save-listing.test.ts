import { saveAgency } from '../agencies/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { insertListings, type ListingDraft, saveListing, setStatus } from './api';
import { draft } from './testing/draft';

const database = withTestDatabase({ holds: 'places' });
let agencyId = 0;

beforeAll(async () => {
  agencyId = await saveAgency(database.db, { slug: 'more', name: 'More nekretnine' });
});

const save = (ad: ListingDraft) => database.db.transaction().execute((tx) => saveListing(tx, ad));
const row = (id: number) =>
  database.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ours = (changes: Partial<ListingDraft> = {}) => draft({ advertiser: { type: 'agenzia', agencyId }, ...changes });

test('created, unchanged, changed: one ad for each agency and reference', async () => {
  const ad = ours();
  const first = await save(ad);
  expect(first.outcome).toBe('created');
  expect(await save(ad)).toEqual({ id: first.id, outcome: 'unchanged' });
  expect(await save({ ...ad, rooms: 4 })).toEqual({ id: first.id, outcome: 'changed' });
  expect((await row(first.id)).rooms).toBe(4);
  const other = await saveAgency(database.db, { slug: 'druga', name: 'Druga' });
  expect((await save({ ...ad, advertiser: { type: 'agenzia', agencyId: other } })).outcome).toBe('created');
  expect((await save({ ...ad, advertiser: { type: 'privato', name: 'Ana', phone: null } })).outcome).toBe('created');
});

test('an unchanged ad is not touched; another time of publication alone is no change', async () => {
  const ad = ours({ publishedAt: new Date('2026-01-01') });
  const { id } = await save(ad);
  const before = await row(id);
  expect((await save({ ...ad, publishedAt: new Date() })).outcome).toBe('unchanged');
  expect(await row(id)).toEqual(before);
});

test('the order of a draft’s keys is no change', async () => {
  const ad = ours();
  await save(ad);
  const reversed: ListingDraft = {
    ...ad,
    price: { previous: ad.price.previous, onRequest: ad.price.onRequest, value: ad.price.value },
  };
  expect((await save(reversed)).outcome).toBe('unchanged');
});

test('texts follow the draft: new ones come, missing ones go', async () => {
  const text = (title: string) => ({ title, description: '' });
  const ad = ours({ texts: { hr: text('Stan'), de: text('Wohnung') } });
  const { id } = await save(ad);
  expect((await save({ ...ad, texts: { hr: text('Lijep stan'), en: text('Flat') } })).outcome).toBe('changed');
  const titles = await database.db
    .selectFrom('listing_text')
    .select(['locale', 'title'])
    .where('listing_id', '=', id)
    .orderBy('locale')
    .execute();
  expect(titles).toEqual([
    { locale: 'en', title: 'Flat' },
    { locale: 'hr', title: 'Lijep stan' },
  ]);
  await expect(save(ours({ texts: {} }))).rejects.toThrow(RangeError);
});

test('an ad that was taken off-line comes back when its source has it again', async () => {
  const ad = ours();
  const { id } = await save(ad);
  expect(await setStatus(database.db, [id], 14)).toEqual([id]);
  expect(await setStatus(database.db, [id], 14)).toEqual([]);
  expect(await save(ad)).toEqual({ id, outcome: 'changed' });
  expect((await row(id)).status).toBe(1);
});

test('O-10 prices and areas that mean "unknown" are kept as unknown', async () => {
  const { id } = await save(
    ours({ price: { value: 0, onRequest: false, previous: 0 }, surface: { net: 0, gross: -1, plot: null } }),
  );
  expect(await row(id)).toMatchObject({
    price: null,
    price_on_request: true,
    previous_price: null,
    surface_net: null,
    surface_gross: null,
  });
});

test('the same new ad saved by two at once is created once', async () => {
  const ad = ours();
  const outcomes = await Promise.all([save(ad), save(ad), save(ad)]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['created', 'unchanged', 'unchanged']);
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
});

test('many at once: ids in the order of the drafts, and later saves know them', async () => {
  const drafts = [ours({ rooms: 1 }), ours({ rooms: 2, features: ['pool', 'sea-view'] }), draft({ rooms: 3 })];
  const ids = await database.db.transaction().execute((tx) => insertListings(tx, drafts));
  expect(await Promise.all(ids.map(async (id) => (await row(id)).rooms))).toEqual([1, 2, 3]);
  expect(await row(ids[1] ?? 0)).toMatchObject({
    features: ['pool', 'sea-view'],
    surface_net: '60.00',
    currency: 'EUR',
  });
  for (const [index, ad] of drafts.entries()) expect(await save(ad)).toEqual({ id: ids[index], outcome: 'unchanged' });
  const again = database.db.transaction().execute((tx) => insertListings(tx, drafts));
  await expect(again).rejects.toThrow(/duplicate key/);
});
