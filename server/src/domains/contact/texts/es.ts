import type { ContactTexts } from '../contact-texts';

export const es: ContactTexts = {
  title: 'Contacto',
  fields: { topic: 'Tema', name: 'Nombre y apellidos', email: 'Correo electrónico', message: 'Mensaje' },
  topics: {
    general: 'Pregunta general',
    listing: 'Denunciar un anuncio',
    agency: 'Colaboración con agencias',
    privacy: 'Privacidad',
    accessibility: 'Accesibilidad',
    error: 'Algo no funciona',
  },
  emailHint: 'A esta dirección enviamos la respuesta.',
  trap: 'Deje este campo vacío',
  send: 'Enviar mensaje',
  problems: {
    title: 'El mensaje aún no se ha enviado',
    intro: 'Corrija los campos señalados:',
    required: { topic: 'Elija un tema.', name: 'Escriba su nombre y apellidos.', email: 'Escriba un correo electrónico.', message: 'Escriba un mensaje.' },
    email: 'Escriba una dirección como nombre@ejemplo.es.',
    shortMessage: 'Escriba al menos una frase.',
    long: 'Acorte a # caracteres como máximo.',
  },
  obstacles: {
    expired: 'El formulario ha estado abierto demasiado tiempo. Compruebe el mensaje y envíelo de nuevo.',
    trapped: 'Se rellenó un campo que queda vacío, como suelen hacer los programas. Lo hemos vaciado; envíe el mensaje de nuevo.',
    tooQuick: 'El mensaje llegó más deprisa de lo que se rellena el formulario. Compruébelo y envíelo de nuevo.',
    tooMany: 'Acaban de llegar varios mensajes de esta dirección. Espere una hora y envíe este.',
  },
  mail: {
    subject: 'Hemos recibido su mensaje (#)',
    greeting: 'Buenos días:',
    text: 'Hemos recibido su mensaje y responderemos a esta dirección. Su número figura en el asunto; indíquelo si vuelve a escribirnos.',
    footnote: 'Recibe este correo porque su dirección se escribió en el formulario de contacto del portal de demostración Kvadrat. Si no fue usted, no tiene que hacer nada.',
  },
};
