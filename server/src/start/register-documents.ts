import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/api';
import type { Db } from '../platform/db';
import { makeDemoDocument } from '../demo';
import { addDocuments } from '../domains/documents/api';
import { openListing, readListingId, viewerOf } from '../domains/listings/api';

/** Documents of ads, for those who may see the ads. */
export function registerDocuments(app: FastifyInstance, { db, dataDir, accounts }: { db: Db; dataDir: string; accounts: Accounts }): void {
  const viewer = viewerOf(accounts);
  addDocuments(app, {
    db,
    dataDir,
    make: makeDemoDocument,
    openAd: async (text, request) => {
      const id = readListingId(text);
      await openListing(db, id, await viewer(request));
      return id;
    },
  });
}
