import type { Domain } from '../../platform/domain';
import { forgetOldRequests } from './sign-up.store';

export const agencySignUpDomain: Domain = { name: 'agency-sign-up', forget: forgetOldRequests };
