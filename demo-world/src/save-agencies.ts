import { saveAbout, saveAgency, saveAgents, saveOffices } from '@kvadrat/server/domains/agencies';
import type { Db } from '@kvadrat/server/platform/db';
import { DEMO_AGENCIES } from './advertisers/agencies';
import { agentsOf } from './advertisers/people';
import { presenceOf } from './advertisers/presence';
import type { KnownAgency } from './invent/make-ad';
import type { ResolvedTown } from './resolve-towns';

/** Brings the demo's agencies, their offices and their people into the database, where they may be already. */
export async function saveDemoAgencies(db: Db, towns: readonly ResolvedTown[], since: Date): Promise<KnownAgency[]> {
  const known: KnownAgency[] = [];
  for (const [index, agency] of DEMO_AGENCIES.entries()) {
    const { slug, name, type, plan, licence, phone, website } = agency;
    const { offices, about, ...company } = presenceOf(agency, index, towns, since);
    const id = await saveAgency(db, {
      slug,
      name,
      type,
      plan,
      licence,
      phone,
      email: `info@${slug}.example`,
      website,
      placeId: offices[0]?.placeId ?? null,
      ...company,
    });
    await saveOffices(db, id, offices);
    await saveAbout(db, id, about);
    // A court has a clerk's office, not people who show flats.
    const agentIds = type === 'court' ? [] : await saveAgents(db, id, agentsOf(agency, index));
    known.push({ ...agency, id, agentIds });
  }
  return known;
}
