import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import type { PartShapes } from '../geography/api';
import { priceGuideJob } from './price-guide-job';
import { priceGuideRoutes } from './price-guide.routes';

/** What is asked for a square metre, by place, and how that changes. */
export const priceGuideDomain: Domain<{ db: Db; partShapes: PartShapes }> = {
  name: 'price-guide',
  calls: priceGuideRoutes,
  jobs: () => [priceGuideJob()],
};
