import { createEnquiries, type Enquiries } from '../domains/enquiries/api';
import type { Db } from '../platform/db';
import type { Limiter } from '../platform/limits';
import { createProposals, type Proposals } from '../domains/proposals/api';
import { createVisits, type Visits } from '../domains/visits/api';

/** Everything by which visitors and advertisers get in touch. */
export interface ContactServices {
  enquiries: Enquiries;
  visits: Visits;
  proposals: Proposals;
}

/**
 * @param mailFrom sender of our mails, an address or `Name <address>`
 * @param replyDomain of the addresses to which answers come; undefined where they are not taken
 */
export function createContact({ db, publicUrl, mailFrom, replyDomain, limiter }: { db: Db; publicUrl: () => string; mailFrom: string; replyDomain?: string | undefined; limiter?: Limiter }): ContactServices {
  const visits = createVisits({ db, publicUrl, organizer: { name: 'Kvadrat', email: bareAddress(mailFrom) } });
  const proposals = createProposals({ db, publicUrl });
  return { visits, proposals, enquiries: createEnquiries({ db, publicUrl, replyDomain, ...(limiter === undefined ? {} : { limiter }), kinds: { ...visits.kinds, ...proposals.kinds } }) };
}

/** `Kvadrat <info@example.hr>` → `info@example.hr`. */
export function bareAddress(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
