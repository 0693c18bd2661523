import type { Generated, Selectable } from 'kysely';

export type ProposalState = 'open' | 'replaced' | 'accepted' | 'declined';

export interface PriceProposalTable {
  id: Generated<number>;
  thread_id: number;
  amount: string;
  state: ProposalState;
  changed_at: Date;
  token_hash: Buffer | null;
}

export interface ProposalTables {
  price_proposal: PriceProposalTable;
}

export type ProposalRow = Selectable<PriceProposalTable>;
