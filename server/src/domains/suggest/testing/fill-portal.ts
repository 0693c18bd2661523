import { findAgencyId, saveAgency } from '../../agencies/api';
import { placeDirectory } from '../../geography/api';
import type { ListingDraft } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import type { TestPortal } from '../../search/testing/portal';
import { ADS, AGENCIES } from './given';

/** Brings the agencies and ads of the queries into a portal. */
export async function fillPortal(portal: TestPortal): Promise<void> {
  const { db } = portal.database;
  const places = await placeDirectory(db);
  for (const { slug, name, town } of AGENCIES)
    await saveAgency(db, { slug, name, placeId: places.byPath(town)?.id ?? null });
  const drafts: ListingDraft[] = [];
  for (const { reference, status, agency } of ADS) {
    const agencyId = await findAgencyId(db, agency);
    if (agencyId === null) throw new TypeError(`There is no agency ${agency}.`);
    drafts.push(draft({ reference, status, advertiser: { type: 'agenzia', agencyId } }));
  }
  await portal.given(drafts);
}
