import type { ContactTexts } from '../contact-texts';

export const it: ContactTexts = {
  title: 'Contatti',
  fields: { topic: 'Argomento', name: 'Nome e cognome', email: 'Indirizzo e-mail', message: 'Messaggio' },
  topics: {
    general: 'Domanda generale',
    listing: 'Segnalare un annuncio',
    agency: 'Collaborazione con agenzie',
    privacy: 'Privacy',
    accessibility: 'Accessibilità',
    error: 'Qualcosa non funziona',
  },
  mail: {
    subject: 'Abbiamo ricevuto il vostro messaggio (#)',
    greeting: 'Buongiorno,',
    text: 'abbiamo ricevuto il vostro messaggio e risponderemo a questo indirizzo. Il numero è nell’oggetto; indicatelo se ci scrivete di nuovo.',
    footnote: 'Ricevete questa e-mail perché il vostro indirizzo è stato scritto nel modulo di contatto del portale dimostrativo Kvadrat. Se non siete stati voi, non dovete fare nulla.',
  },
};
