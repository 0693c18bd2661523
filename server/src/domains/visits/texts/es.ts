import type { VisitTexts } from '../visit-texts';

export const es: VisitTexts = {
  zone: '# hora de Croacia',
  minutes: '# minutos',
  fields: { place: 'Modalidad', time: 'Cita', times: 'Horas propuestas', newTime: 'Nueva hora', length: 'Duración', ad: 'Anuncio' },
  states: {
    requested: {
      advertiser: { title: 'Solicitud de visita', text: 'Confirme la hora, proponga otra o rechace la solicitud.' },
      visitor: { title: 'Su solicitud de visita se ha enviado', text: 'El anunciante confirmará la hora o propondrá otra. Le avisaremos por correo electrónico.' },
    },
    countered: {
      advertiser: { title: 'Ha propuesto otra hora', text: 'Falta la respuesta del visitante. Le avisaremos por correo electrónico.' },
      visitor: { title: 'El anunciante propone otra hora', text: 'Acéptela o renuncie a la visita.' },
    },
    confirmed: {
      advertiser: { title: 'La visita está acordada', text: 'El visitante conoce la hora. Si no puede mantenerla, proponga otra o cancele la visita.' },
      visitor: { title: 'La visita está acordada', text: 'El anunciante le espera. Si no puede ir, cancele la visita.' },
    },
    declined: {
      advertiser: { title: 'Ha rechazado la solicitud de visita', text: 'El visitante ha sido avisado.' },
      visitor: { title: 'El anunciante ha rechazado la solicitud de visita', text: 'En la página del anuncio puede pedir otra hora.' },
    },
    cancelled: {
      advertiser: { title: 'La visita está cancelada', text: 'La hora vuelve a estar libre.' },
      visitor: { title: 'La visita está cancelada', text: 'En la página del anuncio puede pedir una nueva visita.' },
    },
  },
  mail: { button: 'Abrir el acuerdo de visita', calendar: 'Adjuntamos la cita para su calendario.', where: 'La dirección exacta se acuerda por mensaje.' },
  event: 'Visita: #',
};
