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
  acts: { confirm: 'Confirmar a hora', accept: 'Aceitar a hora', propose: 'Propor outra hora', decline: 'Recusar o pedido', cancel: 'Cancelar a visita', giveUp: 'Desistir da visita' },
  form: { choose: 'Que hora lhe convém?', day: 'Dia', clock: 'Hora', message: 'Mensagem (opcional)', other: 'Outra hora', hint: 'Entre as 7 e as 21 h, hora da Croácia, nos próximos 60 dias.' },
  page: {
    title: 'Visita ao imóvel',
    back: 'Ver o anúncio',
    changed: 'Entretanto algo mudou. A situação atual é esta.',
    past: 'Essa hora já passou. Escolha outra.',
    taken: 'Essa hora já está ocupada. Escolha outra.',
    badTime: 'Indique o dia e a hora: pelo menos duas horas antes, entre as 7 e as 21 h, nos próximos 60 dias.',
    lost: { title: 'A ligação não é válida', text: 'Abra-a a partir do último e-mail sobre a visita.' },
    over: { title: 'A hora já passou', text: 'Este acordo já não pode ser alterado.' },
  },
  mail: { button: 'Abrir o acordo da visita', calendar: 'Em anexo segue a entrada para o seu calendário.', where: 'A morada exata combina-se por mensagem.' },
  event: 'Visita: #',
};
