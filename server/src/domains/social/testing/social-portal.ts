import type { FastifyInstance } from 'fastify';
import { createAccounts } from '../../accounts/api';
import { WITHOUT_MAIL_LIMITS } from '../../accounts/testing/without-mail-limits';
import { TestVisitor } from '../../accounts/testing/test-visitor';
import { createApp, type AppSettings } from '../../../app';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import type { SocialSettings } from '../../../platform/settings';
import { setUpSocial, socialRoutes, type SocialOptions } from '../api';

export const PORTAL = 'http://localhost:8080';

export const NO_KEYS: SocialSettings = {
  google: undefined,
  facebook: undefined,
  apple: undefined,
  oneTapClientId: undefined,
  googleJwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  development: true,
};

export interface SocialPortal {
  app: FastifyInstance;
  visitor: () => TestVisitor;
  close: () => Promise<void>;
}

/** Accounts and social sign-in over a test's database; providers are the imitated ones unless a test brings its own. @param mailLimits whether mails are counted @param logTo takes what is logged by default */
export async function createSocialPortal(
  database: TestDatabase,
  own: Partial<SocialOptions> = {},
  mailLimits = false,
  logTo?: AppSettings['logTo'],
): Promise<SocialPortal> {
  const { db } = database;
  const publicUrl = (): string => PORTAL;
  const social = setUpSocial(NO_KEYS, publicUrl);
  const accounts = createAccounts({
    db,
    publicUrl,
    origins: own.origins ?? [],
    ...(mailLimits ? {} : { limits: WITHOUT_MAIL_LIMITS }),
    ...(own.now === undefined ? {} : { now: own.now }),
  });
  const app = await createApp({
    settings: {
      publicUrl,
      ...(logTo === undefined ? { logLevel: 'silent' } : { logLevel: 'warn', logTo }),
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await accounts.scope(api, (scope) =>
        socialRoutes(scope, { db, accounts, publicUrl, origins: [], ...social, ...own }),
      );
    },
  });
  await app.ready();
  let networks = 0;
  return {
    app,
    visitor: () => new TestVisitor(app, `10.${(networks >> 8) & 255}.${networks++ & 255}.1`),
    close: async () => {
      await app.close();
      await social.close();
    },
  };
}
