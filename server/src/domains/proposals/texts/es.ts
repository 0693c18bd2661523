import type { ProposalTexts } from '../proposal-texts';

export const es: ProposalTexts = {
  fields: { amount: 'Precio propuesto', ad: 'Anuncio' },
  states: {
    open: { title: 'Propuesta de precio', text: 'Acéptela, rechácela o responda con un mensaje. Aceptar no es un contrato: lo demás se acuerda entre ambos.' },
    replaced: { title: 'La propuesta se ha sustituido', text: 'La misma persona ha propuesto entretanto otro precio.' },
    accepted: { title: 'Ha aceptado el precio propuesto', text: 'La otra parte ha sido avisada. Lo demás se acuerda por mensaje.' },
    declined: { title: 'Ha rechazado el precio propuesto', text: 'La otra parte ha sido avisada.' },
  },
  told: {
    accept: 'El anunciante acepta el precio que ha propuesto. No es un contrato: la compra o el alquiler se acuerda por mensaje.',
    decline: 'El anunciante no acepta el precio que ha propuesto. En la página del anuncio puede proponer otro.',
    answer: 'El anunciante responde a su propuesta de precio; la propuesta sigue en pie.',
  },
  sent: 'El anunciante aceptará la propuesta, la rechazará o responderá con un mensaje. Le avisaremos por correo electrónico.',
  acts: { accept: 'Aceptar el precio', decline: 'Rechazar la propuesta', answer: 'Responder con un mensaje' },
  message: 'Mensaje (opcional)',
  required: 'Mensaje',
  page: {
    title: 'Propuesta de precio',
    back: 'Ver el anuncio',
    changed: 'Entretanto algo ha cambiado. Así está ahora.',
    empty: 'Escriba un mensaje.',
    lost: { title: 'El enlace no es válido', text: 'Ábralo de nuevo desde el último correo sobre la propuesta.' },
  },
  button: 'Responder a la propuesta',
};
