import type { Domain } from '../../platform/domain';
import { type AgencySignUpOptions, agencySignUpRoutes } from './sign-up.routes';
import { forgetOldRequests } from './sign-up.store';

export const agencySignUpDomain: Domain<AgencySignUpOptions> = {
  name: 'agency-sign-up',
  calls: agencySignUpRoutes,
  forget: forgetOldRequests,
};
