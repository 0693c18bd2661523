import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { defineJob, MINUTE_MS } from '../../platform/jobs';
import { countTraffic } from './count-traffic';
import { forgetEvents } from './forget-events';
import { trackingRoutes } from './tracking.routes';
import './tracking.tables';

export const trackingDomain: Domain<{ db: Db }> = {
  name: 'tracking',
  calls: trackingRoutes,
  jobs: () => [defineJob({ name: 'tracking-traffic', every: MINUTE_MS, run: ({ db }) => countTraffic(db) })],
  forget: (db) => forgetEvents(db),
};
