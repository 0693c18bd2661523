import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../accounts';
import { addAgencySignUp } from '../agency-sign-up';
import { addContact } from '../contact';
import type { Db } from '../db';
import { addEnquiryPages } from '../enquiries';
import type { FlagSource } from '../flags';
import { addOutboxPage } from '../mail';
import { addComplaintPage, addReportPage } from '../moderation';
import type { ShowPage } from '../platform/html';
import { addRevealPage } from '../phone-reveal';
import { addProfile, addSignInGate } from '../profile';
import { addProposalPage, addProposalRequestPage } from '../proposals';
import type { Settings } from '../settings';
import { addStaticPages } from '../static-pages';
import { addVisitPage, addVisitRequestPage } from '../visits';
import { bareAddress, type ContactServices } from './contact';

/** The pages the server makes itself. */
export async function registerPages(app: FastifyInstance, show: ShowPage, { db, settings, accounts, contact, flags }: { db: Db; settings: Settings; accounts: Accounts; contact: ContactServices; flags: FlagSource }): Promise<void> {
  const { production } = settings;
  addStaticPages(app, show);
  const operator = operatorOf(settings);
  await addContact(app, { db, show, accounts, operator });
  await addReportPage(app, { db, show, accounts });
  await addComplaintPage(app, { db, show, accounts });
  await addAgencySignUp(app, { db, show, accounts, operator });
  await addEnquiryPages(app, { db, show, accounts, ...contact });
  await addRevealPage(app, { db, show, accounts, ...contact });
  await addVisitRequestPage(app, { db, show, accounts, flagsOf: flags.of, ...contact });
  await addVisitPage(app, { db, show, ...contact });
  await addProposalRequestPage(app, { db, show, accounts, flagsOf: flags.of, ...contact });
  await addProposalPage(app, { db, show, ...contact });
  addSignInGate(app, accounts);
  await addProfile(app, { show, accounts });
  addLogoutPage(app, { show, accounts });
  addOutboxPage(app, { db, open: !production });
}

/** Who reads what people write to the portal. */
export function operatorOf({ contactTo, mailFrom }: Pick<Settings, 'contactTo' | 'mailFrom'>): string {
  return contactTo ?? bareAddress(mailFrom);
}
