import type { AccountMailTexts } from '../account-mail-texts';

export const it: AccountMailTexts = {
  greeting: 'Buongiorno,',
  verification: {
    subject: 'Confermate il vostro indirizzo e-mail per Kvadrat',
    text: 'su Kvadrat è stato aperto un account con questo indirizzo e-mail. Confermate che è vostro: potrete poi pubblicare annunci e inviare messaggi.',
    button: 'Confermate l’indirizzo',
    lifetime: 'Il link vale 24 ore. L’indirizzo è confermato solo quando premete il pulsante nella pagina.',
    note: 'Se non avete aperto un account, non dovete fare nulla: l’indirizzo resta non confermato.',
  },
  reset: {
    subject: 'Nuova password per Kvadrat',
    text: 'è stata richiesta una nuova password per l’account con questo indirizzo e-mail. Sceglietela nella pagina aperta dal link.',
    button: 'Scegliete una nuova password',
    codeHint: 'Se la pagina chiede un codice, riportate questo:',
    code: 'Codice',
    lifetime: 'Link e codice valgono 30 minuti e una sola volta.',
    note: 'Se non avete chiesto una nuova password, ignorate questo messaggio: quella attuale resta valida.',
  },
  knownAddress: {
    subject: 'Avete già un account su Kvadrat',
    text: 'qualcuno ha provato ad aprire un account con questo indirizzo e-mail, ma ne esiste già uno. Non ne è stato aperto un altro e nulla è cambiato.',
    button: 'Accedete',
    forgotten: 'Avete dimenticato la password? Sceglietene una nuova:',
    reset: 'Richiedete una nuova password',
    note: 'Se non siete stati voi, non dovete fare nulla.',
  },
  failedLogins: {
    subject: 'Accessi non riusciti al vostro account',
    text: 'in poco tempo qualcuno ha provato più volte ad accedere al vostro account con una password errata. L’account non è bloccato: con la password giusta potete ancora accedere.',
    count: 'Tentativi',
    button: 'Richiedete una nuova password',
    note: 'Se siete stati voi, non dovete fare nulla. Altrimenti scegliete una password lunga che non usate altrove.',
  },
  passwordChanged: {
    subject: 'La password di Kvadrat è stata cambiata',
    text: 'la password del vostro account è appena stata cambiata e sugli altri dispositivi l’accesso non è più valido.',
    button: 'Richiedete una nuova password',
    note: 'Se l’avete cambiata voi, non dovete fare nulla. Altrimenti richiedete subito una nuova password.',
  },
  linkConfirm: {
    subject: 'Consentite l’accesso con #?',
    text: 'qualcuno vuole accedere con # all’account con questo indirizzo e-mail. Prima che lo consentiamo, confermate che l’indirizzo è vostro; da allora potrete accedere anche in questo modo.',
    button: 'Consentite l’accesso con #',
    lifetime: 'Il link vale 30 minuti e una sola volta.',
    note: 'Se non siete voi, ignorate questo messaggio: senza la vostra conferma nulla cambia.',
  },
  identityLinked: {
    subject: 'Un nuovo accesso al vostro account: #',
    text: 'da ora si può entrare nel vostro account anche con #. Tutti i modi di accedere sono elencati nel profilo, dove potete rimuoverli.',
    button: 'Aprite il profilo',
    note: 'Se siete stati voi, non dovete fare nulla. Altrimenti rimuovete questo accesso nel profilo e cambiate la password.',
  },
  footnote: 'Ricevete questo messaggio perché il vostro indirizzo è stato inserito su Kvadrat, un portale dimostrativo. È stato inviato automaticamente.',
};
