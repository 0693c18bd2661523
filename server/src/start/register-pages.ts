import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../domains/accounts/api';
import { addAgencySignUp } from '../domains/agency-sign-up/api';
import { addContact } from '../domains/contact/api';
import type { Db } from '../platform/db';
import { addOutboxPage } from '../platform/mail';
import { addComplaintPage } from '../domains/moderation/api';
import type { ShowPage } from '../platform/html';
import { addProfile, addSignInGate } from '../domains/profile/api';
import type { Settings } from '../platform/settings';
import { addStaticPages } from '../platform/static-pages';
import { bareAddress } from './contact';

/** The pages the server makes itself. */
export async function registerPages(app: FastifyInstance, show: ShowPage, { db, settings, accounts }: { db: Db; settings: Settings; accounts: Accounts }): Promise<void> {
  const { production } = settings;
  addStaticPages(app, show);
  const operator = operatorOf(settings);
  await addContact(app, { db, show, accounts, operator });
  await addComplaintPage(app, { db, show, accounts });
  await addAgencySignUp(app, { db, show, accounts, operator });
  addSignInGate(app, accounts);
  await addProfile(app, { show, accounts });
  addLogoutPage(app, { show, accounts });
  addOutboxPage(app, { db, open: !production });
}

/** Who reads what people write to the portal. */
export function operatorOf({ contactTo, mailFrom }: Pick<Settings, 'contactTo' | 'mailFrom'>): string {
  return contactTo ?? bareAddress(mailFrom);
}
