import type { ContactTexts } from '../contact-texts';

export const es: ContactTexts = {
  title: 'Contacto',
  description: 'Escríbanos sobre el portal Kvadrat: preguntas, anuncios que denunciar, privacidad, accesibilidad y fallos. Respondemos por correo.',
  lead: 'Escríbanos sobre el portal. Respondemos por correo.',
  fields: { topic: 'Tema', name: 'Nombre y apellidos', email: 'Correo electrónico', message: 'Mensaje' },
  chooseTopic: 'Elija un tema',
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
  privacy: 'Usamos los datos solo para responder y los borramos a los 12 meses. Más en [Privacidad](privacy).',
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
  done: {
    title: 'Hemos recibido su mensaje',
    text: 'El número del mensaje es #; anótelo. Enviamos una confirmación con este número a su correo electrónico, salvo que hoy ya hayan ido allí varios mensajes nuestros.',
    next: 'Si no está en unos minutos, mire entre el correo no deseado.',
    onward: 'Escribir otro mensaje',
  },
  help: {
    title: 'Antes de escribir',
    items: [
      ['Le interesa un inmueble', 'Contacte con el anunciante en la página del anuncio. Nosotros no tenemos ni las llaves ni más datos.'],
      ['Un anuncio es erróneo o dudoso', 'En la página del anuncio elija «Denunciar el anuncio» y diga qué está mal.'],
      ['Algo no funciona', 'Describa qué hizo, qué esperaba y qué navegador usa.'],
    ],
  },
  mail: {
    subject: 'Hemos recibido su mensaje (#)',
    greeting: 'Buenos días:',
    text: 'Hemos recibido su mensaje y responderemos a esta dirección. Su número figura en el asunto; indíquelo si vuelve a escribirnos.',
    footnote: 'Recibe este correo porque su dirección se escribió en el formulario de contacto del portal de demostración Kvadrat. Si no fue usted, no tiene que hacer nada.',
  },
};
