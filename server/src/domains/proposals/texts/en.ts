import type { ProposalTexts } from '../proposal-texts';

export const en: ProposalTexts = {
  fields: { amount: 'Proposed price' },
  told: {
    accept: 'The advertiser accepts the price you proposed. This is not a contract: you agree on the purchase or rent by message.',
    decline: 'The advertiser does not accept the price you proposed. On the page of the ad you can propose another.',
    answer: 'The advertiser answers your price proposal; the proposal still stands.',
  },
  sent: 'The advertiser will accept the proposal, decline it or answer with a message. You will hear by e-mail.',
  button: 'Answer the proposal',
};
