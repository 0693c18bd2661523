import type { Generated, Selectable } from 'kysely';

export const PROPOSAL_STATES = ['open', 'replaced', 'accepted', 'declined'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

interface PriceProposalTable {
  id: Generated<number>;
  thread_id: number;
  amount: string;
  state: ProposalState;
  changed_at: Date;
  token_hash: Buffer | null;
}

declare module '../../platform/db/database' {
  interface Database {
    price_proposal: PriceProposalTable;
  }
}

export type ProposalRow = Selectable<PriceProposalTable>;
