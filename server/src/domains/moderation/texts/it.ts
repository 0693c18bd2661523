import type { ModerationTexts } from '../moderation-texts';

export const it: ModerationTexts = {
  report: {
    mail: {
      subject: 'Abbiamo ricevuto la vostra segnalazione (#)',
      greeting: 'Buongiorno,',
      text: 'abbiamo ricevuto la vostra segnalazione di un annuncio. La esaminerà una persona e la decisione motivata arriverà a questo indirizzo. Il numero della segnalazione è nell’oggetto.',
      footnote: 'Ricevete questo messaggio perché il vostro indirizzo è stato inserito nella segnalazione di un annuncio sul portale dimostrativo Kvadrat. Se non siete stati voi, non dovete fare nulla.',
    },
  },
  complaint: {
    mail: { subject: 'Abbiamo ricevuto il vostro reclamo (#)', greeting: 'Buongiorno,', text: 'abbiamo ricevuto il vostro reclamo. Lo esaminerà una persona e la risposta arriverà a questo indirizzo.', footnote: 'Ricevete questo messaggio perché il vostro indirizzo è stato inserito in un reclamo sul portale dimostrativo Kvadrat.' },
  },
  mails: {
    greeting: 'Buongiorno,',
    ad: 'Annuncio',
    number: 'Numero della decisione',
    ground: 'Fondamento',
    grounds: { terms: 'condizioni d’uso del portale', law: 'la legge (contenuto illegale)' },
    facts: 'Fatti e motivi:',
    byPeople: 'La decisione è stata presa da una persona, senza mezzi automatizzati.',
    byReport: 'È nata da una segnalazione.',
    redress: 'Se non siete d’accordo, entro 12 mesi potete presentare gratuitamente un reclamo, rivolgervi a un organismo certificato di risoluzione extragiudiziale delle controversie o al giudice.',
    complain: 'Presenta un reclamo',
    openAd: 'Apri l’annuncio',
    hidden: { subject: 'Il vostro annuncio è nascosto (#)', text: 'abbiamo deciso che il vostro annuncio non è più mostrato sul portale.', scope: 'La decisione vale per tutto il portale e tutte le lingue finché non la cambiamo. Voi vedete l’annuncio quando avete effettuato l’accesso con questo indirizzo.' },
    restored: { subject: 'Il vostro annuncio è di nuovo sul portale (#)', text: 'l’annuncio che avevamo nascosto è di nuovo visibile.' },
    asked: { subject: 'Una domanda sul vostro annuncio (#)', text: 'il vostro annuncio è stato segnalato e prima di decidere vi chiediamo una risposta.', answer: 'Rispondete a questo messaggio o correggete l’annuncio. Finché non decidiamo, l’annuncio resta visibile.' },
    reporter: {
      subject: 'Decisione sulla vostra segnalazione (#)',
      hide: 'l’annuncio che avete segnalato non è più mostrato. Grazie della segnalazione.',
      dismiss: 'abbiamo esaminato la segnalazione e l’annuncio resta com’è.',
      restore: 'abbiamo esaminato la segnalazione e l’annuncio è di nuovo visibile.',
    },
    complainant: {
      subject: 'Decisione sul vostro reclamo (#)',
      text: 'abbiamo esaminato il vostro reclamo.',
      hidden: 'L’annuncio non è mostrato sul portale.',
      shown: 'L’annuncio è mostrato sul portale.',
      further: 'Se ancora non siete d’accordo, potete rivolgervi a un organismo certificato di risoluzione extragiudiziale delle controversie o al giudice.',
    },
    footnoteAdvertiser: 'Ricevete questo messaggio perché il vostro indirizzo è indicato in un annuncio sul portale dimostrativo Kvadrat.',
    footnoteReporter: 'Ricevete questo messaggio perché avete segnalato un annuncio sul portale dimostrativo Kvadrat.',
    footnoteComplainant: 'Ricevete questo messaggio perché avete presentato un reclamo sul portale dimostrativo Kvadrat.',
  },
};
