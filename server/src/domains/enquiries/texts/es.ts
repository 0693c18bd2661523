import type { EnquiryTexts } from '../enquiry-texts';

export const es: EnquiryTexts = {
  mail: {
    greeting: 'Hola:',
    confirm: { subject: 'Confirme su mensaje sobre el anuncio: #', text: 'desde esta dirección se ha escrito un mensaje sobre el inmueble «#». El anunciante lo recibe solo cuando usted confirma que la dirección es suya.', button: 'Confirmar y enviar', lifetime: 'El enlace es válido siete días; después, un mensaje sin confirmar se borra.', note: 'Si no ha escrito usted el mensaje, no tiene que hacer nada: no se enviará.' },
    enquiry: { subject: 'Consulta sobre el anuncio: #', text: 'una persona se interesa por su anuncio «#».' },
    copy: { subject: 'Su mensaje sobre el anuncio: #', text: 'hemos pasado al anunciante su mensaje sobre el anuncio «#».', comes: 'La respuesta llega a esta dirección.' },
    reply: { subject: 'Respuesta sobre el anuncio: #', text: '# le responde:' },
    fields: { name: 'Nombre', phone: 'Teléfono', reason: 'Motivo', kind: 'Tipo' },
    written: 'Mensaje:',
    ad: 'Ver el anuncio',
    answer: 'Responda a este mensaje como a cualquier otro: pasamos la respuesta y su dirección queda oculta.',
    above: 'Escriba su respuesta encima de esta línea',
    files: 'La respuesta llevaba archivos adjuntos; no los pasamos.',
    footnote: 'Recibe este mensaje por una consulta sobre un anuncio del portal de demostración Kvadrat.',
  },
};
