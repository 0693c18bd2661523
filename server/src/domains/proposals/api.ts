export { proposalBounds } from './proposal-bounds';
export { proposalRoutes } from './proposal.routes';
export { addProposalPage } from './proposal-page';
export { createProposals, type Proposals } from './proposals';
