import { setTimeout as pause } from 'node:timers/promises';
import type { SearchListResponse } from '@kvadrat/contracts/api';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { createDb } from '../../../platform/db';
import { setStatus } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import { projectOutbox, rebuildReadModel } from '../api';
import { SALE, withPortal } from '../testing/portal';
import { refreshRollUps } from './refresh-rollups';

const portal = withPortal();
const db = () => portal.database.db;
const sql = () => portal.database.sql;

/** Addresses of the API whose answers read every table of the read model. */
const VIEWS = [
  'listings/?',
  'listings/?criterio=prezzo&pag=2',
  'listings/?keyword=pogled',
  'listings/?keyword=pogled&viewport=43.4,16.3,43.6,16.5',
  'count/?localiMinimo=2',
  'facets/?',
  'facets/?ascensore=1',
].map((view) => `/api-next/search-list/${view}&path=${SALE}`);

const MOST_ROUNDS = 10;

/** How many answers an address had of late, by their status. */
type Statuses = Record<number, number>;

/** Asks until told to stop. @param counted what is counted, for each view */
async function search(counted: readonly Statuses[], stopping: AbortSignal): Promise<void> {
  const ask = async (url: string, statuses: Statuses): Promise<void> => {
    while (!stopping.aborted) {
      const { statusCode } = await portal.app.inject(url);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
  };
  await Promise.all(VIEWS.map((url, index) => ask(url, counted[index] ?? {})));
}

test('R257 nobody who searches notices that tables are built anew and swapped, while ads change', async () => {
  const ids = await portal.given(Array.from({ length: 100 }, () => draft()));
  const own = createDb(portal.database.address, { poolSize: 2 });
  const stop = new AbortController();
  const counted = VIEWS.map((): Statuses => ({}));
  const searching = search(counted, stop.signal);
  const isSeenThrough = (): boolean => counted.every((statuses) => (statuses[200] ?? 0) > 2);
  try {
    // On a busy machine a search may take as long as building anew.
    for (let round = 0; round < 2 || (round < MOST_ROUNDS && !isSeenThrough()); round += 1) {
      const changes = sql()`UPDATE listing SET price = price + 1 WHERE id <= ${ids[50] ?? 0}`;
      expect(await rebuildReadModel(own.db)).toBe(100);
      await changes;
      await projectOutbox(own.db);
      expect(await refreshRollUps(own.db)).toEqual(['facet_roll', 'cluster_roll']);
    }
  } finally {
    stop.abort();
  }
  await searching;
  expect(counted.map((statuses) => Object.keys(statuses))).toEqual(VIEWS.map(() => ['200']));
  expect(isSeenThrough()).toBe(true);
  await own.close();
});

test('a swap waits for a long search without holding up those behind it', async () => {
  await portal.given([draft(), draft()]);
  const own = createDb(portal.database.address, { poolSize: 3 });
  const over = new AbortController();
  const long = own.sql.begin(async (tx) => {
    await tx`SELECT count(*) FROM fts`;
    await tx`SELECT pg_sleep(2)`;
    over.abort();
  });
  await pause(200);
  const rebuilding = rebuildReadModel(db());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const asked = performance.now();
    expect((await portal.app.inject(`/api-next/search-list/listings/?path=${SALE}`)).statusCode).toBe(200);
    times.push(performance.now() - asked);
  }
  await long;
  expect(await rebuilding).toBe(2);
  expect(times.length).toBeGreaterThan(3);
  expect(Math.max(...times)).toBeLessThan(1900);
  await own.close();
});

test('roll-ups are built by one process at a time, and only when something has changed', async () => {
  await portal.given([draft()]);
  const own = createDb(portal.database.address, { poolSize: 2 });
  const both = await Promise.all([refreshRollUps(db()), refreshRollUps(own.db)]);
  expect(both.flat().sort()).toEqual(['cluster_roll', 'facet_roll']);
  expect(await refreshRollUps(db())).toEqual([]);
  await own.close();
});

test('O-12 ads that are sold while somebody pages are not shown, the total is honest, and no ad comes twice on a page', async () => {
  const ids = await portal.given(Array.from({ length: 80 }, () => draft()));
  const sold = new Set<number>();
  const selling = (async () => {
    for (const id of ids.slice(0, 40)) {
      sold.add(id);
      await setStatus(db(), [id], LISTING_STATUS.sold);
      if (id % 4 === 0) await projectOutbox(db());
    }
    await projectOutbox(db());
  })();
  for (let round = 0; round < 8; round += 1) {
    for (const page of [1, 2, 3, 4]) {
      const before = [...sold].slice(0, -1);
      const response = await portal.app.inject(`/api-next/search-list/listings/?path=${SALE}&pag=${page}`);
      expect(response.statusCode).toBe(200);
      const { count, results } = response.json<SearchListResponse>();
      const shown = results.map(({ id }) => id);
      expect(new Set(shown).size).toBe(shown.length);
      // What was sold before the question is no card any more, whether the read model knows yet or not.
      expect(shown.filter((id) => before.includes(id))).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(40);
      expect(count).toBeLessThanOrEqual(80);
    }
  }
  await selling;
  expect((await portal.search('')).count).toBe(40);
});
