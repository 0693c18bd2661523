import type { ProposalTexts } from '../proposal-texts';

export const es: ProposalTexts = {
  fields: { amount: 'Precio propuesto' },
  told: {
    accept: 'El anunciante acepta el precio que ha propuesto. No es un contrato: la compra o el alquiler se acuerda por mensaje.',
    decline: 'El anunciante no acepta el precio que ha propuesto. En la página del anuncio puede proponer otro.',
    answer: 'El anunciante responde a su propuesta de precio; la propuesta sigue en pie.',
  },
  sent: 'El anunciante aceptará la propuesta, la rechazará o responderá con un mensaje. Le avisaremos por correo electrónico.',
  button: 'Responder a la propuesta',
};
