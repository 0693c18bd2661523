import type { VisitTexts } from '../visit-texts';

export const it: VisitTexts = {
  zone: '# ora croata',
  minutes: '# minuti',
  fields: { place: 'Modalità', time: 'Appuntamento', times: 'Orari proposti', newTime: 'Nuovo orario', length: 'Durata', ad: 'Annuncio' },
  states: {
    requested: {
      advertiser: { title: 'Richiesta di visita', text: 'Confermi l’orario, ne proponga un altro o rifiuti la richiesta.' },
      visitor: { title: 'La richiesta di visita è stata inviata', text: 'L’inserzionista confermerà l’orario o ne proporrà un altro. La avviseremo per e-mail.' },
    },
    countered: {
      advertiser: { title: 'Ha proposto un altro orario', text: 'Si attende la risposta del visitatore. La avviseremo per e-mail.' },
      visitor: { title: 'L’inserzionista propone un altro orario', text: 'Lo accetti oppure rinunci alla visita.' },
    },
    confirmed: {
      advertiser: { title: 'La visita è fissata', text: 'Il visitatore conosce l’orario. Se ha un impedimento, ne proponga un altro o annulli la visita.' },
      visitor: { title: 'La visita è fissata', text: 'L’inserzionista La aspetta. Se non può venire, annulli la visita.' },
    },
    declined: {
      advertiser: { title: 'Ha rifiutato la richiesta di visita', text: 'Il visitatore è stato avvisato.' },
      visitor: { title: 'L’inserzionista ha rifiutato la richiesta di visita', text: 'Nella pagina dell’annuncio può chiedere un altro orario.' },
    },
    cancelled: {
      advertiser: { title: 'La visita è annullata', text: 'L’orario è di nuovo libero.' },
      visitor: { title: 'La visita è annullata', text: 'Nella pagina dell’annuncio può chiedere una nuova visita.' },
    },
  },
  mail: { button: 'Apri l’accordo sulla visita', calendar: 'In allegato trova la voce per il Suo calendario.', where: 'L’indirizzo esatto si concorda per messaggio.' },
  event: 'Visita: #',
};
