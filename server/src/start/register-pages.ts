import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../accounts';
import { addAgencySignUp } from '../agency-sign-up';
import { addContact } from '../contact';
import type { Db } from '../db';
import { addOutboxPage } from '../mail';
import type { ShowPage } from '../pages';
import { addProfile, addSignInGate } from '../profile';
import type { Settings } from '../settings';
import { addStaticPages } from '../static-pages';

/** The pages the server makes itself. */
export async function registerPages(app: FastifyInstance, show: ShowPage, { db, settings, accounts }: { db: Db; settings: Settings; accounts: Accounts }): Promise<void> {
  const { contactTo, mailFrom, production } = settings;
  addStaticPages(app, show);
  const operator = contactTo ?? bareAddress(mailFrom);
  await addContact(app, { db, show, operator });
  await addAgencySignUp(app, { db, show, operator });
  addSignInGate(app, accounts);
  await addProfile(app, { show, accounts });
  addLogoutPage(app, { show, accounts });
  addOutboxPage(app, { db, open: !production });
}

/** `Kvadrat <info@example.hr>` → `info@example.hr`. */
function bareAddress(sender: string): string {
  return /<([^>]+)>$/.exec(sender)?.[1] ?? sender;
}
