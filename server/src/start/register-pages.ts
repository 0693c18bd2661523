import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../accounts';
import { addAgencySignUp } from '../agency-sign-up';
import { addContact } from '../contact';
import type { Db } from '../db';
import { addEnquiryPages, type Enquiries } from '../enquiries';
import { addOutboxPage } from '../mail';
import { addComplaintPage, addReportPage } from '../moderation';
import type { ShowPage } from '../pages';
import { addProfile, addSignInGate } from '../profile';
import type { Settings } from '../settings';
import { addStaticPages } from '../static-pages';

/** The pages the server makes itself. */
export async function registerPages(app: FastifyInstance, show: ShowPage, { db, settings, accounts, enquiries }: { db: Db; settings: Settings; accounts: Accounts; enquiries: Enquiries }): Promise<void> {
  const { production } = settings;
  addStaticPages(app, show);
  const operator = operatorOf(settings);
  await addContact(app, { db, show, operator });
  await addReportPage(app, { db, show });
  await addComplaintPage(app, { db, show });
  await addAgencySignUp(app, { db, show, operator });
  await addEnquiryPages(app, { db, show, enquiries, accounts });
  addSignInGate(app, accounts);
  await addProfile(app, { show, accounts });
  addLogoutPage(app, { show, accounts });
  addOutboxPage(app, { db, open: !production });
}

/** Who reads what people write to the portal. */
export function operatorOf({ contactTo, mailFrom }: Pick<Settings, 'contactTo' | 'mailFrom'>): string {
  return contactTo ?? bareAddress(mailFrom);
}

/** `Kvadrat <info@example.hr>` → `info@example.hr`. */
function bareAddress(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
