import type { Locale } from '@kvadrat/contracts/locales';
import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { DbOrTransaction } from '../../platform/db';
import type { AgencyPlan } from './agency.tables';

export interface AgencyInput {
  slug: string;
  name: string;
  type?: AgencyType;
  plan?: AgencyPlan;
  licence?: string | null;
  phone?: string | null;
  email?: string | null;
  website?: string | null;
  placeId?: number | null;
  /** Now when absent. */
  createdAt?: Date;
}

/** Creates an agency or brings the one with this slug up to date. @returns its id */
export async function saveAgency(db: DbOrTransaction, agency: AgencyInput): Promise<number> {
  const { placeId, createdAt, ...rest } = agency;
  const values = { ...rest, ...(placeId === undefined ? {} : { place_id: placeId }), ...(createdAt === undefined ? {} : { created_at: createdAt }) };
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

export interface AgentInput {
  name: string;
  licence: string | null;
  phone: string | null;
  /** Of the portal's languages. */
  languages: Locale[];
}

/** Creates people of an agency or brings those with these names up to date. @returns their ids in the same order */
export async function saveAgents(db: DbOrTransaction, agencyId: number, agents: readonly AgentInput[]): Promise<number[]> {
  const ids: number[] = [];
  for (const agent of agents) {
    const { id } = await db
      .insertInto('agent')
      .values({ ...agent, agency_id: agencyId })
      .onConflict((conflict) => conflict.columns(['agency_id', 'name']).doUpdateSet({ ...agent }))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}
