import { saveAgency, saveAgents } from '@kvadrat/server/domains/agencies';
import type { Db } from '@kvadrat/server/platform/db';
import { DEMO_AGENCIES } from './advertisers/agencies';
import { agentsOf } from './advertisers/people';
import type { KnownAgency } from './invent/make-ad';

/** Brings the demo's agencies and their people into the database, where they may be already. */
export async function saveDemoAgencies(db: Db, since: Date): Promise<KnownAgency[]> {
  const known: KnownAgency[] = [];
  for (const [index, agency] of DEMO_AGENCIES.entries()) {
    const { slug, name, type, plan, licence, phone, website } = agency;
    const id = await saveAgency(db, {
      slug,
      name,
      type,
      plan,
      licence,
      phone,
      email: `info@${slug}.example`,
      website,
      createdAt: since,
    });
    // A court has a clerk's office, not people who show flats.
    const agentIds = type === 'court' ? [] : await saveAgents(db, id, agentsOf(agency, index));
    known.push({ ...agency, id, agentIds });
  }
  return known;
}
