import type { AgencyDetail, AgencyDirectory, AgencyListings } from '@kvadrat/contracts/api';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import { saveAbout, saveAgency, saveAgents, saveOffices } from '../agencies/api';
import { placeDirectory } from '../geography/api';
import type { ListingDraft } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { withPortal } from '../search/testing/portal';
import { agencyRoutes } from './agency.routes';
import { directoryRoutes } from './directory.routes';

const portal = withPortal({
  files: async (app, db) => {
    await app.register(directoryRoutes, { db });
    await app.register(agencyRoutes, { db });
  },
});

/** Name, town of its office, and its ads: contract, category and town of each. */
const AGENCIES = [
  ['marjan', 'Marjan kvadrat d.o.o.', 'split', ['1 1 split', '1 1 split/bacvice', '2 1 split', '1 24 zadar']],
  ['stara', 'Stara kuća', 'zadar', ['1 1 zadar', '2 1 zadar']],
  ['gradnja', 'Gradnja Mosor', 'split', ['1 6 split']],
  ['tiha', 'Tiha ulica', 'split', []],
  ['sud', 'Ogledni sud', 'split', ['14 14 split']],
] as const;
const ids = new Map<string, number>();
let agents: number[] = [];

beforeAll(async () => {
  const { db } = portal.database;
  const places = await placeDirectory(db);
  const idOf = (path: string): number => places.byPath(path)?.id ?? 0;
  const drafts: ListingDraft[] = [];
  for (const [slug, name, town, ads] of AGENCIES) {
    const type = slug === 'gradnja' ? 'constructor' : slug === 'sud' ? 'court' : 'agency';
    const licence = slug === 'marjan' ? '214/2009' : null;
    const id = await saveAgency(db, { slug, name, type, licence, email: `${slug}@example.hr`, placeId: idOf(town) });
    const place = places.byPath(town);
    await saveOffices(db, id, [
      { placeId: idOf(town), street: 'Poljička cesta 12', lat: place?.lat ?? 0, lng: place?.lng ?? 0, hours: [] },
    ]);
    ids.set(slug, id);
    for (const ad of ads) {
      const [contract, category, path = ''] = ad.split(' ');
      drafts.push(
        draft({
          advertiser: { type: 'agenzia', agencyId: id },
          contract: Number(contract) as 1 | 2 | 14,
          category: Number(category) as 1 | 6 | 14 | 24,
          placeId: idOf(path),
        }),
      );
    }
  }
  await saveAbout(db, ids.get('marjan') ?? 0, { hr: 'Mala agencija iz Splita.', de: 'Eine kleine Agentur.' });
  agents = await saveAgents(db, ids.get('marjan') ?? 0, [
    { name: 'Luka Tomić', licence: '2210', phone: null, languages: ['de', 'hr'] },
    { name: 'Ana Đurić', licence: null, phone: null, languages: ['hr', 'en'] },
  ]);
  await portal.given(drafts);
  await db
    .updateTable('listing')
    .set({ agent_id: agents[0] ?? null })
    .where('agency_id', '=', ids.get('marjan') ?? 0)
    .where('contract', '=', 2)
    .execute();
}, 60_000);

async function get<T>(path: string): Promise<T> {
  const response = await portal.app.inject(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json<T>();
}
const directory = (query = ''): Promise<AgencyDirectory> => get(`/api-next/agencies/?${query}`);
const names = ({ results }: AgencyDirectory): string[] => results.map(({ name }) => name);

test('R278 R8 the directory has who offers most first, then by the alphabet, and no courts while auctions are off', async () => {
  const all = await directory();
  expect(names(all)).toEqual(['Marjan kvadrat d.o.o.', 'Stara kuća', 'Gradnja Mosor', 'Tiha ulica']);
  expect([all.count, all.ads, all.maxPages]).toEqual([4, 7, 1]);
  expect(all.results[0]).toMatchObject({
    path: '/agencija/marjan/',
    licence: '214/2009',
    sale: 3,
    rent: 1,
    people: 2,
    languages: ['hr', 'de', 'en'],
    towns: ['Split'],
    areas: ['Split', 'Zadar'],
    office: { label: 'Poljička cesta 12, Split' },
  });
  expect(names(await directory('sort=name'))).toEqual([
    'Gradnja Mosor',
    'Marjan kvadrat d.o.o.',
    'Stara kuća',
    'Tiha ulica',
  ]);
});

test('R278 in a place are those with an office or an ad there, and only what is there is counted', async () => {
  const split = await directory('place=split');
  expect(names(split)).toEqual(['Marjan kvadrat d.o.o.', 'Gradnja Mosor', 'Tiha ulica']);
  expect([split.ads, split.place, split.around.map(({ path }) => path)]).toEqual([
    4,
    { label: 'Split', path: 'split' },
    ['splitsko-dalmatinska-zupanija'],
  ]);
  expect(names(await directory('place=zadar'))).toEqual(['Stara kuća', 'Marjan kvadrat d.o.o.']);
  expect(await directory('place=nigdje')).toMatchObject({ count: 0, unknownPlace: true });
});

test.each([
  ['marjan kvadrt', 'Marjan kvadrat d.o.o.'],
  ['MARJAN KVADRAT J.D.O.O.', 'Marjan kvadrat d.o.o.'],
  ['stara kuca', 'Stara kuća'],
  ['luka tomic', 'Marjan kvadrat d.o.o.'],
  ['djuric', 'Marjan kvadrat d.o.o.'],
])('R278 O-04 „%s” finds its agency whatever way it is typed', async (typed, name) => {
  expect(names(await directory(`name=${encodeURIComponent(typed)}`))[0]).toBe(name);
});

test('R278 each facet says how many would be found with it, and they narrow together', async () => {
  const { facets } = await directory('place=split');
  expect(facets).toEqual({
    type: [
      { value: 'agency', count: 2 },
      { value: 'constructor', count: 1 },
    ],
    language: [
      { value: 'hr', count: 1 },
      { value: 'de', count: 1 },
      { value: 'en', count: 1 },
    ],
    offer: [
      { value: 'sale', count: 2 },
      { value: 'rent', count: 1 },
    ],
    kind: [
      { value: 'houses-apartments', count: 1 },
      { value: 'new-constructions', count: 1 },
    ],
    licensed: 1,
  });
  for (const facet of ['type', 'language', 'offer', 'kind'] as const)
    for (const { value, count } of facets[facet])
      expect((await directory(`place=split&${facet}=${value}`)).count).toBe(count);
  expect(names(await directory('type=agency&licensed=1&language=de&offer=rent'))).toEqual(['Marjan kvadrat d.o.o.']);
  expect((await directory('type=pekara&language=xx&page=-1')).count).toBe(4);
});

test('R278 counts are what a plain look into the ads counts', async () => {
  const places = await placeDirectory(portal.database.db);
  for (const path of ['split', 'split/bacvice', 'zadar', 'dalmacija', null]) {
    const { results } = await directory(path === null ? '' : `place=${path}`);
    for (const { id, sale, rent } of results) {
      const { rows } = await sql<{ contract: number; place_id: number }>`
        SELECT contract, place_id FROM listing WHERE agency_id = ${id} AND status = ${sql.lit(LISTING_STATUS.active)} AND contract IN (1, 2)`.execute(
        portal.database.db,
      );
      const there = rows.filter(
        ({ place_id: placeId }) =>
          path === null ||
          [placeId, ...places.around(placeId).map((place) => place.id)].some((one) => places.byId(one)?.path === path),
      );
      const counted = (contract: number): number => there.filter((row) => row.contract === contract).length;
      expect([path, id, sale, rent]).toEqual([path, id, counted(1), counted(2)]);
    }
  }
});

test('R278 R104 the page of an agency tells who it is; there is none of a court while auctions are off', async () => {
  const agency = await get<AgencyDetail>('/api-next/agencies/marjan/?locale=de');
  expect(agency).toMatchObject({
    name: 'Marjan kvadrat d.o.o.',
    about: { text: 'Eine kleine Agentur.', locale: 'de' },
    contacts: { message: true, phone: false },
    people: [
      { name: 'Luka Tomić', sale: 0, rent: 1, path: `/agencija/marjan/agenti/${agents[0]}-luka-tomic/` },
      { name: 'Ana Đurić', sale: 0, rent: 0 },
    ],
    gone: { sold: 0, rented: 0, withdrawn: 0 },
  });
  expect((await get<AgencyDetail>('/api-next/agencies/marjan/?locale=el')).about?.locale).toBe('hr');
  for (const slug of ['sud', 'nema', '%00', 'a'.repeat(90)])
    expect((await portal.app.inject(`/api-next/agencies/${slug}/`)).statusCode).toBe(404);
});

test('R278 its ads are counted by kind and narrowed, those of one person alone too', async () => {
  const ads = (query = ''): Promise<AgencyListings> => get(`/api-next/agencies/marjan/listings/?${query}`);
  expect(await ads()).toMatchObject({
    total: 4,
    sale: 3,
    rent: 1,
    count: 4,
    kinds: [
      { value: 'houses-apartments', count: 3 },
      { value: 'lands', count: 1 },
    ],
  });
  expect((await ads('offer=sale&kind=houses-apartments')).results).toHaveLength(2);
  expect(await ads(`agent=${agents[0]}`)).toMatchObject({ total: 1, sale: 0, rent: 1 });
  expect((await ads('page=9')).results).toEqual([]);
  expect((await portal.app.inject('/api-next/agencies/nema/listings/')).statusCode).toBe(404);
});

test('R278 how fast an agency answers is told from 20 answers of 90 days on', async () => {
  const { db } = portal.database;
  const stara = ids.get('stara') ?? 0;
  const answers = async () => (await get<AgencyDetail>('/api-next/agencies/stara/')).answers;
  const { id: listing } = await db.selectFrom('listing').select('id').executeTakeFirstOrThrow();
  /** Enquiries so many days ago; each is answered so many minutes later, or never. */
  const asked = async (days: number, minutes: readonly (number | null)[]): Promise<void> => {
    for (const after of minutes) {
      const at = sql<Date>`now() - ${days}::int * interval '1 day'`;
      talks += 1;
      const { rows } = await sql<{ id: number }>`
        INSERT INTO enquiry_thread (listing_id, agency_id, visitor_name, visitor_email, visitor_key, visitor_phone, visitor_locale, visitor_alias, advertiser_alias, opened_at, changed_at)
        VALUES (${listing}, ${stara}, 'Ana', 'ana@example.hr', ${`v${talks}`}, '', 'hr', ${`a${talks}`}, ${`b${talks}`}, ${at}, ${at}) RETURNING id`.execute(
        db,
      );
      const written = (side: string, wait: number) =>
        sql`
        INSERT INTO enquiry_entry (thread_id, side, kind, body, via, written_at)
        VALUES (${rows[0]?.id}, ${side}, 'message', 'x', 'site', ${at} + ${wait}::int * interval '1 minute')`.execute(
          db,
        );
      await written('visitor', 0);
      if (after !== null) await written('advertiser', after);
    }
  };
  let talks = 0;
  await asked(
    100,
    Array.from({ length: 30 }, () => 1),
  );
  await asked(10, [...Array.from({ length: 19 }, (_, n) => 10 * (n + 1)), null, null]);
  expect(await answers()).toBeNull();
  await asked(5, [5000]);
  expect(await answers()).toEqual({ asked: 22, answered: 20, medianMinutes: 105 });
});
