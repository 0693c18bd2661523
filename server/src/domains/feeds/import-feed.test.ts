import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { projectRoot } from '../../platform/settings';
import { runImport } from './run-import';
import { kyeroAd, kyeroFile } from './testing/kyero-file';

/** Without one no ad goes on-line (O-55). */
const CONTACT = ['--agency-email', 'ured@agencija.example'];
const database = withTestDatabase();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-import-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  code: number;
  lines: string[];
  last: string;
}

async function run(agency: string, file: string, ...more: string[]): Promise<Run> {
  const lines: string[] = [];
  const code = await runImport(
    { db: database.db, dataDir: folder },
    ['--format', 'kyero', '--agency', agency, ...CONTACT, '--no-photos', ...more, file],
    (line) => lines.push(line),
  );
  return { code, lines, last: lines.at(-1) ?? '' };
}

async function importText(agency: string, content: string | Uint8Array, ...more: string[]): Promise<Run> {
  const file = join(folder, `${agency}.xml`);
  await writeFile(file, content);
  return run(agency, file, ...more);
}

async function statuses(agency: string): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('listing')
    .innerJoin('agency', 'agency.id', 'listing.agency_id')
    .select(['reference', 'status'])
    .where('slug', '=', agency)
    .execute();
  return Object.fromEntries(rows.map(({ reference, status }) => [reference, status]));
}

const five = ['A1', 'A2', 'A3', 'A4', 'A5'];
const portfolio = (references: readonly string[] = five): string =>
  kyeroFile(references.map((reference) => kyeroAd(reference)));

test('R282 the same file twice: the second time everything is unchanged', async () => {
  const first = await importText('twice', portfolio());
  expect(first.code).toBe(0);
  expect(first.lines[0]).toContain('There is no agency "twice" yet');
  expect(first.last).toContain('5 created, 0 changed, 0 unchanged, 0 refused, 0 withdrawn');
  const stamps = (): Promise<unknown> =>
    database.db.selectFrom('listing').select(['id', 'updated_at']).orderBy('id').execute();
  const before = await stamps();
  const second = await importText('twice', portfolio());
  expect(second.last).toContain('0 created, 0 changed, 5 unchanged, 0 refused, 0 withdrawn');
  expect(await stamps()).toEqual(before);
});

test('R271 addresses of tours and videos are taken, those that are none of the web are told, and a new one is a change', async () => {
  const tour = (address: string, video = ''): string =>
    kyeroFile([kyeroAd('A1', { virtual_tour_url: address, video_url: video }), kyeroAd('A2')]);
  const stored = (): Promise<unknown> =>
    database.db
      .selectFrom('listing')
      .innerJoin('agency', 'agency.id', 'listing.agency_id')
      .select(['tour_url', 'video_url', 'features'])
      .where('slug', '=', 'tours')
      .orderBy('reference')
      .execute();
  const first = await importText('tours', tour('//tours.example/a b?m=1&amp;n=2', 'javascript:alert(1)'));
  expect(first.lines.join('\n')).toContain('javascript:alert(1)');
  expect(await stored()).toEqual([
    { tour_url: 'https://tours.example/a%20b?m=1&n=2', video_url: null, features: ['virtual-tour'] },
    { tour_url: null, video_url: null, features: [] },
  ]);
  expect((await importText('tours', tour('https://tours.example/2', 'https://video.example/3'))).last).toContain(
    '1 changed, 1 unchanged',
  );
  expect(await stored()).toMatchObject([
    { tour_url: 'https://tours.example/2', video_url: 'https://video.example/3' },
    { tour_url: null },
  ]);
});

test('a changed text and a changed photo are changes; nothing else is', async () => {
  const images = (name: string): string => `<image id="1"><url>https://a.example/${name}.jpg</url></image>`;
  await importText('changes', kyeroFile([kyeroAd('A1'), kyeroAd('A2', { images: images('1') }), kyeroAd('A3')]));
  const { last } = await importText(
    'changes',
    kyeroFile([kyeroAd('A1', { desc: '<hr>Novo.</hr>' }), kyeroAd('A2', { images: images('2') }), kyeroAd('A3')]),
  );
  expect(last).toContain('0 created, 2 changed, 1 unchanged');
  const urls = await database.db
    .selectFrom('listing_photo')
    .innerJoin('photo_source', 'photo_source.id', 'source_id')
    .innerJoin('listing', 'listing.id', 'listing_id')
    .select('url')
    .where('reference', '=', 'A2')
    .where('agency_id', 'in', database.db.selectFrom('agency').select('id').where('slug', '=', 'changes'))
    .execute();
  expect(urls).toEqual([{ url: 'https://a.example/2.jpg' }]);
});

test.each([
  ['0 bytes', '', 'empty-file', null],
  ['an HTML page', '<html><body>down</body></html>', 'not-a-feed', 1],
  ['a file cut off', portfolio().slice(0, 900), 'malformed', 28],
])('O-24 %s changes nothing and reports the line', async (_name, content, reason, line) => {
  await importText('broken', portfolio());
  const before = await statuses('broken');
  const { code, last } = await importText('broken', content);
  expect(code).toBe(2);
  expect(last).toContain(reason);
  if (line !== null) expect(last).toContain(`, line ${String(line)}:`);
  expect(await statuses('broken')).toEqual(before);
  const report = await database.db
    .selectFrom('feed_import')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(report).toMatchObject({ state: 'refused', reason, line });
});

test('O-24 a file cut off at its first import creates nothing', async () => {
  expect((await importText('cut', portfolio().slice(0, 900))).code).toBe(2);
  expect(await statuses('cut')).toEqual({});
});

test.each([
  ['0 ads', []],
  ['less than half of the ads', ['A1', 'A2']],
])('O-24 %s: held until confirmed', async (name, references) => {
  const agency = `drop-${String(name.length)}`;
  await importText(agency, portfolio());
  const held = await importText(agency, portfolio(references));
  expect(held.code).toBe(2);
  expect(held.last).toContain('held, nothing was changed');
  expect(Object.values(await statuses(agency))).toEqual([1, 1, 1, 1, 1]);
  const confirmed = await importText(agency, portfolio(references), '--confirm-drop');
  expect(confirmed.code).toBe(0);
  expect(Object.values(await statuses(agency)).filter((status) => status === 1)).toHaveLength(references.length);
});

test('ads missing from a good file go off-line and come back with their number', async () => {
  await importText('missing', portfolio());
  const id = (): Promise<unknown> =>
    database.db
      .selectFrom('feed_ad')
      .select('listing_id')
      .where('reference', '=', 'A5')
      .orderBy('listing_id', 'desc')
      .executeTakeFirst();
  const before = await id();
  expect((await importText('missing', portfolio(['A1', 'A2', 'A3', 'A4']))).last).toContain(
    '0 created, 0 changed, 4 unchanged, 0 refused, 1 withdrawn',
  );
  expect(await statuses('missing')).toMatchObject({ A4: 1, A5: 14 });
  expect((await importText('missing', portfolio(['A1', 'A2', 'A3', 'A4']))).last).toContain(
    '4 unchanged, 0 refused, 0 withdrawn',
  );
  expect((await importText('missing', portfolio())).last).toContain('0 created, 1 changed, 4 unchanged');
  expect(await statuses('missing')).toMatchObject({ A5: 1 });
  expect(await id()).toEqual(before);
});

test('a refused ad keeps what an earlier file brought, and the others are taken', async () => {
  await importText('refused', portfolio(['A1', 'A2']));
  const { code, lines, last } = await importText(
    'refused',
    kyeroFile([
      kyeroAd('A1', { type: null }),
      kyeroAd('A2'),
      kyeroAd('A2', { price: '1' }),
      kyeroAd('', {}),
      kyeroAd('A3', { type: 'spaceship' }),
      kyeroAd('A4', { price_freq: 'auction' }),
    ]),
  );
  expect(code).toBe(1);
  expect(last).toContain('0 created, 0 changed, 1 unchanged, 5 refused, 0 withdrawn');
  expect(lines.join('\n')).toMatch(/^4 +A1 +refused +no-type: /m);
  expect(lines.join('\n')).toMatch(/A2 +refused +duplicate-reference: /);
  expect(lines.join('\n')).toMatch(/A3 +refused +unknown-type: .*\(spaceship\)/);
  expect(await statuses('refused')).toEqual({ A1: 1, A2: 1 });
});

test('O-10 prices that are none are on request, with a warning where one is due', async () => {
  const { lines } = await importText(
    'prices',
    kyeroFile([
      kyeroAd('P0', { price: '0' }),
      kyeroAd('P1', { price: '1' }),
      kyeroAd('PX', { price: 'x' }),
      kyeroAd('PE', { price: '' }),
      kyeroAd('PN', { price: null }),
    ]),
  );
  expect(lines.filter((line) => line.includes('price-suspicious'))).toHaveLength(1);
  const rows = await database.db
    .selectFrom('listing')
    .select(['price', 'price_on_request'])
    .where('reference', 'like', 'P_')
    .execute();
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ price: null, price_on_request: true })));
});

test('the facts of an ad arrive: place, deal, areas, energy class, position as an area', async () => {
  await importText(
    'facts',
    kyeroFile([
      kyeroAd('F1', {
        town: 'SPLIT',
        location_detail: 'Bačvice',
        energy_rating: '<consumption>X</consumption>',
        new_build: '1',
        pool: '1',
      }),
      kyeroAd('F2', { price_freq: 'month', location: '<latitude/><longitude/>' }),
      kyeroAd('F3', { town: 'Nigdjezemska' }),
    ]),
  );
  const rows = await database.db
    .selectFrom('listing')
    .innerJoin('place', 'place.id', 'listing.place_id')
    .selectAll('listing')
    .select(['place.name', 'place.level'])
    .where('reference', 'like', 'F_')
    .orderBy('reference')
    .execute();
  expect(rows[0]).toMatchObject({
    name: 'Bačvice',
    contract: 1,
    energy_class: 9,
    condition: 'new',
    features: ['pool'],
    surface_gross: '64.00',
    surface_net: null,
    surface_plot: null,
    bedrooms: 2,
    map_display: 'only_area',
  });
  expect(rows[1]).toMatchObject({ name: 'Split', level: 'city', contract: 2, lat: null, map_display: 'no_map' });
  expect(rows[2]).toMatchObject({ name: 'Split', level: 'city' });
});

test('wrong arguments are explained and change nothing', async () => {
  const explain = async (...args: string[]): Promise<string> => {
    const lines: string[] = [];
    expect(await runImport({ db: database.db, dataDir: folder }, args, (line) => lines.push(line))).toBe(2);
    return lines.join('\n');
  };
  expect(await explain('--agency', 'x', 'feed.xml')).toContain('--format kyero');
  expect(await explain('--format', 'csv', '--agency', 'x', 'feed.xml')).toContain('"csv" is not known');
  expect(await explain('--format', 'kyero', 'feed.xml')).toContain('--agency <slug>');
  expect(await explain('--format', 'kyero', '--agency', 'Čvor i kamen', 'feed.xml')).toContain(
    '"cvor-i-kamen" would be one',
  );
  expect(await explain('--format', 'kyero', '--agency', 'x')).toContain('Name one file');
  expect((await run('nowhere', join(folder, 'none.xml'))).last).toContain('unreachable');
});

const sample = join(projectRoot(), '..', 'shared', 'feeds', 'kyero.xml');
const sampleTest = existsSync(sample) ? test : test.skip;
if (!existsSync(sample)) process.emitWarning(`SKIPPED: the public Kyero sample is not at ${sample}.`);

sampleTest('the public Kyero sample (skipped where it is absent) is taken as property abroad', async () => {
  const first = await run('sample', sample);
  expect(first.code).toBe(0);
  expect(first.last).toContain('1 created');
  const ad = await database.db
    .selectFrom('listing')
    .selectAll()
    .where('reference', '=', 'V3TEST')
    .executeTakeFirstOrThrow();
  expect(ad).toMatchObject({
    contract: 1,
    category: 5,
    typology: 6,
    place_id: null,
    place_country: 'ES',
    place_label: 'Almunecar, Granada, Španjolska',
    price: '250000.00',
    energy_class: 5,
    bedrooms: 3,
  });
  const texts = await database.db
    .selectFrom('listing_text')
    .select(['locale', 'title'])
    .where('listing_id', '=', ad.id)
    .orderBy('locale')
    .execute();
  expect(texts.map(({ locale }) => locale)).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt', 'ru']);
  expect(texts[1]?.title).toBe('Villa, 150 m², Almunecar');
  expect((await run('sample', sample)).last).toContain('0 created, 0 changed, 1 unchanged');
});
