import type { Db } from '../../platform/db';

/** Who looks at an ad, as far as it matters whose it is. */
export interface AdViewer {
  /** Proven address of the account. */
  email: string;
}

/**
 * Whether an ad is the viewer's own: the address its advertiser is written to is the one the account has proven
 * (decision 0083).
 */
export async function isOwner(
  db: Db,
  viewer: AdViewer | null,
  ad: { agency_id: number | null; owner_email: string | null },
): Promise<boolean> {
  if (viewer === null) return false;
  const address = ad.agency_id === null ? ad.owner_email : await agencyAddress(db, ad.agency_id);
  return address !== null && address.trim().toLowerCase() === viewer.email.trim().toLowerCase();
}

async function agencyAddress(db: Db, id: number): Promise<string | null> {
  const agency = await db.selectFrom('agency').select('email').where('id', '=', id).executeTakeFirst();
  return agency?.email ?? null;
}
