import type { ProposalTexts } from '../proposal-texts';

export const it: ProposalTexts = {
  fields: { amount: 'Prezzo proposto' },
  told: {
    accept: 'L’inserzionista accetta il prezzo che ha proposto. Non è un contratto: acquisto o affitto si concordano per messaggio.',
    decline: 'L’inserzionista non accetta il prezzo che ha proposto. Nella pagina dell’annuncio può proporne un altro.',
    answer: 'L’inserzionista risponde alla Sua proposta di prezzo; la proposta resta valida.',
  },
  sent: 'L’inserzionista accetterà la proposta, la rifiuterà o risponderà con un messaggio. La avviseremo per e-mail.',
  button: 'Rispondi alla proposta',
};
