/**
 * Adds copies of agencies, with offices and people, until there are so many, and shares the ads of a database among all of them.
 * `DATA_DIR=… node … many-agencies.ts 600`
 */
import { openDatabaseForCommand } from '../../../platform/db';
import { readSettings } from '../../../platform/settings';

const wanted = Number(process.argv[2]);
if (!Number.isInteger(wanted) || wanted < 1) throw new TypeError('say how many agencies there are to be');

const handle = await openDatabaseForCommand(readSettings(), {
  role: 'the benchmark',
  report: () => undefined,
  onGivenUp: (error) => {
    throw error;
  },
});
const { sql } = handle;
await sql.begin(async (tx) => {
  const known = (await tx<{ id: number }[]>`SELECT id FROM agency ORDER BY id`).map(({ id }) => id);
  for (let number = known.length; number < wanted; number += 1) {
    const from = known[number % known.length] ?? 0;
    const [copy] = await tx<{ id: number }[]>`
      INSERT INTO agency (slug, name, type, plan, licence, phone, email, website, place_id, company, oib, insured_until)
      SELECT slug || '-' || ${number}::text, name || ' ' || ${number}::text, type, plan, licence, phone, email, website, place_id, company, oib, insured_until
      FROM agency WHERE id = ${from} RETURNING id`;
    const id = copy?.id ?? 0;
    await tx`
      INSERT INTO agency_office (agency_id, position, place_id, street, lat, lng, hours)
      SELECT ${id}::int, position, place_id, street, lat, lng, hours FROM agency_office WHERE agency_id = ${from}`;
    await tx`
      INSERT INTO agent (agency_id, name, licence, phone, languages)
      SELECT ${id}::int, name, licence, phone, languages FROM agent WHERE agency_id = ${from}`;
  }
  await tx`
    UPDATE listing SET agency_id = shared.id, agent_id = NULL
    FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM agency) AS shared
    WHERE listing.agency_id IS NOT NULL AND shared.place = listing.id % ${wanted}`;
});
await handle.close();
process.exit();
