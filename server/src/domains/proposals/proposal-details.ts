/** What an advertiser says to a proposal. */
export const PROPOSAL_ACTS = ['accept', 'decline', 'answer'] as const;
export type ProposalAct = (typeof PROPOSAL_ACTS)[number];

/** What an entry of a conversation says of a proposed price beyond its text. */
export interface ProposalDetails {
  step: 'propose' | ProposalAct;
  /** Euros. */
  amount: number;
}

export function readProposal(details: unknown): ProposalDetails {
  const { step, amount } =
    typeof details === 'object' && details !== null ? Object.fromEntries(Object.entries(details)) : {};
  return { step: PROPOSAL_ACTS.find((one) => one === step) ?? 'propose', amount: Number(amount) };
}
