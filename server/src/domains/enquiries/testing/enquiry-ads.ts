import { randomUUID } from 'node:crypto';
import { saveAgency } from '../../agencies/api';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { loadPlaces } from '../../geography/api';
import { insertListings, type ListingDraft } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import type { Submission } from '../enquiries';

export const AGENCY_EMAIL = 'info@maris.example';
export const OWNER_EMAIL = 'vlasnik@primjer.hr';
export const TITLE = 'Trosoban stan';

/** Ads of an agency, of a private seller, and of one who left no address. */
export async function addAds({
  db,
}: TestDatabase): Promise<{ ofAgency: number; ofOwner: number; unreachable: number; sold: number; more: number[] }> {
  await loadPlaces(db);
  const agencyId = await saveAgency(db, {
    slug: 'maris',
    name: 'Maris nekretnine',
    email: AGENCY_EMAIL,
    phone: '+385 21 555 100',
  });
  const agency: Partial<ListingDraft> = { advertiser: { type: 'agenzia', agencyId } };
  const drafts = [
    draft(agency),
    draft({ advertiser: { type: 'privato', name: 'Vlado Vlasnik', phone: '+385 91 111 2222', email: OWNER_EMAIL } }),
    draft(),
    draft({ ...agency, status: 3 }),
    ...Array.from({ length: 20 }, () => draft(agency)),
  ];
  await db.transaction().execute((tx) => insertListings(tx, drafts));
  const [ofAgency = 0, ofOwner = 0, unreachable = 0, sold = 0, ...more] = (
    await db.selectFrom('listing').select('id').orderBy('id').execute()
  ).map(({ id }) => id);
  return { ofAgency, ofOwner, unreachable, sold, more };
}

/** A message as the form hands it over. */
export function submission(listingId: number, changes: Partial<Submission> = {}): Submission {
  return {
    listingId,
    kind: 'message',
    reason: 'more-info',
    body: 'Dobar dan, zanima me stan.',
    visitor: { name: 'Ivo Ivić', email: 'ivo@primjer.hr', phone: '091 234 5678', locale: 'hr' },
    formKey: randomUUID(),
    ...changes,
  };
}
