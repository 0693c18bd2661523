import type { FastifyPluginCallback } from 'fastify';
import { addInviteRoutes } from './invite.routes';
import { membershipScope, type MembershipDeps } from './memberships-scope';
import { addPeopleRoutes } from './people.routes';

/** Who acts for an agency, and as what. */
export const membershipRoutes: FastifyPluginCallback<MembershipDeps> = (app, deps, done) => {
  const scope = membershipScope(app, deps);
  addPeopleRoutes(scope);
  addInviteRoutes(scope);
  done();
};
