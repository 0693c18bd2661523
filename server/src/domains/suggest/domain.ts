import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { suggestRoutes } from './suggest.routes';

export const suggestDomain: Domain<{ db: Db }> = { name: 'suggest', calls: suggestRoutes };
