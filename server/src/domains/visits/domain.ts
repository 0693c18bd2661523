import { defineJob, MINUTE_MS } from '../../platform/jobs';
import type { Domain } from '../../platform/domain';
import { visitLinkRoutes, type VisitLinkDeps } from './link.routes';
import { remindVisits } from './remind-visits';
import { visitRoutes, type VisitRouteDeps } from './visit.routes';

/** So often it is looked whom to remind. */
const REMIND_MS = 5 * MINUTE_MS;

export const visitsDomain: Domain<VisitRouteDeps & VisitLinkDeps, { publicUrl: () => string }> = {
  name: 'visits',
  calls(api, services, done) {
    void api.register(visitLinkRoutes, services);
    void api.register(visitRoutes, services);
    done();
  },
  jobs: ({ publicUrl }) => [
    defineJob({
      name: 'visit-reminders',
      every: REMIND_MS,
      atStart: true,
      run: async ({ db }) => (await remindVisits(db, { publicUrl, now: new Date() })) > 0,
    }),
  ],
};
