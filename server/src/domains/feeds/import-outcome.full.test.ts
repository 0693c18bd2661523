import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { projectRoot } from '../../platform/settings';
import { saveAgency } from '../agencies/api';
import { importFeed } from './import-feed';
import { closeDeadRuns } from './import-lock';
import { inPieces, kyeroAd, kyeroFile } from './testing/kyero-file';
import { useImports } from './testing/import-run';

const database = withTestDatabase();
const importText = useImports(() => database.db);

async function runsOf(agencyId: number): Promise<readonly unknown[]> {
  return database.sql`SELECT state, reason, created, finished_at IS NOT NULL AS finished FROM feed_import WHERE agency_id = ${agencyId} ORDER BY id`;
}

afterEach(() => database.sql`DROP TRIGGER IF EXISTS refusing ON listing`);

/** Makes the database refuse ads, as it does with values that readers have let through. */
async function refuse(condition: string, act: string): Promise<void> {
  await database.sql.unsafe(
    `CREATE OR REPLACE FUNCTION refusing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF ${condition} THEN ${act}; END IF; RETURN NEW; END $$`,
  );
  await database.sql`CREATE TRIGGER refusing BEFORE INSERT OR UPDATE ON listing FOR EACH ROW EXECUTE FUNCTION refusing()`;
}

test.each([
  ['a number too large for its column', 'NEW.price = 99999999999'],
  ['a value that a rule forbids', 'NEW.energy_class = 99'],
  ['an area that rounds to nothing', 'NEW.surface_gross = 0.0011'],
])('O-41 %s refuses one ad, the others are taken and the run has an outcome', async (name, act) => {
  const agency = `bad-${name.length}`;
  await refuse("NEW.reference = 'B2'", act.replace('=', ':='));
  const { code, lines, last } = await importText(
    agency,
    kyeroFile(['B1', 'B2', 'B3'].map((reference) => kyeroAd(reference))),
  );
  expect(last).toContain('2 created, 0 changed, 0 unchanged, 1 refused');
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/B2 +refused +not-storable: .+\(.+\)/);
  const [{ id } = { id: 0 }] = await database.sql<{ id: number }[]>`SELECT id FROM agency WHERE slug = ${agency}`;
  expect(await runsOf(id)).toEqual([{ state: 'applied', reason: null, created: 2, finished: true }]);
});

test('O-41 an ad that was refused keeps what an earlier file brought', async () => {
  await importText('keeps', kyeroFile([kyeroAd('K1'), kyeroAd('K2')]));
  await refuse("NEW.reference = 'K1'", 'NEW.price := 99999999999');
  expect(
    (await importText('keeps', kyeroFile([kyeroAd('K1', { price: '1000' }), kyeroAd('K2', { price: '2000' })]))).last,
  ).toContain('1 changed, 0 unchanged, 1 refused');
  expect(
    await database.sql`SELECT reference, price, status FROM listing WHERE reference LIKE 'K_' ORDER BY reference`,
  ).toEqual([
    { reference: 'K1', price: '250000.00', status: 1 },
    { reference: 'K2', price: '2000.00', status: 1 },
  ]);
});

test('O-40 an import that has to give way to another one is done again', async () => {
  await database.sql`CREATE SEQUENCE given_way`;
  // What a sequence counts is not rolled back.
  await refuse(
    "NEW.reference = 'D1' AND nextval('given_way') = 1",
    "RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'",
  );
  expect((await importText('gives-way', kyeroFile([kyeroAd('D1'), kyeroAd('D2')]))).last).toContain(
    '2 created, 0 changed, 0 unchanged, 0 refused',
  );
});

test('O-41 a run that breaks off is closed, says how far it came, and the next one goes on', async () => {
  const many = Array.from({ length: 150 }, (_, index) => kyeroAd(`N${String(index)}`));
  await refuse("NEW.reference = 'N149'", "RAISE EXCEPTION 'the disk is full' USING ERRCODE = '53100'");
  const broken = await importText('broken-off', kyeroFile(many));
  expect(broken.code).toBe(3);
  expect(broken.last).toMatch(/broken off\. 100 created, .*the disk is full/);
  const [{ id } = { id: 0 }] = await database.sql<{ id: number }[]>`SELECT id FROM agency WHERE slug = 'broken-off'`;
  expect(await runsOf(id)).toEqual([{ state: 'failed', reason: 'failed', created: 100, finished: true }]);
  await database.sql`DROP TRIGGER refusing ON listing`;
  expect((await importText('broken-off', kyeroFile(many))).last).toContain('50 created, 0 changed, 100 unchanged');
});

test('O-41 a source that fails in a way nobody foresaw gives the run an outcome too', async () => {
  const agencyId = await saveAgency(database.db, { slug: 'torn', name: 'Torn', phone: '+385 21 555 444' });
  async function* torn(): AsyncGenerator<Uint8Array> {
    yield* inPieces(kyeroFile([kyeroAd('T1')]).slice(0, 300));
    throw new TypeError('the program is wrong');
  }
  const result = await importFeed(database.db, {
    agencyId,
    source: 'x',
    feed: () => Promise.resolve({ bytes: torn(), charset: undefined }),
    confirmDrop: false,
    onItem: () => undefined,
  });
  expect(result).toMatchObject({ state: 'failed', error: { message: 'the program is wrong' } });
  expect(await runsOf(agencyId)).toMatchObject([{ state: 'failed', finished: true }]);
});

test('O-41 a run left open by a process that died is closed by the next run and by a job, one that goes on is not', async () => {
  const agencyId = await saveAgency(database.db, { slug: 'killed', name: 'Killed', phone: '+385 21 555 444' });
  const leave = async (): Promise<void> => {
    await database.sql`INSERT INTO feed_import (agency_id, format, source) VALUES (${agencyId}, 'kyero', 'x')`;
    await database.sql`INSERT INTO feed_import_item (import_id, seq, reference, outcome) SELECT max(id), 0, 'A1', 'created' FROM feed_import`;
  };
  await leave();
  await importText('killed', kyeroFile([kyeroAd('A1')]));
  const died = { state: 'failed', reason: 'died', created: 1, finished: true };
  expect(await runsOf(agencyId)).toMatchObject([died, { state: 'applied' }]);
  await leave();
  const lock = await database.sql.reserve();
  await lock`SELECT pg_advisory_lock(hashtext('kvadrat.feed'), ${agencyId}::int)`;
  await closeDeadRuns(database.db);
  expect(await runsOf(agencyId)).toMatchObject([died, { state: 'applied' }, { state: 'running' }]);
  await lock`SELECT pg_advisory_unlock(hashtext('kvadrat.feed'), ${agencyId}::int)`;
  lock.release();
  await closeDeadRuns(database.db);
  expect(await runsOf(agencyId)).toMatchObject([died, { state: 'applied' }, died]);
});

const odd = join(projectRoot(), '..', 'shared', 'feeds', 'odd');
const oddTest = existsSync(odd) ? test : test.skip;
if (!existsSync(odd)) process.emitWarning(`SKIPPED: the odd feeds are not at ${odd}.`);

oddTest.each([
  ['O-44', 'k01-markup-in-description.xml', 4],
  ['O-45', 'k02-control-reference.xml', 3],
  ['O-45', 'k04-empty-line-first.xml', 2],
  ['O-41', 'k10-huge-price.xml', 4],
  ['O-50', 'k16-entities-in-names.xml', 0],
  ['O-41', 'k34-area-rounds-to-nothing.xml', 3],
])('%s %s ends with every ad told of and an outcome (skipped where it is absent)', async (_case, file, ads) => {
  const agency = file.replace('.xml', '');
  const content = await readFile(join(odd, file), 'utf8');
  const { code, lines, last } = await importText(agency, content);
  const references = [...content.matchAll(/<ref>(.*?)<\/ref>/g)].map(([, reference = '']) => reference);
  expect(references.length).toBeGreaterThanOrEqual(ads);
  for (const reference of references) expect(lines.join('\n')).toContain(reference);
  expect([0, 1]).toContain(code);
  expect(last).toMatch(/created/);
  const open = await database.sql`SELECT 1 FROM feed_import WHERE state = 'running'`;
  expect(open).toHaveLength(0);
});
