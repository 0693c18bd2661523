import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import { addSignInGate } from '../domains/profile/api';
import type { PageCounter } from '../domains/tracking/api';

/** Registers what stands before pages of releases. */
export function registerPages(
  app: FastifyInstance,
  { accounts, pageCounts }: { accounts: Accounts; pageCounts: PageCounter },
): Promise<void> {
  pageCounts.watch(app);
  addSignInGate(app, accounts);
  return Promise.resolve();
}
