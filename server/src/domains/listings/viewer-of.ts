import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/api';
import type { AdViewer } from './ad-owner';

/** Who looks at an ad: whoever is signed in with a proven address; else a stranger. */
export function viewerOf(accounts: Accounts): (request: FastifyRequest) => Promise<AdViewer | null> {
  return async (request) => {
    const user = await accounts.currentUser(request);
    return user === null || user.email_verified_at === null ? null : { email: user.email };
  };
}
