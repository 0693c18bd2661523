import type { Domain } from '../../platform/domain';
import { proposalLinkRoutes, type ProposalLinkDeps } from './link.routes';
import { proposalRoutes, type ProposalRouteDeps } from './proposal.routes';

export const proposalsDomain: Domain<ProposalRouteDeps & ProposalLinkDeps> = {
  name: 'proposals',
  calls(api, services, done) {
    void api.register(proposalLinkRoutes, services);
    void api.register(proposalRoutes, services);
    done();
  },
};
