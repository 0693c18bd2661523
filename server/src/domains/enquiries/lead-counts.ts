import type { Locale } from '@kvadrat/contracts/locales';
import type { ContactType } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { AccountRow } from '../accounts/api';
import type { Db } from '../../platform/db';
import { adNames } from '../listings/api';

export interface AdLeads {
  listing: { id: number; title: string; path: string };
  /** Contacts by type. */
  counts: Readonly<Record<ContactType, number>>;
  /** Sum of what they weigh. */
  weight: number;
}

const MOST_ADS = 500;
const NONE: Readonly<Record<ContactType, number>> = {
  telephone: 0,
  message: 0,
  email: 0,
  'phone-call': 0,
  visit: 0,
  'price-proposal': 0,
  'virtual-visit': 0,
  'in-person-visit': 0,
};

/** Contacts of the ads whose advertiser's mailbox an account has proven, the heaviest first. */
export async function countLeads(db: Db, account: AccountRow, locale: Locale): Promise<AdLeads[]> {
  if (account.email_verified_at === null) return [];
  const rows = await db
    .selectFrom('enquiry_lead')
    .innerJoin('listing', 'listing.id', 'enquiry_lead.listing_id')
    .leftJoin('agency', 'agency.id', 'listing.agency_id')
    .select(({ fn }) => [
      'enquiry_lead.listing_id',
      'enquiry_lead.kind',
      fn.countAll<number>().as('n'),
      sql<number>`sum(enquiry_lead.weight)`.as('weight'),
    ])
    .where(
      sql<boolean>`lower(case when listing.agency_id is null then listing.owner_email else agency.email end) = ${account.email_key}`,
    )
    .groupBy(['enquiry_lead.listing_id', 'enquiry_lead.kind'])
    .execute();
  const byAd = new Map<number, Pick<AdLeads, 'counts' | 'weight'>>();
  for (const { listing_id: id, kind, n, weight } of rows) {
    const ofAd = byAd.get(id) ?? { counts: NONE, weight: 0 };
    byAd.set(id, { counts: { ...ofAd.counts, [kind]: n }, weight: ofAd.weight + weight });
  }
  const names = await adNames(db, [...byAd.keys()], locale);
  return [...byAd]
    .map(([id, ofAd]) => ({ listing: { id, ...(names.get(id) ?? { title: '', path: '' }) }, ...ofAd }))
    .sort((a, b) => b.weight - a.weight || a.listing.id - b.listing.id)
    .slice(0, MOST_ADS);
}
