import type { Db, DbOrTransaction } from '../db';

export interface DemoState {
  epoch: Date;
  ads: number;
  pictured: number;
}

/** How far loading has got; begins it when it has not begun. */
export async function demoState(db: Db, epoch: Date): Promise<DemoState> {
  await db
    .insertInto('demo_load')
    .values({ epoch })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute();
  return db.selectFrom('demo_load').select(['epoch', 'ads', 'pictured']).executeTakeFirstOrThrow();
}

/** Notes the next ads, in the transaction that inserts them. */
export async function noteDemoAds(tx: DbOrTransaction, from: number, listingIds: readonly number[]): Promise<void> {
  await tx
    .insertInto('demo_ad')
    .values(listingIds.map((listingId, index) => ({ number: from + index, listing_id: listingId })))
    .execute();
  await tx
    .updateTable('demo_load')
    .set({ ads: from + listingIds.length })
    .execute();
}

export async function notePictured(db: Db, pictured: number): Promise<void> {
  await db.updateTable('demo_load').set({ pictured }).execute();
}

/** Ids of demo ads from a number on, in order; null for ads deleted since. */
export async function demoListingIds(db: Db, from: number, to: number): Promise<(number | null)[]> {
  const rows = await db.selectFrom('demo_ad').selectAll().where('number', '>=', from).where('number', '<', to).execute();
  const byNumber = new Map(rows.map((row) => [row.number, row.listing_id]));
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => byNumber.get(from + index) ?? null);
}
