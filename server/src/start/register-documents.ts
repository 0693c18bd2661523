import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import type { Db } from '../platform/db';
import { addDocuments, type Make } from '../domains/documents/api';
import { openListing, readListingId, viewerOf } from '../domains/listings/api';

/** Documents of ads, for those who may see the ads. */
export function registerDocuments(
  app: FastifyInstance,
  { db, dataDir, accounts, make }: { db: Db; dataDir: string; accounts: Accounts; make: Make },
): void {
  const viewer = viewerOf(accounts);
  addDocuments(app, {
    db,
    dataDir,
    make,
    openAd: async (text, request) => {
      const id = readListingId(text);
      await openListing(db, id, await viewer(request));
      return id;
    },
  });
}
