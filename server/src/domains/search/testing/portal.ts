import type { SearchListResponse } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../app';
import type { Db } from '../../../platform/db';
import { type TestDatabase, withTestDatabase } from '../../../platform/db/testing/test-database';
import { createFlagSource } from '../../flags/api';
import { createPartShapes, geographyRoutes } from '../../geography/api';
import { insertListings, listingRoutes, type ListingDraft } from '../../listings/api';
import { priceNoteRoutes } from '../../price-note/api';
import { suggestRoutes } from '../../suggest/api';
import { projectOutbox, searchRoutes } from '../api';
import type { SearchDeps } from '../read-search';

export interface TestPortal {
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
  /** Makes these ads the only ones. @returns their ids */
  given: (drafts: readonly ListingDraft[]) => Promise<number[]>;
  /** @param cookie flips flags */
  search: (query: string, path?: string, cookie?: string) => Promise<SearchListResponse>;
}

export const SALE = '/prodaja-stambene-nekretnine/';

interface PortalParts extends SearchDeps {
  /** Adds routes of files. */
  files?: (app: FastifyInstance, db: Db) => Promise<void>;
}

/** A database with the places in it and the API of search and ads before it, without an answer to how far one gets unless it is given. */
export function withPortal({ isochrone, files }: PortalParts = {}): TestPortal {
  const database = withTestDatabase({ holds: 'places' });
  let app: FastifyInstance | undefined;

  beforeAll(async () => {
    const { db } = database;
    app = await createApp({
      settings: {
        publicUrl: () => 'http://localhost',
        logLevel: 'silent',
        trustProxy: false,
        apiRequestsPerMinute: 100_000,
      },
      pingDatabase: () => Promise.resolve(),
      registerApi: async (api) => {
        await api.register(searchRoutes, { db, flagsOf: createFlagSource({ flippable: true }).of, isochrone });
        await api.register(geographyRoutes, { db, shapes: createPartShapes(null, () => undefined) });
        await api.register(listingRoutes, { db, flagsOf: createFlagSource({ flippable: true }).of });
        for (const routes of [priceNoteRoutes, suggestRoutes]) await api.register(routes, { db });
      },
      ...(files !== undefined && { registerFiles: (routes) => files(routes, db) }),
    });
  });
  afterAll(() => app?.close());

  const running = (): FastifyInstance => {
    if (app === undefined) throw new Error('The portal runs only inside tests and hooks.');
    return app;
  };
  return {
    database,
    get app() {
      return running();
    },
    async given(drafts) {
      await database.sql`TRUNCATE listing, listing_text RESTART IDENTITY CASCADE`;
      await database.sql`TRUNCATE outbox, ls, fts, fts_words, count_roll`;
      const ids = await database.db.transaction().execute((tx) => insertListings(tx, drafts));
      await projectOutbox(database.db);
      return ids;
    },
    async search(query, path = SALE, cookie = '') {
      const response = await running().inject({
        url: `/api-next/search-list/listings/?path=${encodeURIComponent(path)}&${query}`,
        headers: { cookie },
      });
      expect(response.statusCode).toBe(200);
      return response.json<SearchListResponse>();
    },
  };
}

export function idsOf({ results }: SearchListResponse): number[] {
  return results.map(({ id }) => id);
}
