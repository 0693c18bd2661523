import type { FastifyInstance } from 'fastify';
import { addLogoutPage, type Accounts } from '../domains/accounts/api';
import type { ShowPage } from '../platform/html';
import { addSignInGate } from '../domains/profile/api';
import { addStaticPages } from '../platform/static-pages';

/** The pages the server makes itself. */
export function registerPages(app: FastifyInstance, show: ShowPage, { accounts }: { accounts: Accounts }): Promise<void> {
  addStaticPages(app, show);
  addSignInGate(app, accounts);
  addLogoutPage(app, { show, accounts });
  return Promise.resolve();
}
