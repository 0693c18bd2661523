import type { Db } from '../../platform/db';
import type { Domain } from '../../platform/domain';
import { geographyRoutes } from './geography.routes';
import type { PartShapes } from './place-parts';

export const geographyDomain: Domain<{ db: Db; partShapes: PartShapes }> = {
  name: 'geography',
  calls(api, { db, partShapes: shapes }, done) {
    void api.register(geographyRoutes, { db, shapes });
    done();
  },
};
