import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { projectRoot } from '../../platform/settings';
import { placeDirectory } from '../geography/api';
import { createAlertsPortal, type AlertsPortal } from './testing/alerts-portal';

jest.setTimeout(300_000);

const database = withTestDatabase();
const SALE = '/prodaja-stambene-nekretnine/';
let portal: AlertsPortal;
let split: number;

beforeAll(async () => {
  portal = await createAlertsPortal(database);
  split = (await placeDirectory(database.db)).byPath('split')?.id ?? 0;
});
afterAll(() => portal.app.close());

/** Has nobody wait because of an earlier mail. */
const unhurried = async (): Promise<void> => {
  await database.sql`UPDATE alert_reader SET mailed_at = NULL, soon_at = CASE WHEN soon_at IS NOT NULL THEN now() END`;
};

/** @returns by what it was ended */
async function workUntil(commit: number, side: 'before' | 'after'): Promise<string | null> {
  const program = join(projectRoot(), 'server/src/domains/alerts/testing/die-at-commit.ts');
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(projectRoot(), 'tools/sources/register.mjs'),
      program,
      JSON.stringify(database.address),
      String(commit),
      side,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

test('R273 killed at twenty boundaries of its transactions, no match is lost and nobody is told twice', async () => {
  const people = [await portal.proven(), await portal.proven(), await portal.proven()];
  for (const [index, person] of people.entries()) {
    await portal.save(person, `${SALE}split/`, 'real-time', `Sve ${index}`);
    await portal.save(person, `${SALE}split/?prezzoMinimo=100000`, 'real-time', `Skuplje ${index}`);
  }
  const published: number[] = [];
  let killed = 0;
  for (let point = 0; point < 20; point += 1) {
    published.push(
      ...(await portal.publish({
        placeId: split,
        price: { value: 200_000 + point * 1000, onRequest: false, previous: null },
      })),
    );
    await unhurried();
    const signal = await workUntil(1 + (Math.floor(point / 2) % 5), point % 2 === 0 ? 'before' : 'after');
    if (signal === 'SIGKILL') killed += 1;
  }
  expect(killed).toBe(20);
  for (let round = 0; round < 3; round += 1) {
    await unhurried();
    await portal.work();
  }
  const [counted] = await database.sql<{ news: number; waiting: number }[]>`
    SELECT (SELECT count(*)::int FROM search_news WHERE kind = 'new') AS news, (SELECT count(*)::int FROM ad_change) AS waiting`;
  expect(counted).toEqual({ news: published.length * 6, waiting: 0 });
  for (const { email } of people) {
    const told = (await portal.mails(email)).flatMap(({ body_text: text }) =>
      [...text.matchAll(/\/oglasi\/(\d+)\//g)].map(([, id]) => Number(id)),
    );
    expect(told.sort((one, other) => one - other)).toEqual(published);
  }
});
