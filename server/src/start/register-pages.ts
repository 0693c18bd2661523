import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import type { Db } from '../platform/db';
import { addOutboxPage } from '../platform/mail';
import { addSignInGate } from '../domains/profile/api';
import type { Settings } from '../platform/settings';

/** Registers what stands before pages of releases, and the page for developers. */
export function registerPages(app: FastifyInstance, { db, settings, accounts }: { db: Db; settings: Settings; accounts: Accounts }): Promise<void> {
  const { production } = settings;
  addSignInGate(app, accounts);
  addOutboxPage(app, { db, open: !production });
  return Promise.resolve();
}
