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
  /** Who reads what people write to the portal itself. */
  operator: string;
}

/**
 * @param mailFrom sender of our mails, an address or `Name <address>`
 * @param contactTo who reads what people write to the portal; the sender where nobody is named
 * @param replyDomain of the addresses to which answers come; undefined where they are not taken
 */
export function createContact({
  db,
  publicUrl,
  mailFrom,
  contactTo,
  replyDomain,
  limiter,
}: {
  db: Db;
  publicUrl: () => string;
  mailFrom: string;
  contactTo?: string | undefined;
  replyDomain?: string | undefined;
  limiter?: Limiter;
}): ContactServices {
  const visits = createVisits({ db, publicUrl, organizer: { name: 'Kvadrat', email: bareAddress(mailFrom) } });
  const proposals = createProposals({ db, publicUrl });
  return {
    visits,
    proposals,
    operator: operatorOf({ contactTo, mailFrom }),
    enquiries: createEnquiries({
      db,
      publicUrl,
      replyDomain,
      ...(limiter === undefined ? {} : { limiter }),
      kinds: { ...visits.kinds, ...proposals.kinds },
    }),
  };
}

/** Who reads what people write to the portal. */
function operatorOf({ contactTo, mailFrom }: { contactTo: string | undefined; mailFrom: string }): string {
  return contactTo ?? bareAddress(mailFrom);
}

/** `Kvadrat <info@example.hr>` → `info@example.hr`. */
function bareAddress(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
