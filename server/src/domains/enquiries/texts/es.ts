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
  page: {
    title: 'Mensaje al anunciante',
    lead: 'Escribe al anunciante de «#».',
    requiredPhone: 'Escriba un número de teléfono.',
    badPhone: 'Escriba el número con cifras, por ejemplo 091 234 5678.',
    privacy: 'El anunciante recibe su nombre, su teléfono y su mensaje, pero no su dirección de correo. La conversación se borra 24 meses después del último mensaje. Más información en [Privacidad](privacy).',
    waiting: { title: 'Confirme su dirección de correo', text: 'Le hemos enviado un enlace. El anunciante recibe el mensaje cuando usted lo abre y confirma la dirección. Si no llega en unos minutos, mire en el correo no deseado.', request: 'Le hemos enviado un enlace. El anunciante recibe la solicitud cuando usted lo abre y confirma la dirección. Si no llega en unos minutos, mire en el correo no deseado.' },
    sent: { title: 'El mensaje se ha enviado', text: 'El anunciante lo ha recibido y hay una copia en su buzón.' },
    onward: 'Volver al anuncio',
    confirm: { title: 'Confirme su dirección de correo', text: 'Al confirmar envía el mensaje al anunciante.', button: 'Confirmar y enviar' },
    refused: { title: 'La solicitud no se ha enviado', text: 'Entretanto algo ha cambiado: la hora está ocupada o ha pasado, o ya hay una visita acordada. Abra el anuncio y envíe la solicitud de nuevo.' },
    old: { title: 'El enlace ya no es válido', text: 'Los enlaces son válidos siete días. Abra el anuncio y envíe el mensaje de nuevo.' },
  },
};
