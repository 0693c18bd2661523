export { proposalBounds } from './proposal-bounds';
export { proposalRoutes } from './proposal.routes';
export { proposalLinkRoutes } from './link.routes';
export { createProposals, type Proposals } from './proposals';
