import type { Domain } from '../../platform/domain';
import { defineJob, MINUTE_MS } from '../../platform/jobs';
import { replaysRoutes, type ReplaysServices } from './replays.routes';
import { eraseWithdrawn, forgetReplays } from './replays.store';
import './replays.tables';
import { staffReplaysRoutes, type StaffReplaysServices } from './staff-replays.routes';

export const replaysDomain: Domain<ReplaysServices & StaffReplaysServices> = {
  name: 'replays',
  calls(api, services, done) {
    void api.register(replaysRoutes, services);
    void api.register(staffReplaysRoutes, services);
    done();
  },
  jobs: () => [defineJob({ name: 'replays-withdrawn', every: MINUTE_MS, run: ({ db }) => eraseWithdrawn(db) })],
  forget: (db) => forgetReplays(db),
};
