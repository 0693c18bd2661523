import type { Domain } from '../../platform/domain';
import { proposalRoutes, type ProposalRouteDeps } from './proposal.routes';

export const proposalsDomain: Domain<ProposalRouteDeps> = { name: 'proposals', calls: proposalRoutes };
