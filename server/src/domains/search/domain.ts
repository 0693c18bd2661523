import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import type { FlagSource } from '../flags/api';
import type { FastifyRequest } from 'fastify';
import type { Isochrones } from '../isochrone/api';
import type { KeptCards } from '../listings/api';
import { rollUpJob } from './freshness/roll-up-job';
import { newlyFreeJob } from './read-model/newly-free-job';
import { readModelJob } from './read-model/read-model-job';
import { vacuumJob } from './read-model/vacuum-tables';
import { searchRoutes } from './search.routes';

interface Services {
  db: Db;
  flagsOf: FlagSource['of'];
  isochrones: Isochrones;
  /** Cards that stay in memory; left out where each is read from the database. */
  cards: KeptCards | undefined;
  /** Ads that who asks has put away. */
  hiddenOf: (request: FastifyRequest) => Promise<readonly number[]>;
}

export const searchDomain: Domain<Services, { rollUpSeconds: number }> = {
  name: 'search',
  calls(api, { db, flagsOf, isochrones, cards, hiddenOf }, done) {
    void api.register(searchRoutes, {
      db,
      flagsOf,
      hiddenOf,
      isochrone: isochrones,
      ...(cards === undefined ? {} : { cards: cards.read }),
    });
    done();
  },
  jobs: ({ rollUpSeconds }) => [readModelJob(), newlyFreeJob(), rollUpJob(rollUpSeconds * 1000), vacuumJob()],
};
