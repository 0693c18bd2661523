import type { ListingStatusCode } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';

/** The status an advertiser has given an ad, also while the staff hides it. */
export const OWN_STATUS = sql<ListingStatusCode>`coalesce(hidden_status, status)`;

/** What is kept beside the status of ads that are hidden when their advertiser changes it; null for all others. */
export const KEPT_STATUS = (status: ListingStatusCode) =>
  sql<ListingStatusCode | null>`CASE WHEN hidden_at IS NULL THEN NULL ELSE ${status}::smallint END`;
