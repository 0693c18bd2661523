import type { Domain } from '../../platform/domain';
import { visitLinkRoutes, type VisitLinkDeps } from './link.routes';
import { visitRoutes, type VisitRouteDeps } from './visit.routes';

export const visitsDomain: Domain<VisitRouteDeps & VisitLinkDeps> = {
  name: 'visits',
  calls(api, services, done) {
    void api.register(visitLinkRoutes, services);
    void api.register(visitRoutes, services);
    done();
  },
};
