import type { Domain } from '../../platform/domain';
import { defineJob, HOUR_MS } from '../../platform/jobs';
import type { Accounts } from './accounts';
import { forgetExpired } from './forget-expired';

export const accountsDomain: Domain<{ accounts: Accounts }> = {
  name: 'accounts',
  calls: (api, { accounts }, done) => void accounts.scope(api, accounts.routes).then(() => done(), done),
  jobs: () => [
    defineJob({
      name: 'accounts-forgetting',
      every: HOUR_MS,
      atStart: true,
      run: async ({ db }) => {
        await forgetExpired(db, new Date());
        return false;
      },
    }),
  ],
};
