export { proposalBounds } from './proposal-bounds';
export { addRequestPage as addProposalRequestPage } from './request-page';
export { proposalRoutes } from './proposal.routes';
export { addProposalPage } from './proposal-page';
export { createProposals, type Proposals } from './proposals';
