import type { ProposalTexts } from '../proposal-texts';

export const fr: ProposalTexts = {
  fields: { amount: 'Prix proposé' },
  told: {
    accept: 'L’annonceur accepte le prix que vous avez proposé. Ce n’est pas un contrat : l’achat ou la location se convient par message.',
    decline: 'L’annonceur n’accepte pas le prix que vous avez proposé. Sur la page de l’annonce, vous pouvez en proposer un autre.',
    answer: 'L’annonceur répond à votre proposition de prix ; elle reste valable.',
  },
  sent: 'L’annonceur acceptera la proposition, la refusera ou répondra par un message. Nous vous préviendrons par e-mail.',
  button: 'Répondre à la proposition',
};
