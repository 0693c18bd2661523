import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { defineJob, HOUR_MS, MINUTE_MS } from '../../platform/jobs';
import type { DataRightsDeps } from './data-rights-scope';
import { dataRightsRoutes } from './data-rights.routes';
import { deleteLeaving } from './leave';
import { makeNextExport } from './make-export';

export const dataRightsDomain: Domain<DataRightsDeps, { dataDir: string }> = {
  name: 'data-rights',
  calls: dataRightsRoutes,
  jobs: ({ dataDir }) => [
    defineJob({
      name: 'data-rights-exports',
      every: MINUTE_MS / 4,
      atStart: true,
      run: ({ db }) => makeNextExport(db, dataDir, new Date()),
    }),
    defineJob({
      name: 'data-rights-leaving',
      every: HOUR_MS,
      atStart: true,
      run: async ({ db }) => {
        await deleteLeaving(db, new Date());
        return false;
      },
    }),
  ],
  forget: forgetExports,
};

async function forgetExports(db: Db): Promise<void> {
  await db.deleteFrom('account_export').where('expires_at', '<=', new Date()).execute();
}
