import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { homeRoutes } from './home.routes';

export const homeDomain: Domain<{ db: Db }> = { name: 'home', calls: homeRoutes };
