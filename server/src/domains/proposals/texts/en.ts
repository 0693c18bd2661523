import type { ProposalTexts } from '../proposal-texts';

export const en: ProposalTexts = {
  fields: { amount: 'Proposed price', ad: 'Ad' },
  states: {
    open: { title: 'Price proposal', text: 'Accept it, decline it or answer with a message. Accepting is not a contract: you agree on the rest together.' },
    replaced: { title: 'The proposal was replaced', text: 'The same person has since proposed another price.' },
    accepted: { title: 'You accepted the proposed price', text: 'The other side has been told. You go on by message.' },
    declined: { title: 'You declined the proposed price', text: 'The other side has been told.' },
  },
  told: {
    accept: 'The advertiser accepts the price you proposed. This is not a contract: you agree on the purchase or rent by message.',
    decline: 'The advertiser does not accept the price you proposed. On the page of the ad you can propose another.',
    answer: 'The advertiser answers your price proposal; the proposal still stands.',
  },
  sent: 'The advertiser will accept the proposal, decline it or answer with a message. You will hear by e-mail.',
  acts: { accept: 'Accept the price', decline: 'Decline the proposal', answer: 'Answer with a message' },
  message: 'Message (optional)',
  required: 'Message',
  page: {
    title: 'Price proposal',
    back: 'See the ad',
    changed: 'Something has changed since. This is how it stands now.',
    empty: 'Write a message.',
    lost: { title: 'The link is not valid', text: 'Open it again from the latest e-mail about the proposal.' },
  },
  button: 'Answer the proposal',
};
