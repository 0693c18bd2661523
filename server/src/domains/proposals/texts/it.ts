import type { ProposalTexts } from '../proposal-texts';

export const it: ProposalTexts = {
  fields: { amount: 'Prezzo proposto', ad: 'Annuncio' },
  states: {
    open: { title: 'Proposta di prezzo', text: 'La accetti, la rifiuti o risponda con un messaggio. Accettare non è un contratto: il resto si concorda insieme.' },
    replaced: { title: 'La proposta è stata sostituita', text: 'La stessa persona ha nel frattempo proposto un altro prezzo.' },
    accepted: { title: 'Ha accettato il prezzo proposto', text: 'L’altra parte è stata avvisata. Si prosegue per messaggio.' },
    declined: { title: 'Ha rifiutato il prezzo proposto', text: 'L’altra parte è stata avvisata.' },
  },
  told: {
    accept: 'L’inserzionista accetta il prezzo che ha proposto. Non è un contratto: acquisto o affitto si concordano per messaggio.',
    decline: 'L’inserzionista non accetta il prezzo che ha proposto. Nella pagina dell’annuncio può proporne un altro.',
    answer: 'L’inserzionista risponde alla Sua proposta di prezzo; la proposta resta valida.',
  },
  sent: 'L’inserzionista accetterà la proposta, la rifiuterà o risponderà con un messaggio. La avviseremo per e-mail.',
  acts: { accept: 'Accetta il prezzo', decline: 'Rifiuta la proposta', answer: 'Rispondi con un messaggio' },
  message: 'Messaggio (facoltativo)',
  required: 'Messaggio',
  page: {
    title: 'Proposta di prezzo',
    back: 'Vedi l’annuncio',
    changed: 'Nel frattempo qualcosa è cambiato. Ecco la situazione attuale.',
    empty: 'Scriva un messaggio.',
    lost: { title: 'Il link non è valido', text: 'Lo apra di nuovo dall’ultima e-mail sulla proposta.' },
  },
  button: 'Rispondi alla proposta',
};
