import type { ProposalTexts } from '../proposal-texts';

export const pt: ProposalTexts = {
  fields: { amount: 'Preço proposto', ad: 'Anúncio' },
  states: {
    open: { title: 'Proposta de preço', text: 'Aceite-a, recuse-a ou responda com uma mensagem. Aceitar não é um contrato: o resto combina-se entre ambos.' },
    replaced: { title: 'A proposta foi substituída', text: 'A mesma pessoa propôs entretanto outro preço.' },
    accepted: { title: 'Aceitou o preço proposto', text: 'A outra parte foi avisada. O resto combina-se por mensagem.' },
    declined: { title: 'Recusou o preço proposto', text: 'A outra parte foi avisada.' },
  },
  told: {
    accept: 'O anunciante aceita o preço que propôs. Não é um contrato: a compra ou o arrendamento combina-se por mensagem.',
    decline: 'O anunciante não aceita o preço que propôs. Na página do anúncio pode propor outro.',
    answer: 'O anunciante responde à sua proposta de preço; a proposta mantém-se.',
  },
  sent: 'O anunciante aceitará a proposta, recusá-la-á ou responderá com uma mensagem. Avisamos por e-mail.',
  acts: { accept: 'Aceitar o preço', decline: 'Recusar a proposta', answer: 'Responder com uma mensagem' },
  message: 'Mensagem (opcional)',
  required: 'Mensagem',
  page: {
    title: 'Proposta de preço',
    back: 'Ver o anúncio',
    changed: 'Entretanto algo mudou. A situação atual é esta.',
    empty: 'Escreva uma mensagem.',
    lost: { title: 'A ligação não é válida', text: 'Abra-a a partir do último e-mail sobre a proposta.' },
  },
  button: 'Responder à proposta',
};
