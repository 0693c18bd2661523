export { proposalBounds, type ProposalBounds } from './proposal-bounds';
export { addProposalPage } from './proposal-page';
export type { ProposalTables } from './proposal.tables';
export { createProposals, type Proposals } from './proposals';
