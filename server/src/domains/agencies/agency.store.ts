import type { Locale } from '@kvadrat/contracts/locales';
import type { AgencyType } from '@kvadrat/contracts/vocabulary';
import type { DbOrTransaction } from '../../platform/db';
import type { AgencyPlan } from './agency.tables';

const MOST_SLUGS = 50_000;

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
  company?: string | null;
  oib?: string | null;
  /** `2027-06-30` */
  insuredUntil?: string | null;
  /** Now when absent. */
  createdAt?: Date;
}

/** Creates an agency or brings the one with this slug up to date. @returns its id */
export async function saveAgency(db: DbOrTransaction, agency: AgencyInput): Promise<number> {
  const { placeId, createdAt, insuredUntil, ...rest } = agency;
  const values = {
    ...rest,
    ...(insuredUntil === undefined ? {} : { insured_until: insuredUntil }),
    ...(placeId === undefined ? {} : { place_id: placeId }),
    ...(createdAt === undefined ? {} : { created_at: createdAt }),
  };
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
  // The database takes no text with this in it.
  if (slug.includes('\0')) return null;
  const found = await db.selectFrom('agency').select('id').where('slug', '=', slug).executeTakeFirst();
  return found?.id ?? null;
}

/** Agencies that have a page, as many as one sitemap may name; courts only where auctions are offered. */
export async function agencySlugs(db: DbOrTransaction, { auctions }: { auctions: boolean }): Promise<string[]> {
  const found = db.selectFrom('agency').select('slug').orderBy('id').limit(MOST_SLUGS);
  return (await (auctions ? found : found.where('type', '<>', 'court')).execute()).map(({ slug }) => slug);
}

export interface AgentInput {
  name: string;
  licence: string | null;
  phone: string | null;
  /** Of the portal's languages. */
  languages: Locale[];
}

/** Creates people of an agency or brings those with these names up to date. @returns their ids in the same order */
export async function saveAgents(
  db: DbOrTransaction,
  agencyId: number,
  agents: readonly AgentInput[],
): Promise<number[]> {
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

/** How an agency is reached; neither is shown to those who did not ask for it. */
export interface AgencyContact {
  email: string | null;
  phone: string | null;
}

export async function agencyContact(db: DbOrTransaction, agencyId: number): Promise<AgencyContact> {
  return db.selectFrom('agency').select(['email', 'phone']).where('id', '=', agencyId).executeTakeFirstOrThrow();
}

/** Notes how an agency is reached; what is null stays as it was. */
export async function noteAgencyContact(
  db: DbOrTransaction,
  agencyId: number,
  { email, phone }: AgencyContact,
): Promise<void> {
  const values = { ...(email === null ? {} : { email }), ...(phone === null ? {} : { phone }) };
  if (Object.keys(values).length > 0) await db.updateTable('agency').set(values).where('id', '=', agencyId).execute();
}

/** People whom an agency's ads name, created or given their newest number; what else is known of them stays. @returns their ids in the same order */
export async function noteAgents(
  db: DbOrTransaction,
  agencyId: number,
  agents: readonly Pick<AgentInput, 'name' | 'phone'>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, phone } of agents) {
    const { id } = await db
      .insertInto('agent')
      .values({ agency_id: agencyId, name, phone, licence: null })
      .onConflict((conflict) =>
        conflict
          .columns(['agency_id', 'name'])
          .doUpdateSet((known) => ({ phone: known.fn.coalesce('excluded.phone', 'agent.phone') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/** What an agency is called; null where there is none of this id. */
export async function agencyName(db: DbOrTransaction, agencyId: number): Promise<string | null> {
  const found = await db.selectFrom('agency').select('name').where('id', '=', agencyId).executeTakeFirst();
  return found?.name ?? null;
}
