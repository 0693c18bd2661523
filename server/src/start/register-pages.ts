import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import { addSignInGate } from '../domains/profile/api';

/** Registers what stands before pages of releases. */
export function registerPages(app: FastifyInstance, { accounts }: { accounts: Accounts }): Promise<void> {
  addSignInGate(app, accounts);
  return Promise.resolve();
}
