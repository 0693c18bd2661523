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
  acts: { confirm: 'Conferma l’orario', accept: 'Accetta l’orario', propose: 'Proponi un altro orario', decline: 'Rifiuta la richiesta', cancel: 'Annulla la visita', giveUp: 'Rinuncia alla visita' },
  form: { choose: 'Quale orario preferisce?', day: 'Giorno', clock: 'Ora', message: 'Messaggio (facoltativo)', other: 'Altro orario', hint: 'Dalle 7 alle 21 ora croata, entro 60 giorni.' },
  page: {
    title: 'Visita dell’immobile',
    back: 'Vedi l’annuncio',
    changed: 'Nel frattempo qualcosa è cambiato. Ecco la situazione attuale.',
    past: 'Questo orario è passato. Ne scelga un altro.',
    taken: 'Questo orario è stato preso nel frattempo. Ne scelga un altro.',
    badTime: 'Indichi giorno e ora: almeno due ore prima, dalle 7 alle 21, entro 60 giorni.',
    lost: { title: 'Il link non è valido', text: 'Lo apra di nuovo dall’ultima e-mail sulla visita.' },
    over: { title: 'L’orario è passato', text: 'Questo accordo non si può più modificare.' },
  },
  mail: { button: 'Apri l’accordo sulla visita', calendar: 'In allegato trova la voce per il Suo calendario.', where: 'L’indirizzo esatto si concorda per messaggio.' },
  event: 'Visita: #',
};
