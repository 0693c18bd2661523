import type { ContactTexts } from '../contact-texts';

export const it: ContactTexts = {
  title: 'Contatti',
  description: 'Scriveteci sul portale Kvadrat: domande, segnalazione di annunci, privacy, accessibilità e guasti. La risposta arriva per e-mail.',
  lead: 'Scriveteci sul portale. Rispondiamo per e-mail.',
  fields: { topic: 'Argomento', name: 'Nome e cognome', email: 'Indirizzo e-mail', message: 'Messaggio' },
  chooseTopic: 'Scegliete un argomento',
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
  privacy: 'Usiamo i dati solo per rispondere e li cancelliamo dopo 12 mesi. Altro in [Privacy](privacy).',
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
  done: {
    title: 'Abbiamo ricevuto il messaggio',
    text: 'Il numero del messaggio è #: annotatelo. Una conferma con questo numero va al vostro indirizzo e-mail, a meno che oggi vi siano già arrivati più nostri messaggi.',
    next: 'Se dopo qualche minuto non c’è, guardate nella posta indesiderata.',
    onward: 'Scrivete un altro messaggio',
  },
  help: {
    title: 'Prima di scrivere',
    items: [
      ['Vi interessa un immobile', 'Contattate l’inserzionista nella pagina dell’annuncio. Noi non abbiamo né le chiavi né altri dati.'],
      ['Un annuncio è sbagliato o dubbio', 'Nella pagina dell’annuncio scegliete «Segnala l’annuncio» e scrivete che cosa non va.'],
      ['Qualcosa non funziona', 'Descrivete che cosa avete fatto, che cosa vi aspettavate e quale browser usate.'],
    ],
  },
  mail: {
    subject: 'Abbiamo ricevuto il vostro messaggio (#)',
    greeting: 'Buongiorno,',
    text: 'abbiamo ricevuto il vostro messaggio e risponderemo a questo indirizzo. Il numero è nell’oggetto; indicatelo se ci scrivete di nuovo.',
    footnote: 'Ricevete questa e-mail perché il vostro indirizzo è stato scritto nel modulo di contatto del portale dimostrativo Kvadrat. Se non siete stati voi, non dovete fare nulla.',
  },
};
