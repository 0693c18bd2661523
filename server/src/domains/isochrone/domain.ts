import type { Domain } from '../../platform/domain';
import type { Isochrones } from './create-isochrones';
import { isochroneRoutes } from './isochrone.routes';

export const isochroneDomain: Domain<{ isochrones: Isochrones }> = {
  name: 'isochrone',
  calls(api, { isochrones }, done) {
    void api.register(isochroneRoutes, { isochrones });
    api.addHook('onClose', () => isochrones.close());
    done();
  },
};
