import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '@kvadrat/server/platform/db';
import { insertRows } from '@kvadrat/server/domains/listings';
import type { DemoAd } from './invent/demo-ad';

export interface DemoState {
  epoch: Date;
  ads: number;
  pictured: number;
  projected: number;
}

/** Repeated ads among so many are compared with others after loading; among half a million nobody sees the rest. */
const COMPARED = 20_000;

/** How far loading has got; begins it when it has not begun. */
export async function demoState(db: Db, epoch: Date): Promise<DemoState> {
  await db
    .insertInto('demo_load')
    .values({ epoch })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute();
  return db.selectFrom('demo_load').select(['epoch', 'ads', 'pictured', 'projected']).executeTakeFirstOrThrow();
}

/** Whether so many ads are there with all that belongs to them, or more. */
export async function isLoaded(db: Db, ads: number): Promise<boolean> {
  const state = await db.selectFrom('demo_load').select(['ads', 'pictured', 'projected']).executeTakeFirst();
  const total = Math.max(state?.ads ?? 0, ads);
  return state === undefined ? total === 0 : Math.min(state.ads, state.pictured, state.projected) >= total;
}

/** Notes the next ads with all that belongs to them beside the ad itself, in the transaction that inserts them. */
export async function noteDemoAds(
  tx: DbOrTransaction,
  from: number,
  ads: readonly DemoAd[],
  listingIds: readonly number[],
): Promise<void> {
  const numbered = ads.flatMap((ad, index) => {
    const id = listingIds[index];
    return id === undefined ? [] : [{ ad, id, number: from + index }];
  });
  await insertRows(
    tx,
    'demo_ad',
    numbered.map(({ id, number }) => ({ number, listing_id: id })),
  );
  await insertRows(
    tx,
    'demo_duplicate',
    numbered.flatMap(({ ad, number }) => (ad.original === null ? [] : [{ number, original: ad.original }])),
  );
  const repeated = numbered.flatMap(({ ad, id, number }) => (ad.original !== null && number < COMPARED ? [id] : []));
  await sql`INSERT INTO twin_check (listing_id) SELECT * FROM unnest(${repeated}::int[]) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  await insertRows(
    tx,
    'auction',
    numbered.flatMap(({ ad, id }) => (ad.auction === null ? [] : [{ listing_id: id, ...ad.auction }])),
  );
  const projects = numbered.flatMap(({ ad: { project }, id }) => {
    if (project === null) return [];
    const { units, ...record } = project;
    return [{ record: { listing_id: id, ...record }, units: units.map((unit) => ({ project_id: id, ...unit })) }];
  });
  await insertRows(
    tx,
    'project',
    projects.map(({ record }) => record),
  );
  await insertRows(
    tx,
    'project_unit',
    projects.flatMap(({ units }) => units),
  );
  await tx
    .updateTable('demo_load')
    .set({ ads: from + ads.length })
    .execute();
}

/** Notes that the pictures of so many ads are there; they are as old as the data. In the order in which drawings are filed, which may go on meanwhile. */
export async function notePictured(db: Db, pictured: number): Promise<void> {
  await sql`
    UPDATE media SET created_at = demo_load.epoch FROM demo_load, (
      SELECT media.id FROM media, demo_load WHERE media.recipe IS NOT NULL AND media.created_at <> demo_load.epoch ORDER BY media.hash FOR NO KEY UPDATE OF media) drawn
    WHERE media.id = drawn.id`.execute(db);
  await db.updateTable('demo_load').set({ pictured }).execute();
}

/** Notes that searches find so many ads. */
export async function noteProjected(db: Db, projected: number): Promise<void> {
  await db.updateTable('demo_load').set({ projected }).execute();
}
