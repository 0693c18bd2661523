import type { Domain } from '../../platform/domain';
import { defineJob, HOUR_MS } from '../../platform/jobs';
import { SecretBox } from '../../platform/secrets';
import { resealSecrets } from './second-step/totp.store';
import type { Accounts } from './accounts';
import { forgetExpired } from './forget-expired';

export const accountsDomain: Domain<{ accounts: Accounts }, { secretKeys: readonly Buffer[] }> = {
  name: 'accounts',
  calls: (api, { accounts }, done) => void accounts.scope(api, accounts.routes).then(() => done(), done),
  jobs: ({ secretKeys }) => [
    defineJob({
      name: 'accounts-sealing',
      atStart: true,
      run: async ({ db }) => {
        await resealSecrets(db, new SecretBox(secretKeys));
        return false;
      },
    }),
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
