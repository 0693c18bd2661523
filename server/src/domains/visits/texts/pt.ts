import type { VisitTexts } from '../visit-texts';

export const pt: VisitTexts = {
  zone: '# hora da Croácia',
  minutes: '# minutos',
  fields: { place: 'Tipo', time: 'Hora marcada', times: 'Horas propostas', newTime: 'Nova hora', length: 'Duração', ad: 'Anúncio' },
  states: {
    requested: {
      advertiser: { title: 'Pedido de visita', text: 'Confirme a hora, proponha outra ou recuse o pedido.' },
      visitor: { title: 'O seu pedido de visita foi enviado', text: 'O anunciante confirmará a hora ou proporá outra. Avisamos por e-mail.' },
    },
    countered: {
      advertiser: { title: 'Propôs outra hora', text: 'Falta a resposta do visitante. Avisamos por e-mail.' },
      visitor: { title: 'O anunciante propõe outra hora', text: 'Aceite-a ou desista da visita.' },
    },
    confirmed: {
      advertiser: { title: 'A visita está marcada', text: 'O visitante sabe a hora. Se não puder mantê-la, proponha outra ou cancele a visita.' },
      visitor: { title: 'A visita está marcada', text: 'O anunciante conta consigo. Se não puder ir, cancele a visita.' },
    },
    declined: {
      advertiser: { title: 'Recusou o pedido de visita', text: 'O visitante foi avisado.' },
      visitor: { title: 'O anunciante recusou o pedido de visita', text: 'Na página do anúncio pode pedir outra hora.' },
    },
    cancelled: {
      advertiser: { title: 'A visita foi cancelada', text: 'A hora voltou a ficar livre.' },
      visitor: { title: 'A visita foi cancelada', text: 'Na página do anúncio pode pedir uma nova visita.' },
    },
  },
  mail: { button: 'Abrir o acordo da visita', calendar: 'Em anexo segue a entrada para o seu calendário.', where: 'A morada exata combina-se por mensagem.' },
  event: 'Visita: #',
};
