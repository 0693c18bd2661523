import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import { listingPath } from '@kvadrat/contracts/paths';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { IS_NO_AUCTION } from './auction';
import { textOrder } from './listing-source';

/** Address of an ad that anybody may open, and nothing else of it. */
export interface ListingAddress {
  /** Page path without language prefix. */
  path: string;
  changedAt: Date;
}

/** The ads with ids from `number * size + 1` on. */
export interface AddressPage {
  number: number;
  changedAt: Date;
}

interface Shown {
  /** Whether auctions are offered. */
  auctions: boolean;
}

/** Read at a time, so that other requests get their turn between. */
const BATCH = 1000;

/** Which pages of so many ids hold active ads: their borders never move, whatever is sold. */
export async function addressPages(db: Db, size: number, { auctions }: Shown): Promise<AddressPage[]> {
  const { rows } = await sql<AddressPage>`
    SELECT (id - 1) / ${size}::int AS number, max(updated_at) AS "changedAt" FROM listing
    WHERE ${active(auctions)} GROUP BY number ORDER BY number`.execute(db);
  return rows;
}

/** Addresses of the active ads of one page, by id. */
export async function addressesOfPage(
  db: Db,
  number: number,
  size: number,
  { auctions }: Shown,
): Promise<ListingAddress[]> {
  const addresses: ListingAddress[] = [];
  for (let first = number * size; first < (number + 1) * size; first += BATCH) {
    const last = Math.min(first + BATCH, (number + 1) * size);
    // The same text gives the address as everywhere: see titlesOf.
    const { rows } = await sql<{ id: number; title: string; changed_at: Date }>`
      SELECT DISTINCT ON (id) id, title, updated_at AS changed_at FROM listing JOIN listing_text ON listing_id = id
      WHERE id > ${first}::int AND id <= ${last}::int AND ${active(auctions)}
      ORDER BY id, array_position(${[...textOrder(DEFAULT_LOCALE)]}::text[], locale)`.execute(db);
    for (const { id, title, changed_at: changedAt } of rows)
      addresses.push({ path: listingPath(id, title), changedAt });
  }
  return addresses;
}

function active(auctions: boolean): ReturnType<typeof sql<boolean>> {
  return sql<boolean>`status = ${LISTING_STATUS.active}::smallint AND (${auctions}::boolean OR ${IS_NO_AUCTION})`;
}
