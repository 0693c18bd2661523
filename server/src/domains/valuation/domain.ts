import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { valuationRoutes } from './valuation.routes';

/** What a home that is no ad may be asked for. */
export const valuationDomain: Domain<{ db: Db }> = { name: 'valuation', calls: valuationRoutes };
