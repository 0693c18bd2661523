import type { ModerationTexts } from '../moderation-texts';

export const es: ModerationTexts = {
  report: {
    mail: {
      subject: 'Hemos recibido su denuncia (#)',
      greeting: 'Buenos días:',
      text: 'hemos recibido su denuncia de un anuncio. La revisará una persona y la decisión motivada llegará a esta dirección. El número de la denuncia está en el asunto.',
      footnote: 'Recibe este mensaje porque su dirección se escribió en la denuncia de un anuncio en el portal de demostración Kvadrat. Si no fue usted, no tiene que hacer nada.',
    },
  },
  complaint: {
    mail: { subject: 'Hemos recibido su reclamación (#)', greeting: 'Buenos días:', text: 'hemos recibido su reclamación. La revisará una persona y la respuesta llegará a esta dirección.', footnote: 'Recibe este mensaje porque su dirección se escribió en una reclamación en el portal de demostración Kvadrat.' },
  },
  mails: {
    greeting: 'Buenos días:',
    ad: 'Anuncio',
    number: 'Número de la decisión',
    ground: 'Fundamento',
    grounds: { terms: 'condiciones de uso del portal', law: 'la ley (contenido ilegal)' },
    facts: 'Hechos y motivos:',
    byPeople: 'La decisión la tomó una persona, sin medios automatizados.',
    byReport: 'Se debe a una denuncia.',
    redress: 'Si no está de acuerdo, en un plazo de 12 meses puede reclamar gratuitamente, acudir a un órgano certificado de resolución extrajudicial de litigios o a un tribunal.',
    complain: 'Presentar reclamación',
    openAd: 'Abrir el anuncio',
    hidden: { subject: 'Su anuncio está oculto (#)', text: 'hemos decidido que su anuncio ya no se muestra en el portal.', scope: 'La decisión vale para todo el portal y todos los idiomas hasta que la cambiemos. Usted ve el anuncio cuando entra con esta dirección.' },
    restored: { subject: 'Su anuncio vuelve a estar en el portal (#)', text: 'el anuncio que habíamos ocultado se muestra de nuevo.' },
    asked: { subject: 'Una pregunta sobre su anuncio (#)', text: 'su anuncio fue denunciado y antes de decidir le pedimos una respuesta.', answer: 'Responda a este mensaje o corrija el anuncio. Hasta que decidamos, el anuncio sigue visible.' },
    reporter: {
      subject: 'Decisión sobre su denuncia (#)',
      hide: 'el anuncio que denunció ya no se muestra. Gracias por su denuncia.',
      dismiss: 'hemos revisado su denuncia y el anuncio se queda como está.',
      restore: 'hemos revisado su denuncia y el anuncio se muestra de nuevo.',
    },
    complainant: {
      subject: 'Decisión sobre su reclamación (#)',
      text: 'hemos revisado su reclamación.',
      hidden: 'El anuncio no se muestra en el portal.',
      shown: 'El anuncio se muestra en el portal.',
      further: 'Si sigue sin estar de acuerdo, puede acudir a un órgano certificado de resolución extrajudicial de litigios o a un tribunal.',
    },
    footnoteAdvertiser: 'Recibe este mensaje porque su dirección figura en un anuncio del portal de demostración Kvadrat.',
    footnoteReporter: 'Recibe este mensaje porque denunció un anuncio en el portal de demostración Kvadrat.',
    footnoteComplainant: 'Recibe este mensaje porque presentó una reclamación en el portal de demostración Kvadrat.',
  },
};
