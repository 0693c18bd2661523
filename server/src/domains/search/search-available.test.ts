import { TIME_ZONE } from '@kvadrat/contracts/constants';
import { draft } from '../listings/testing/draft';
import { projectOutbox, rebuildReadModel } from './api';
import { noteNewlyFree } from './read-model/newly-free-job';
import { idsOf, SALE, withPortal } from './testing/portal';

const portal = withPortal();
const DAY_MS = 86_400_000;

/** So many days from today, as ads state them. */
const day = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv', { timeZone: TIME_ZONE });
const ad = (available: boolean | null, availableFrom: string | null): ReturnType<typeof draft> =>
  draft({ facts: { available, availableFrom } });
const free = async (): Promise<number[]> => idsOf(await portal.search('available=1')).sort((one, other) => one - other);

test.each<[string, boolean | null, string | null, boolean]>([
  ['is free', true, null, true],
  ['is lived in', false, null, false],
  ['says nothing', null, null, false],
  ['is free from today on', true, day(0), true],
  ['has been free since yesterday', true, day(-1), true],
  ['has been free for a year', true, day(-365), true],
  ['is free from tomorrow on', true, day(1), false],
  ['is free in three months', true, day(90), false],
  ['is lived in until next month', false, day(30), false],
  ['was lived in until last month', false, day(-30), true],
  ['names only a day that has passed', null, day(-2), true],
  ['names only a day to come', null, day(2), false],
])('O-71 "free at once": an ad that %s', async (_, available, availableFrom, found) => {
  const [id] = await portal.given([ad(available, availableFrom)]);
  expect(await free()).toEqual(found ? [id] : []);
});

test('O-71 the day arrives: the ad is free without being saved again, and is counted so', async () => {
  const [soon = 0, later = 0, now = 0] = await portal.given([ad(true, day(1)), ad(true, day(60)), ad(true, null)]);
  expect(await free()).toEqual([now]);
  const { sql, db } = portal.database;
  await sql`UPDATE listing SET available_from = available_from - 1 WHERE id IN (${soon}, ${later})`;
  // Time has passed, nobody has saved: nothing is noted of it.
  await sql`TRUNCATE outbox`;
  expect(await free()).toEqual([now]);
  expect(await noteNewlyFree(db)).toBe(1);
  await projectOutbox(db);
  expect(await free()).toEqual([soon, now]);
  expect(await noteNewlyFree(db)).toBe(0);
  expect((await portal.search('available=1', SALE)).count).toBe(2);
});

test('O-71 a row of an older release that calls an ad free before its day is written anew', async () => {
  const [id = 0] = await portal.given([ad(true, day(45))]);
  const { sql, db } = portal.database;
  await sql`UPDATE ls SET traits = traits | 65536`;
  await sql`UPDATE fts SET traits = traits | 65536`;
  expect(await free()).toEqual([id]);
  expect(await noteNewlyFree(db)).toBe(1);
  await projectOutbox(db);
  expect(await free()).toEqual([]);
});

test('O-71 a read model built anew says the same', async () => {
  const [, now] = await portal.given([ad(true, day(20)), ad(false, day(-20))]);
  await rebuildReadModel(portal.database.db);
  expect(await free()).toEqual([now]);
});
