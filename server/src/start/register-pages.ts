import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../domains/accounts/api';
import type { Db } from '../platform/db';
import { addEnquiryPages } from '../domains/enquiries/api';
import type { FlagSource } from '../domains/flags/api';
import { addOutboxPage } from '../platform/mail';
import { addComplaintPage } from '../domains/moderation/api';
import type { ShowPage } from '../platform/html';
import { addRevealPage } from '../domains/phone-reveal/api';
import { addProfile, addSignInGate } from '../domains/profile/api';
import { addProposalPage, addProposalRequestPage } from '../domains/proposals/api';
import type { Settings } from '../platform/settings';
import { addStaticPages } from '../platform/static-pages';
import { addVisitPage, addVisitRequestPage } from '../domains/visits/api';
import type { ContactServices } from './contact';

/** The pages the server makes itself. */
export async function registerPages(app: FastifyInstance, show: ShowPage, { db, settings, accounts, contact, flags }: { db: Db; settings: Settings; accounts: Accounts; contact: ContactServices; flags: FlagSource }): Promise<void> {
  const { production } = settings;
  addStaticPages(app, show);
  await addComplaintPage(app, { db, show, accounts });
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
