import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db';
import { addSchemas } from '../../../platform/schema';
import { FormStart, RefusedFields } from '../../../platform/forms';
import { personalCalls, type Accounts, type PersonalCalls } from '../../accounts/api';
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

export interface AlertScope extends AlertCallDeps, PersonalCalls {
  app: FastifyInstance;
  keys: AlertKeys;
  now: () => Date;
}

/** A scope of what is somebody's own: answers are kept by nobody. */
export function alertScope(app: FastifyInstance, deps: AlertCallDeps): AlertScope {
  const { db, accounts, now = () => new Date() } = deps;
  addSchemas(app, { ...listingSchemas, ...savedSchemas, FormStart, RefusedFields, ...alertSchemas });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'private, no-store');
    done();
  });
  return {
    ...deps,
    app,
    now,
    keys: alertKeys(db),
    ...personalCalls(accounts),
  };
}
