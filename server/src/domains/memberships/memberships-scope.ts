import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db';
import { RefusedFields } from '../../platform/forms';
import { addSchemas, ApiError } from '../../platform/schema';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import { inviteKeys, type InviteKeys } from './agency-invites';
import { membershipSchemas } from './memberships.schema';

export interface MembershipDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'actingFor' | 'actFor' | 'protect' | 'limit' | 'mayMail'>;
  /** Address of the portal, for links in mails. */
  publicUrl: () => string;
  now?: () => Date;
}

/** Who calls, and whether the call may change something. */
export interface MembershipScope extends Required<MembershipDeps> {
  app: FastifyInstance;
  keys: InviteKeys;
  /** @throws AppError `forbidden` with 401 for strangers */
  reader: (request: FastifyRequest) => Promise<AccountRow>;
  /** @throws AppError `csrf`, `forbidden` or `rate-limited` as well */
  writer: (request: FastifyRequest) => Promise<AccountRow>;
}

/** A scope of what belongs to an agency's people: answers are kept by nobody. */
export function membershipScope(
  app: FastifyInstance,
  { db, accounts, publicUrl, now = () => new Date() }: MembershipDeps,
): MembershipScope {
  addSchemas(app, { ApiError, RefusedFields, ...membershipSchemas });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  const reader = (request: FastifyRequest): Promise<AccountRow> => signedIn(accounts, request);
  return {
    app,
    db,
    accounts,
    publicUrl,
    now,
    keys: inviteKeys(db),
    reader,
    async writer(request) {
      await accounts.protect(request);
      const account = await reader(request);
      await accounts.limit(request, 'lists');
      return account;
    },
  };
}
