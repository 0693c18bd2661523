import type { Domain } from '../../platform/domain';
import { defineJob, HOUR_MS } from '../../platform/jobs';
import { closeDeadRuns } from './import-lock';

export const feedsDomain: Domain = {
  name: 'feeds',
  jobs: () => [
    defineJob({
      name: 'feeds-dead-runs',
      every: HOUR_MS,
      atStart: true,
      run: async ({ db }) => {
        await closeDeadRuns(db);
        return false;
      },
    }),
  ],
};
