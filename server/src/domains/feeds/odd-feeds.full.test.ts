import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDetail } from '../listings/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { projectRoot } from '../../platform/settings';
import { explainFeeds } from './explain-feeds';
import { runImport } from './run-import';
import { kyeroAd, kyeroFile } from './testing/kyero-file';

const database = withTestDatabase();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-odd-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Imported {
  code: number;
  report: string;
  /** By reference. */
  ads: Readonly<Record<string, Awaited<ReturnType<typeof adsOf>>[number]>>;
}

async function importFile(agency: string, file: string): Promise<Imported> {
  const lines: string[] = [];
  const code = await runImport(
    { db: database.db, dataDir: folder },
    ['--format', 'kyero', '--agency', agency, '--agency-email', 'ured@agencija.example', '--no-photos', file],
    (line) => lines.push(line),
  );
  return {
    code,
    report: lines.join('\n'),
    ads: Object.fromEntries((await adsOf(agency)).map((ad) => [ad.reference, ad])),
  };
}

async function importAds(agency: string, ads: readonly string[]): Promise<Imported> {
  const file = join(folder, `${agency}.xml`);
  await writeFile(file, kyeroFile(ads));
  return importFile(agency, file);
}

function adsOf(agency: string) {
  return database.db
    .selectFrom('listing')
    .innerJoin('agency', 'agency.id', 'listing.agency_id')
    .leftJoin('place', 'place.id', 'listing.place_id')
    .leftJoin('listing_text', (join_) =>
      join_.onRef('listing_text.listing_id', '=', 'listing.id').on('locale', '=', 'hr'),
    )
    .selectAll('listing')
    .select(['place.name', 'title', 'description'])
    .where('slug', '=', agency)
    .execute();
}

/** The lines of one ad in a report: its own, and those that are set in below it. */
function linesOf(report: string, reference: string): string {
  const lines = report.split('\n');
  const from = lines.findIndex((line) => line.split(/\s+/)[1] === reference);
  const below = lines.slice(from + 1).findIndex((line) => !line.startsWith(' '));
  return lines.slice(from, from + 1 + (below < 0 ? lines.length : below)).join('\n');
}

const odd = join(projectRoot(), '..', 'shared', 'feeds', 'odd');
const sample = join(projectRoot(), '..', 'shared', 'feeds', 'kyero.xml');
const oddTest = existsSync(odd) ? test : test.skip;
if (!existsSync(odd)) process.emitWarning(`SKIPPED: the odd Kyero files are not at ${odd}.`);
const fileOf = (name: string): string => join(odd, readdirSync(odd).find((file) => file.startsWith(name)) ?? name);

oddTest('O-46 k06, k07: the kind by language, new_build, resale and rent as frequency', async () => {
  const kinds = await importFile('k06', fileOf('k06'));
  expect(kinds.ads['TL-1']).toMatchObject({ typology: 6, title: 'Vila, 64 m², Split' });
  expect(kinds.ads['TL-2']).toMatchObject({ typology: 1 });
  const deals = await importFile('k07', fileOf('k07'));
  expect(
    ['NB-1', 'NB-2', 'NB-3', 'NB-4', 'NB-5'].map((name) => [deals.ads[name]?.contract, deals.ads[name]?.condition]),
  ).toEqual([
    [1, 'new'],
    [1, 'new'],
    [1, null],
    [2, null],
    [1, null],
  ]);
  expect(linesOf(deals.report, 'NB-4')).toContain('deal-doubtful');
});

oddTest('O-47 k09: every way to write Croatia is Croatia', async () => {
  const { ads } = await importFile('k09', fileOf('k09'));
  expect(Object.values(ads).map(({ name }) => name)).toEqual(Array.from({ length: 12 }, () => 'Split'));
});

oddTest('O-48 k12: the head of the phrase is the kind, and titles name it', async () => {
  const { ads, report } = await importFile('k12', fileOf('k12'));
  const [villa, garage, parking] = [ads['TW-07'], ads['TW-45'], ads['TW-11']];
  expect(villa).toMatchObject({ category: 1, typology: 6, features: ['single-garage'], title: 'Vila, 64 m², Split' });
  expect(garage).toMatchObject({ category: 22, title: 'Garaža, 64 m², Split' });
  expect(parking).toMatchObject({ category: 22, title: 'Parkirno mjesto, 64 m², Split' });
  expect(ads['TW-03']).toMatchObject({ typology: 1, rooms: 4, derived: [] });
  expect(ads['TW-17']).toMatchObject({ typology: 3, own_words: ['Kuća sa zemljištem'] });
  expect(linesOf(report, 'TW-27')).toContain('unknown-type');
});

oddTest('O-49 k13: what is denied, shared or in the street', async () => {
  const { ads, report } = await importFile('k13', fileOf('k13'));
  const seen = Object.fromEntries(
    Object.entries(ads).map(([name, { features, own_words }]) => [name, [...features, ...own_words]]),
  );
  expect(seen).toEqual({
    'FN-01': ['No lift'],
    'FN-03': ['shared-garden'],
    'FN-05': ['Parking street'],
    'FN-07': ['Not furnished'],
    'FN-09': ['Pool: No'],
    'FN-11': ['No sea view'],
    'FN-13': ['pool', 'Community pool'],
    'FN-15': ['private-garden'],
  });
  expect(linesOf(report, 'FN-05')).toContain(
    'words-kept: What is not among our features is shown in the advertiser’s words. (Parking street)',
  );
});

oddTest('O-42, O-43 k14, k15, k36: amounts and areas', async () => {
  const { ads, report } = await importFile('k14', fileOf('k14'));
  const prices = Object.fromEntries(
    Object.entries(ads).map(([name, { price }]) => [name.slice(3), price === null ? null : Number(price)]),
  );
  expect(prices).toEqual({
    '01': 250000,
    '02': 250000,
    '03': 250000,
    '04': 250000,
    '05': 1250000,
    '06': 250000,
    '07': 250000,
    '08': 250000,
    '09': 250000,
    '10': 33180.7,
    '11': 250000,
    '12': 250000,
    '13': 1250000,
    '14': 250000,
    '15': 250000,
    '16': 250000,
    '17': null,
    '18': null,
    '19': null,
    '20': 950000,
  });
  for (const name of ['AM-10', 'AM-11', 'AM-12', 'AM-13', 'AM-16', 'AM-19'])
    expect(linesOf(report, name)).toMatch(/price-|currency-/);
  const areas = await importFile('k15', fileOf('k15'));
  expect(Object.values(areas.ads).map(({ surface_gross: gross }) => (gross === null ? null : Number(gross)))).toEqual([
    85,
    1250.5,
    85.5,
    85,
    85,
    85,
    1250,
    120,
    85,
    85,
    85,
    1250.5,
    null,
    null,
  ]);
  for (const name of ['AR-01', 'AR-07', 'AR-08', 'AR-10', 'AR-14'])
    expect(linesOf(areas.report, name)).toMatch(/area-doubtful|value-unreadable/);
  const kuna = await importFile('k36', fileOf('k36'));
  expect(Object.values(kuna.ads).map(({ price }) => Number(price))).toEqual([250000, 250000]);
  expect(linesOf(kuna.report, 'AK-1')).toContain('currency-contradiction');
});

oddTest('O-51 k17: words of programs for nothing are no value', async () => {
  const { ads, report } = await importFile('k17', fileOf('k17'));
  expect(Object.keys(ads)).toEqual(['WP-1', 'WP-2', 'WP-3']);
  expect(ads['WP-1']).toMatchObject({ price: null, bedrooms: null, bathrooms: null, description: '' });
  expect(ads['WP-3']).toMatchObject({ description: '' });
  expect(report.match(/no-reference/g)).toHaveLength(3);
  expect(JSON.stringify(Object.values(ads))).not.toMatch(/undefined|NaN|object Object|"null"/);
});

oddTest('O-52 k18: addresses of images in any form', async () => {
  const { ads, report } = await importFile('k18', fileOf('k18'));
  const photos = await database.db
    .selectFrom('listing_photo')
    .innerJoin('photo_source', 'photo_source.id', 'source_id')
    .select(['listing_id', 'url'])
    .where(
      'listing_id',
      'in',
      Object.values(ads).map(({ id }) => id),
    )
    .orderBy('listing_id')
    .orderBy('position')
    .execute();
  const of = (name: string): string[] =>
    photos
      .filter(({ listing_id }) => listing_id === ads[name]?.id)
      .map(({ url }) => url.replace('https://slike.example/', ''));
  expect(['IM-1', 'IM-2', 'IM-3', 'IM-4', 'IM-5', 'IM-6'].map(of)).toEqual([
    ['1.jpg', '2.jpg'],
    ['1.jpg?w=1200&h=800', '2.jpg?w=1200&h=800'],
    ['/resize/1.jpg'],
    ['a.jpg', 'b.jpg'],
    [],
    ['1.jpg'],
  ]);
  expect(linesOf(report, 'IM-5')).toContain('no-images');
});

oddTest('O-53 k20: a share and a lease are said', async () => {
  const { ads, report } = await importFile('k20', fileOf('k20'));
  expect(ads['SL-1']).toMatchObject({ tenure: 'share', title: 'Stan, suvlasnički udio, 64 m², Split' });
  expect(ads['SL-2']).toMatchObject({ tenure: 'lease' });
  expect(report.match(/part-or-lease/g)).toHaveLength(2);
});

oddTest('O-41 k10, k34: a value no column holds is marked and left out, and all ads are taken', async () => {
  const huge = await importFile('k10', fileOf('k10'));
  expect([huge.code, Object.values(huge.ads).map(({ price }) => price)]).toEqual([
    0,
    ['250000.00', null, '250000.00', null],
  ]);
  expect(linesOf(huge.report, 'HP-2')).toContain('value-out-of-bounds');
  const tiny = await importFile('k34', fileOf('k34'));
  expect([tiny.code, Object.values(tiny.ads).map(({ surface_gross: gross }) => gross)]).toEqual([
    0,
    ['64.00', null, '64.00'],
  ]);
  expect(linesOf(tiny.report, 'RN-2')).toContain('value-out-of-bounds');
});

oddTest('O-58 no word of the sample files is dropped without a word', async () => {
  const lines: string[] = [];
  const files = readdirSync(odd).map((file) => join(odd, file));
  expect(await explainFeeds(['--explain', sample, ...files], (line) => lines.push(line))).toBe(0);
  expect(lines.filter((line) => line.includes('dropped')).map((line) => line.trim().split(/\s+/).at(0))).toEqual([
    'reader',
  ]);
  expect(lines.at(-1)).toMatch(/^all .* 0$/);
});

test('the explanation of feeds says how it is called', async () => {
  const lines: string[] = [];
  expect(await explainFeeds([], (line) => lines.push(line))).toBe(2);
  expect(lines.join('\n')).toContain('npm run feeds -- --explain <files>');
  expect(await explainFeeds(['--explain', join(folder, 'none.xml')], (line) => lines.push(line))).toBe(2);
});

test('O-41 values at and beyond the ends of every column: the ad is taken, the value is not', async () => {
  const cases: Record<string, string | null>[] = [
    { price: '99999999999999999999' },
    { price: '2147483648' },
    { price: '0.001' },
    { surface_area: '<built>0.004</built>' },
    { surface_area: '<built>99999999999</built>' },
    { surface_area: '<plot>1e30</plot>' },
    { beds: '99999999' },
    { baths: '40000' },
    { floor: '99999' },
    { floors: '70000' },
    { year_built: '999999' },
    { year_built: '12' },
    { beds: '-3' },
    { rooms: '123456789012345678901234567890' },
    { surface_area: '<built>1000 km2</built>' },
  ];
  const { ads, report, code } = await importAds(
    'bounds',
    cases.map((fields, index) => kyeroAd(`B${String(index)}`, fields)),
  );
  expect(code).toBe(0);
  expect(Object.keys(ads)).toHaveLength(cases.length);
  for (const index of cases.keys())
    expect(linesOf(report, `B${String(index)}`)).toMatch(/value-out-of-bounds|value-unreadable|price-suspicious/);
});

test('O-54 rooms follow from bedrooms and the other way round, marked, and ads are found by both', async () => {
  const { ads, report } = await importAds('rooms', [
    kyeroAd('R1', { beds: '2' }),
    kyeroAd('R2', { beds: '0', type: 'studio' }),
    kyeroAd('R3', { beds: null, type: 'Trosoban stan' }),
    kyeroAd('R4', { beds: null, rooms: '4', type: 'house' }),
    kyeroAd('R5', { beds: '3', rooms: '5' }),
    kyeroAd('R6', { beds: null }),
    kyeroAd('R7', { beds: '2', type: 'office' }),
    kyeroAd('R8', { beds: null, type: '4-Zimmer-Wohnung' }),
    kyeroAd('R9', { beds: 'two' }),
  ]);
  const figures = Object.fromEntries(
    Object.entries(ads).map(([name, { rooms, bedrooms, derived }]) => [name, [rooms, bedrooms, derived.join()]]),
  );
  expect(figures).toEqual({
    R1: [3, 2, 'rooms'],
    R2: [1, 0, ''],
    R3: [3, 2, 'bedrooms'],
    R4: [4, 3, 'bedrooms'],
    R5: [5, 3, ''],
    R6: [null, null, ''],
    R7: [null, 2, ''],
    R8: [4, 3, 'bedrooms'],
    R9: [3, 2, 'rooms'],
  });
  expect(linesOf(report, 'R1')).toContain('rooms-derived');
  const detail = await readDetail(database.db, ads['R1']?.id ?? 0, 'hr');
  expect(detail).toMatchObject({ rooms: 3, derived: ['rooms'], tenure: null, ownWords: [] });
});

test('O-58 texts that do not say their language are kept in the one of their words', async () => {
  const { ads, report } = await importAds('plain-texts', [
    kyeroAd('T1', { desc: 'Svijetao stan u mirnoj ulici s pogledom na more.' }),
    kyeroAd('T2', { desc: null }).replace(
      '</property>',
      '<desc>A bright flat in the street with a view of the sea.</desc><title>The bright flat</title></property>',
    ),
  ]);
  expect(ads['T1']).toMatchObject({
    description: 'Svijetao stan u mirnoj ulici s pogledom na more.',
    title: 'Stan, 64 m², Split',
  });
  const english = await database.db
    .selectFrom('listing_text')
    .selectAll()
    .where('listing_id', '=', ads['T2']?.id ?? 0)
    .execute();
  expect(english).toMatchObject([
    { locale: 'en', title: 'The bright flat', description: 'A bright flat in the street with a view of the sea.' },
  ]);
  expect(report.match(/language-guessed/g)).toHaveLength(2);
});

test('O-53 what is let has no tenure of its own', async () => {
  const { ads } = await importAds('lets', [
    kyeroAd('L1', { price_freq: 'month', price: '900', leasehold: '1', type: 'Poslovni prostor, zakup' }),
    kyeroAd('L2', { type: '1/2 kuće' }),
  ]);
  expect([ads['L1']?.tenure, ads['L2']?.tenure, ads['L2']?.title]).toEqual([
    null,
    'share',
    'Kuća, suvlasnički udio, 64 m², Split',
  ]);
});

test('O-58 elements that nobody knows, and texts in other languages, are named in the report', async () => {
  const { report } = await importAds('unknown', [
    kyeroAd('U1', { flux_capacitor: '1', desc: '<hr>Stan.</hr><nl>Flat.</nl>' }),
  ]);
  expect(linesOf(report, 'U1')).toContain(
    'elements-unread: Elements that are not known were left out. (flux_capacitor)',
  );
  expect(linesOf(report, 'U1')).toContain(
    'languages-unread: Texts in languages this portal does not show were left out. (desc/nl)',
  );
});

test('O-60 titles and quotations are cut between letters', async () => {
  const { ads, report } = await importAds('emoji', [
    kyeroAd('E1', { title: `<hr>${'👨‍👩‍👧'.repeat(300)}</hr>` }),
    kyeroAd('🏡'.repeat(60)),
  ]);
  const { title } = ads['E1'] ?? {};
  expect(title).toBe(`${'👨‍👩‍👧'.repeat(199)}…`);
  expect(report).toContain('reference-too-long');
  expect(report).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});
