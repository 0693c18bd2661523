import type { AgencyListings } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import {
  CATEGORY_GROUPS,
  categoryGroupOf,
  LISTING_STATUS,
  type CategoryCode,
  type CategoryGroup,
} from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { cardsByIds, IS_NO_AUCTION } from '../listings/api';
import type { Offer } from './directory-request';

/** Which ads of an agency are wanted. */
export interface AgencyAdsRequest {
  offer: Offer | null;
  kind: CategoryGroup | null;
  /** Of somebody who works for it; null for all. */
  agentId: number | null;
  page: number;
}

interface Kind {
  contract: number;
  category: CategoryCode;
  n: number;
}

const CONTRACTS: Readonly<Record<Offer, number>> = { sale: 1, rent: 2 };
/** A few rows: what stands below is to be found too. */
const PAGE_SIZE = 12;
const PHOTOS = 1;

/** Ads that an agency has on offer, newest first, and how many there are of each kind. A page past the end is empty. */
export async function agencyAds(
  db: Db,
  agencyId: number,
  { offer, kind, agentId, page }: AgencyAdsRequest,
  locale: Locale,
): Promise<AgencyListings> {
  const own = sql<boolean>`agency_id = ${agencyId}::int AND status = ${sql.lit(LISTING_STATUS.active)} AND ${IS_NO_AUCTION} AND ${
    agentId === null ? sql`true` : sql`agent_id = ${agentId}::int`
  }`;
  const wanted = sql<boolean>`${offer === null ? sql`true` : sql`contract = ${CONTRACTS[offer]}::smallint`} AND ${
    kind === null ? sql`true` : sql`category = ANY(${[...CATEGORY_GROUPS[kind]]}::smallint[])`
  }`;
  const [{ rows: kinds }, { rows: ids }] = await Promise.all([
    sql<Kind>`SELECT contract, category, count(*)::int AS n FROM listing WHERE ${own} GROUP BY contract, category`.execute(
      db,
    ),
    sql<{ id: number }>`
      SELECT id FROM listing WHERE ${own} AND ${wanted}
      ORDER BY published_at DESC, id DESC LIMIT ${PAGE_SIZE}::int OFFSET ${(page - 1) * PAGE_SIZE}::int`.execute(db),
  ]);
  const fits = ({ contract, category }: Kind, of: { offer: Offer | null; kind: CategoryGroup | null }): boolean =>
    (of.offer === null || contract === CONTRACTS[of.offer]) &&
    (of.kind === null || categoryGroupOf(category) === of.kind);
  const sum = (of: { offer: Offer | null; kind: CategoryGroup | null }): number =>
    kinds.reduce((all, one) => all + (fits(one, of) ? one.n : 0), 0);
  const count = sum({ offer, kind });
  return {
    total: sum({ offer: null, kind: null }),
    sale: sum({ offer: 'sale', kind: null }),
    rent: sum({ offer: 'rent', kind: null }),
    kinds: [...new Set(kinds.flatMap(({ category }) => categoryGroupOf(category) ?? []))]
      .map((value) => ({ value, count: sum({ offer, kind: value }) }))
      .filter(({ value, count: ads }) => ads > 0 || value === kind)
      .sort((one, other) => other.count - one.count),
    count,
    currentPage: page,
    maxPages: Math.ceil(count / PAGE_SIZE),
    results: await cardsByIds(
      db,
      ids.map(({ id }) => id),
      locale,
      PHOTOS,
    ),
  };
}
