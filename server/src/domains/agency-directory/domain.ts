import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import type { FlagSource } from '../flags/api';
import { agencyRoutes } from './agency.routes';
import { directoryRoutes } from './directory.routes';

interface Services {
  db: Db;
  flagsOf: FlagSource['of'];
}

export const agencyDirectoryDomain: Domain<Services> = {
  name: 'agency-directory',
  calls(api, services, done) {
    void api.register(directoryRoutes, services);
    void api.register(agencyRoutes, services);
    done();
  },
};
