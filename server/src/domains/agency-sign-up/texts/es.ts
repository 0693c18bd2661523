import type { SignUpTexts } from '../sign-up-texts';

export const es: SignUpTexts = {
  title: 'Registro de agencias y promotores',
  fields: {
    kind: 'Actividad',
    company: 'Nombre de la empresa',
    oib: 'OIB de la empresa (número de identificación croata)',
    register: 'Número en el registro de agentes (opcional)',
    street: 'Calle y número',
    place: 'Localidad',
    name: 'Persona de contacto',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Nota (opcional)',
  },
  kinds: { agency: 'Agencia inmobiliaria', constructor: 'Promotor o constructor' },
  mail: {
    subject: 'Hemos recibido su solicitud (#)',
    greeting: 'Buenos días:',
    text: 'hemos recibido la solicitud de una cuenta de empresa. Comprobaremos los datos y responderemos a esta dirección. El número de la solicitud está en el asunto.',
    footnote: 'Recibe este mensaje porque su dirección figura en una solicitud de cuenta en el portal de demostración Kvadrat. Si no fue usted, no tiene que hacer nada.',
  },
};
