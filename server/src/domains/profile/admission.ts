import type { FastifyRequest } from 'fastify';
import { signedIn, type Accounts } from '../accounts/api';

/** Both throw AppError `csrf`, or `forbidden` with 401 for strangers. */
export interface Admission {
  admit: (request: FastifyRequest) => Promise<void>;
  /** @throws AppError `rate-limited` too */
  admitChange: (request: FastifyRequest) => Promise<void>;
}

/** Asks who may change their own account, and counts it. */
export function admissionOf(accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit'>): Admission {
  const admit = async (request: FastifyRequest): Promise<void> => {
    await accounts.protect(request);
    await signedIn(accounts, request);
  };
  return {
    admit,
    async admitChange(request) {
      await admit(request);
      await accounts.limit(request, 'profile');
    },
  };
}
