import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts';
import type { Db } from '../db';
import type { FlagSource } from '../flags';
import { geographyRoutes } from '../geography';
import { homeRoutes } from '../home';
import { listingRoutes } from '../listings';
import { searchRoutes } from '../search';

/** The API of all domains. */
export async function registerApi(api: FastifyInstance, db: Db, flags: FlagSource, accounts: Accounts): Promise<void> {
  await api.register(searchRoutes, { db, flagsOf: flags.of });
  await api.register(listingRoutes, { db });
  await api.register(geographyRoutes, { db });
  await api.register(homeRoutes, { db });
  await accounts.scope(api, accounts.routes);
}
