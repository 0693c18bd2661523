import type { FastifyInstance } from 'fastify';
import { createAccounts } from '../../accounts/api';
import { WITHOUT_MAIL_LIMITS } from '../../accounts/testing/without-mail-limits';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import type { Db } from '../../../platform/db';
import { SHELL } from '../../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../../edge/pages/testing/test-portal';
import { addAds } from './enquiry-ads';

/** What every way of contact is built on. */
export interface ContactBase {
  db: Db;
  publicUrl: () => string;
  accounts: ReturnType<typeof createAccounts>;
}

/** The calls and pages under test. */
export interface ContactParts {
  registerApi: (api: FastifyInstance) => Promise<unknown>;
  registerPages?: (app: FastifyInstance) => Promise<void>;
}

/** A portal of accounts, ads to write about, and these ways of contact. */
export async function openContactPortal(
  database: TestDatabase,
  folder: string,
  partsOf: (base: ContactBase) => ContactParts,
): Promise<{ ads: Awaited<ReturnType<typeof addAds>>; portal: TestPortal }> {
  const { db } = database;
  const ads = await addAds(database);
  const publicUrl = (): string => 'http://localhost:8080';
  const accounts = createAccounts({ db, publicUrl, limits: WITHOUT_MAIL_LIMITS });
  const { registerApi, registerPages } = partsOf({ db, publicUrl, accounts });
  const portal = await createTestPortal({
    folder,
    releases: [SHELL],
    settings: { trustProxy: '127.0.0.1' },
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await registerApi(api);
    },
    ...(registerPages === undefined ? {} : { registerPages }),
  });
  await portal.settled();
  return { ads, portal };
}
