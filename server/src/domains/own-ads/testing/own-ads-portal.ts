import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../app';
import { createFlagSource } from '../../flags/api';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { createAccounts } from '../../accounts/api';
import { TestVisitor } from '../../accounts/testing/test-visitor';
import { listingRoutes, viewerOf } from '../../listings/api';
import { picturesHere } from '../../media/api';
import { uploadRoutes } from '../../media/testing/upload-routes';
import { searchRoutes } from '../../search/api';
import { ownAdsRoutes } from '../own-ads.routes';

const PUBLIC_URL = 'http://localhost:8080';

export interface OwnAdsPortal {
  app: FastifyInstance;
  dataDir: string;
  clock: { now: Date };
  visitor: () => TestVisitor;
  /** Somebody signed in. @param proven whether the mailbox is proven */
  person: (proven?: boolean) => Promise<TestVisitor>;
}

/** Accounts, ads that people write and searches over a test's database, with auctions open. */
export async function createOwnAdsPortal(database: TestDatabase): Promise<OwnAdsPortal> {
  const { db } = database;
  const clock = { now: new Date() };
  const dataDir = await mkdtemp(join(tmpdir(), 'kvadrat-own-ads-'));
  const accounts = createAccounts({ db, publicUrl: () => PUBLIC_URL });
  const flags = createFlagSource({ changes: { auctions: true } });
  const app = await createApp({
    settings: {
      publicUrl: () => PUBLIC_URL,
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    // One network publishes every kind of the vocabulary.
    limiter: { count: () => Promise.resolve(0), hasRoom: () => Promise.resolve(true) },
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await api.register(ownAdsRoutes, {
        db,
        accounts,
        publicUrl: () => PUBLIC_URL,
        dataDir,
        pictures: picturesHere,
        flagsOf: flags.of,
        now: () => clock.now,
      });
      await api.register(uploadRoutes, { accounts, dataDir });
      await api.register(listingRoutes, { db, viewerOf: viewerOf(accounts), flagsOf: flags.of });
      await api.register(searchRoutes, { db, flagsOf: flags.of, isochrone: undefined });
    },
  });
  await app.ready();
  let networks = 0;
  const visitor = (): TestVisitor => new TestVisitor(app, `10.8.${(networks >> 8) & 255}.${networks++ & 255}`);
  return {
    app,
    dataDir,
    clock,
    visitor,
    async person(proven = true) {
      const browser = visitor();
      const { email = '' } = await browser.register();
      if (proven)
        await db.updateTable('account').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
      return browser;
    },
  };
}

/** A flat in Split as its owner types it, whole. */
export const FLAT: Readonly<Record<string, string>> = {
  contract: '1',
  category: '1',
  typology: '1',
  place: 'Gripe, Split',
  address: 'Ulica 1',
  lat: '43.511234',
  lng: '16.455678',
  mapDisplay: 'marker',
  surfaceNet: '58',
  rooms: '2',
  energy: '4',
  price: '248.000',
  title: 'Dvosoban stan s lođom',
  description: 'Svijetao stan na drugom katu, s lođom i pogledom na park.',
  name: 'Ana Horvat',
  phone: '+385 91 234 5678',
};
