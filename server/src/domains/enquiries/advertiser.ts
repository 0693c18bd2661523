import { DEFAULT_LOCALE, type Locale } from '@kvadrat/contracts/locales';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { emailKey } from '../accounts/api';
import type { DbOrTransaction } from '../../platform/db';

/** Who offers an ad, as mails reach them. */
export interface Advertiser {
  listingId: number;
  /** Null: a private seller. */
  agencyId: number | null;
  name: string;
  email: string;
  locale: Locale;
}

/** @returns null for an ad that is not on offer, or whose advertiser left no address */
export async function advertiserOnOffer(db: DbOrTransaction, listingId: number): Promise<Advertiser | null> {
  const row = await advertiserQuery(db)
    .where('listing.id', '=', listingId)
    .where('listing.status', '=', LISTING_STATUS.active)
    .executeTakeFirst();
  return row === undefined ? null : toAdvertiser(db, row);
}

/** Whom a thread was opened with, whatever has become of the ad; null when they can no longer be reached. */
export async function advertiserOfThread(
  db: DbOrTransaction,
  { listing_id, agency_id }: { listing_id: number; agency_id: number | null },
): Promise<Advertiser | null> {
  if (agency_id === null) {
    const row = await advertiserQuery(db)
      .where('listing.id', '=', listing_id)
      .where('listing.agency_id', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : toAdvertiser(db, row);
  }
  const agency = await db.selectFrom('agency').select(['name', 'email']).where('id', '=', agency_id).executeTakeFirst();
  return agency === undefined ? null : toAdvertiser(db, { listing_id, agency_id, ...agency });
}

interface AdvertiserRow {
  listing_id: number;
  agency_id: number | null;
  name: string | null;
  email: string | null;
}

function advertiserQuery(db: DbOrTransaction) {
  return db
    .selectFrom('listing')
    .leftJoin('agency', 'agency.id', 'listing.agency_id')
    .select(({ fn }) => [
      'listing.id as listing_id',
      'listing.agency_id as agency_id',
      fn.coalesce('agency.name', 'listing.owner_name').as('name'),
      fn.coalesce('agency.email', 'listing.owner_email').as('email'),
    ]);
}

async function toAdvertiser(
  db: DbOrTransaction,
  { listing_id, agency_id, name, email }: AdvertiserRow,
): Promise<Advertiser | null> {
  if (email === null) return null;
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('email_key', '=', emailKey(email))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return {
    listingId: listing_id,
    agencyId: agency_id,
    name: name ?? '',
    email,
    locale: account?.language ?? DEFAULT_LOCALE,
  };
}
