import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Db } from '../../platform/db';
import { readSources, type ListingSource } from './listing-source';
import { webAddress } from './web-address';

/** Neither stands in the answer for an ad. */
interface Contact {
  phone: string | null;
  email: string | null;
}

/** How the page names who offers. */
export interface AdvertiserDetails {
  advertiser: Omit<ListingDetail['advertiser'], 'type' | 'name' | 'slug'>;
  agent: ListingDetail['agent'];
  contact: Contact;
}

/** The agency and the person behind an ad. A sold ad gives nobody to call; licences stay, they are the agency's imprint. */
export async function advertiserOf(db: Db, source: ListingSource): Promise<AdvertiserDetails> {
  const reachable = source.status === LISTING_STATUS.active;
  const contact = (phone: string | null, email: string | null): Contact =>
    reachable ? { phone, email } : { phone: null, email: null };
  if (source.agency_id === null) {
    return {
      advertiser: { licence: null, agencyType: null, website: null },
      agent: null,
      contact: contact(source.owner_phone, source.owner_email),
    };
  }
  const [agency, agent] = await Promise.all([
    db
      .selectFrom('agency')
      .select(['licence', 'type', 'phone', 'email', 'website'])
      .where('id', '=', source.agency_id)
      .executeTakeFirstOrThrow(),
    source.agent_id === null
      ? undefined
      : db
          .selectFrom('agent')
          .select(['name', 'licence', 'phone', 'languages'])
          .where('id', '=', source.agent_id)
          .executeTakeFirst(),
  ]);
  return {
    advertiser: {
      licence: agency.licence,
      agencyType: agency.type,
      website: reachable ? webAddress(agency.website) : null,
    },
    agent: agent === undefined ? null : { name: agent.name, licence: agent.licence, languages: agent.languages },
    contact: contact(agent?.phone ?? agency.phone, agency.email),
  };
}

/** Number of who offers, for those who ask for it: it stands in no page, where collectors would find it. Null for ads that are not on offer. */
export async function phoneOf(db: Db, id: number): Promise<string | null> {
  const [source] = await readSources(db, [id]);
  return source === undefined ? null : (await advertiserOf(db, source)).contact.phone;
}
