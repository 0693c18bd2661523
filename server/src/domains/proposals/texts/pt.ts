import type { ProposalTexts } from '../proposal-texts';

export const pt: ProposalTexts = {
  fields: { amount: 'Preço proposto' },
  told: {
    accept: 'O anunciante aceita o preço que propôs. Não é um contrato: a compra ou o arrendamento combina-se por mensagem.',
    decline: 'O anunciante não aceita o preço que propôs. Na página do anúncio pode propor outro.',
    answer: 'O anunciante responde à sua proposta de preço; a proposta mantém-se.',
  },
  sent: 'O anunciante aceitará a proposta, recusá-la-á ou responderá com uma mensagem. Avisamos por e-mail.',
  button: 'Responder à proposta',
};
