import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { DbOrTransaction } from '../db';
import type { AgencyPlan } from './agency.tables';

export interface AgencyInput {
  slug: string;
  name: string;
  type?: AgencyType;
  plan?: AgencyPlan;
  licence?: string | null;
  phone?: string | null;
  website?: string | null;
  placeId?: number | null;
}

/** Creates an agency or brings the one with this slug up to date. @returns its id */
export async function saveAgency(db: DbOrTransaction, agency: AgencyInput): Promise<number> {
  const { placeId, ...rest } = agency;
  const values = { ...rest, ...(placeId === undefined ? {} : { place_id: placeId }) };
  const { id } = await db
    .insertInto('agency')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the agency's id, or null when no agency has this slug */
export async function findAgencyId(db: DbOrTransaction, slug: string): Promise<number | null> {
  const found = await db.selectFrom('agency').select('id').where('slug', '=', slug).executeTakeFirst();
  return found?.id ?? null;
}
