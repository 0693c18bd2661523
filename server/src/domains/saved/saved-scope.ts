import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { FastifyInstance } from 'fastify';
import { personalCalls, type Accounts, type PersonalCalls } from '../accounts/api';
import type { Db, Sql } from '../../platform/db';
import type { FlagSource } from '../flags/api';
import { listingSchemas } from '../listings/api';
import { RefusedFields } from '../../platform/forms';
import { keepNothing } from '../../platform/http';
import { addSchemas } from '../../platform/schema';
import { LinkKeys } from '../../platform/secrets';
import { savedSchemas } from './saved.schema';

export interface SavedDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit' | 'mayMail'>;
  /** Address of the portal, for links in mails. */
  publicUrl: () => string;
  /** Announcements of the database; left out where nobody can listen. */
  sql: Pick<Sql, 'listen'> | undefined;
  /** As shipped where left out. */
  flagsOf?: FlagSource['of'];
  now?: () => Date;
}

/** Keys in addresses of shared folders and of invitations. */
export type FolderKeys = LinkKeys<'link' | 'invite'>;

/** Who calls, and whether the call may change something. */
export interface SavedScope extends SavedDeps, PersonalCalls {
  app: FastifyInstance;
  flagsOf: FlagSource['of'];
  now: () => Date;
  /** Keys in addresses of shared folders. */
  keys: FolderKeys;
}

/** A scope of what is a signed-in person's own: answers are kept by nobody. */
export function savedScope(
  app: FastifyInstance,
  { db, accounts, publicUrl, sql, flagsOf = () => DEFAULT_FLAGS, now = () => new Date() }: SavedDeps,
): SavedScope {
  addSchemas(app, { ...listingSchemas, RefusedFields, ...savedSchemas });
  keepNothing(app);
  return {
    app,
    db,
    accounts,
    publicUrl,
    sql,
    flagsOf,
    now,
    keys: new LinkKeys(db, 'saved-folders'),
    ...personalCalls(accounts),
  };
}
