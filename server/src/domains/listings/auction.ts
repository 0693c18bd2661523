import { sql } from 'kysely';

/** Contract and category of auctions. */
export const AUCTION = 14;

/** An auction is one by its contract or by its category. */
export function isAuction({ contract, category }: { contract: number; category: number }): boolean {
  return contract === AUCTION || category === AUCTION;
}

/** The same of rows with the columns `contract` and `category`, denied. */
export const IS_NO_AUCTION = sql<boolean>`(contract <> ${sql.lit(AUCTION)} AND category <> ${sql.lit(AUCTION)})`;
