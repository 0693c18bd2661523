import type { FastifyInstance } from 'fastify';
import { createAccounts, type Accounts, type AccountsOptions } from '../../accounts/api';
import { TestVisitor } from '../../accounts/testing/test-visitor';
import { createApp } from '../../../app';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { loadPlaces } from '../../geography/api';
import { insertListings } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import { countSaved, savedRoutes } from '../api';

export interface SavedPortal {
  app: FastifyInstance;
  /** Ids of ads, oldest first. */
  ads: number[];
  visitor: () => TestVisitor;
  /** Somebody new, signed in. */
  person: () => Promise<TestVisitor>;
}

const PUBLIC_URL = 'http://localhost:8080';

/** Accounts and what they keep over a test's database, with some ads. @param also registers further calls */
export async function createSavedPortal(
  database: TestDatabase,
  adCount: number,
  also: (api: FastifyInstance, accounts: Accounts) => Promise<unknown> = () => Promise.resolve(),
  options: Partial<AccountsOptions> = {},
): Promise<SavedPortal> {
  const { db } = database;
  await loadPlaces(db);
  await db.transaction().execute((tx) =>
    insertListings(
      tx,
      Array.from({ length: adCount }, () => draft()),
    ),
  );
  const ads = await db.selectFrom('listing').select('id').orderBy('id').execute();
  const accounts = createAccounts({
    db,
    publicUrl: () => PUBLIC_URL,
    countOwn: (id) => countSaved(db, id),
    ...options,
  });
  const app = await createApp({
    settings: {
      publicUrl: () => PUBLIC_URL,
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await api.register(savedRoutes, { db, sql: database.sql, accounts, publicUrl: () => PUBLIC_URL });
      await also(api, accounts);
    },
  });
  await app.ready();
  let networks = 0;
  const visitor = (): TestVisitor => new TestVisitor(app, `10.9.${(networks >> 8) & 255}.${networks++ & 255}`);
  return {
    app,
    ads: ads.map(({ id }) => id),
    visitor,
    async person() {
      const browser = visitor();
      await browser.register();
      return browser;
    },
  };
}
