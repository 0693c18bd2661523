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
  emailHint: 'A questo indirizzo inviamo la risposta.',
  trap: 'Lasciate vuoto questo campo',
  send: 'Invia messaggio',
  problems: {
    title: 'Il messaggio non è ancora stato inviato',
    intro: 'Correggete i campi indicati:',
    required: { topic: 'Scegliete un argomento.', name: 'Scrivete nome e cognome.', email: 'Scrivete un indirizzo e-mail.', message: 'Scrivete un messaggio.' },
    email: 'Scrivete un indirizzo come nome@esempio.it.',
    shortMessage: 'Scrivete almeno una frase.',
    long: 'Accorciate a # caratteri al massimo.',
  },
  obstacles: {
    expired: 'Il modulo è rimasto aperto troppo a lungo. Controllate il messaggio e inviatelo di nuovo.',
    trapped: 'Era compilato un campo che resta vuoto, come fanno di solito i programmi. Lo abbiamo svuotato; inviate di nuovo il messaggio.',
    tooQuick: 'Il messaggio è arrivato prima di quanto si possa compilare il modulo. Controllatelo e inviatelo di nuovo.',
    tooMany: 'Da questo indirizzo sono appena arrivati più messaggi. Aspettate un’ora, poi inviate questo.',
  },
  mail: {
    subject: 'Abbiamo ricevuto il vostro messaggio (#)',
    greeting: 'Buongiorno,',
    text: 'abbiamo ricevuto il vostro messaggio e risponderemo a questo indirizzo. Il numero è nell’oggetto; indicatelo se ci scrivete di nuovo.',
    footnote: 'Ricevete questa e-mail perché il vostro indirizzo è stato scritto nel modulo di contatto del portale dimostrativo Kvadrat. Se non siete stati voi, non dovete fare nulla.',
  },
};
