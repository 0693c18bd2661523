import type { Domain } from '../../platform/domain';
import { defineJob, MINUTE_MS } from '../../platform/jobs';
import { countTraffic } from './count-traffic';
import { forgetEvents } from './forget-events';
import { trackingRoutes } from './tracking.routes';
import './tracking.tables';
import { trafficRoutes, type TrafficServices } from './traffic.routes';

export const trackingDomain: Domain<TrafficServices> = {
  name: 'tracking',
  calls(api, services, done) {
    void api.register(trackingRoutes, services);
    void api.register(trafficRoutes, services);
    done();
  },
  jobs: () => [defineJob({ name: 'tracking-traffic', every: MINUTE_MS, run: ({ db }) => countTraffic(db) })],
  forget: (db) => forgetEvents(db),
};
