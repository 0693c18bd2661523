import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db';
import { RefusedFields } from '../../platform/forms';
import { keepNothing } from '../../platform/http';
import { addSchemas, ApiError } from '../../platform/schema';
import { personalCalls, type Accounts, type PersonalCalls } from '../accounts/api';
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
export interface MembershipScope extends Required<MembershipDeps>, PersonalCalls {
  app: FastifyInstance;
  keys: InviteKeys;
}

/** A scope of what belongs to an agency's people: answers are kept by nobody. */
export function membershipScope(
  app: FastifyInstance,
  { db, accounts, publicUrl, now = () => new Date() }: MembershipDeps,
): MembershipScope {
  addSchemas(app, { ApiError, RefusedFields, ...membershipSchemas });
  keepNothing(app);
  return {
    app,
    db,
    accounts,
    publicUrl,
    now,
    keys: inviteKeys(db),
    ...personalCalls(accounts),
  };
}
