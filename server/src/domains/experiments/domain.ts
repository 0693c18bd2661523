import type { Domain } from '../../platform/domain';
import type { Sql } from '../../platform/db';
import { experimentsRoutes, type ExperimentsServices } from './experiments.routes';

interface Services extends ExperimentsServices {
  sql: Pick<Sql, 'listen'> | undefined;
}

export const experimentsDomain: Domain<Services> = {
  name: 'experiments',
  calls(api, services, done) {
    const { experiments, sql } = services;
    if (sql !== undefined) {
      let stop = (): Promise<void> => Promise.resolve();
      api.addHook('onReady', async () => {
        stop = await experiments.follow(sql);
      });
      api.addHook('onClose', () => stop());
    }
    void api.register(experimentsRoutes, services);
    done();
  },
};
