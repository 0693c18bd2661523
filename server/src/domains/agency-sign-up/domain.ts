import type { Domain } from '../../platform/domain';
import { requestQueueRoutes, type RequestQueueOptions } from './queue/request-queue.routes';
import { type AgencySignUpOptions, agencySignUpRoutes } from './sign-up.routes';
import { forgetOldRequests } from './sign-up.store';

export const agencySignUpDomain: Domain<AgencySignUpOptions & RequestQueueOptions> = {
  name: 'agency-sign-up',
  calls(api, services, done) {
    void api.register(agencySignUpRoutes, services);
    void api.register(requestQueueRoutes, services);
    done();
  },
  forget: forgetOldRequests,
};
