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
  mail: {
    subject: 'Hemos recibido su mensaje (#)',
    greeting: 'Buenos días:',
    text: 'Hemos recibido su mensaje y responderemos a esta dirección. Su número figura en el asunto; indíquelo si vuelve a escribirnos.',
    footnote: 'Recibe este correo porque su dirección se escribió en el formulario de contacto del portal de demostración Kvadrat. Si no fue usted, no tiene que hacer nada.',
  },
};
