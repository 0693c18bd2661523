import type { ProposalTexts } from '../proposal-texts';

export const fr: ProposalTexts = {
  fields: { amount: 'Prix proposé', ad: 'Annonce' },
  states: {
    open: { title: 'Proposition de prix', text: 'Acceptez-la, refusez-la ou répondez par un message. Accepter n’est pas un contrat : la suite se convient ensemble.' },
    replaced: { title: 'La proposition est remplacée', text: 'La même personne a proposé un autre prix entre-temps.' },
    accepted: { title: 'Vous avez accepté le prix proposé', text: 'L’autre partie est prévenue. La suite se convient par message.' },
    declined: { title: 'Vous avez refusé le prix proposé', text: 'L’autre partie est prévenue.' },
  },
  told: {
    accept: 'L’annonceur accepte le prix que vous avez proposé. Ce n’est pas un contrat : l’achat ou la location se convient par message.',
    decline: 'L’annonceur n’accepte pas le prix que vous avez proposé. Sur la page de l’annonce, vous pouvez en proposer un autre.',
    answer: 'L’annonceur répond à votre proposition de prix ; elle reste valable.',
  },
  sent: 'L’annonceur acceptera la proposition, la refusera ou répondra par un message. Nous vous préviendrons par e-mail.',
  acts: { accept: 'Accepter le prix', decline: 'Refuser la proposition', answer: 'Répondre par un message' },
  message: 'Message (facultatif)',
  required: 'Message',
  page: {
    title: 'Proposition de prix',
    back: 'Voir l’annonce',
    changed: 'La situation a changé entre-temps. Voici où elle en est.',
    empty: 'Écrivez un message.',
    lost: { title: 'Le lien n’est pas valable', text: 'Ouvrez-le depuis le dernier e-mail au sujet de la proposition.' },
  },
  button: 'Répondre à la proposition',
};
