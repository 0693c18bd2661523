import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../domains/accounts/api';
import type { Db } from '../platform/db';
import { addOutboxPage } from '../platform/mail';
import type { ShowPage } from '../platform/html';
import { addSignInGate } from '../domains/profile/api';
import type { Settings } from '../platform/settings';
import { addStaticPages } from '../platform/static-pages';

/** The pages the server makes itself. */
export function registerPages(app: FastifyInstance, show: ShowPage, { db, settings, accounts }: { db: Db; settings: Settings; accounts: Accounts }): Promise<void> {
  const { production } = settings;
  addStaticPages(app, show);
  addSignInGate(app, accounts);
  addLogoutPage(app, { show, accounts });
  addOutboxPage(app, { db, open: !production });
  return Promise.resolve();
}
