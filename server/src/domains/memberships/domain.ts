import type { Domain } from '../../platform/domain';
import { forgetInvites } from './agency-invites';
import { membershipRoutes } from './memberships.routes';
import type { MembershipDeps } from './memberships-scope';

export const membershipsDomain: Domain<MembershipDeps> = {
  name: 'memberships',
  calls: membershipRoutes,
  forget: forgetInvites,
};
