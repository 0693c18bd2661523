import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db';
import { addSchemas } from '../../../platform/schema';
import { FormStart, RefusedFields } from '../../../platform/forms';
import { signedIn, type AccountRow, type Accounts } from '../../accounts/api';
import { listingSchemas } from '../../listings/api';
import { savedSchemas } from '../../saved/api';
import { alertKeys, type AlertKeys } from '../digest/alert-keys';
import { alertSchemas } from './alert.schema';

export interface AlertCallDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit' | 'mayMail'>;
  /** Address of the portal, for links in mails and feeds. */
  publicUrl: () => string;
  now?: () => Date;
}

export interface AlertScope extends AlertCallDeps {
  app: FastifyInstance;
  keys: AlertKeys;
  now: () => Date;
  /** @throws AppError `forbidden` with 401 for strangers */
  reader: (request: FastifyRequest) => Promise<AccountRow>;
  /** @throws AppError `csrf`, `forbidden` or `rate-limited` as well */
  writer: (request: FastifyRequest) => Promise<AccountRow>;
}

/** A scope of what is somebody's own: answers are kept by nobody. */
export function alertScope(app: FastifyInstance, deps: AlertCallDeps): AlertScope {
  const { db, accounts, now = () => new Date() } = deps;
  addSchemas(app, { ...listingSchemas, ...savedSchemas, FormStart, RefusedFields, ...alertSchemas });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-store');
    done();
  });
  const reader = (request: FastifyRequest): Promise<AccountRow> => signedIn(accounts, request);
  return {
    ...deps,
    app,
    now,
    keys: alertKeys(db),
    reader,
    async writer(request) {
      await accounts.protect(request);
      const account = await reader(request);
      await accounts.limit(request, 'lists');
      return account;
    },
  };
}
