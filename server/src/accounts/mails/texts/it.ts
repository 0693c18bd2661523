import type { AccountMailTexts } from '../account-mail-texts';

export const it: AccountMailTexts = {
  greeting: 'Buongiorno,',
  namedGreeting: 'Buongiorno #,',
  verification: {
    subject: 'Confermi il Suo indirizzo e-mail per Kvadrat',
    text: 'su Kvadrat è stato aperto un account con questo indirizzo e-mail. Confermi che è Suo: potrà poi pubblicare annunci e inviare messaggi.',
    button: 'Conferma indirizzo',
    lifetime: 'Il link vale 24 ore. L’indirizzo è confermato solo quando preme il pulsante nella pagina.',
    note: 'Se non ha aperto Lei un account, non deve fare nulla: l’indirizzo resta non confermato.',
  },
  reset: {
    subject: 'Nuova password per Kvadrat',
    text: 'è stata richiesta una nuova password per l’account con questo indirizzo e-mail. La scelga nella pagina aperta dal link.',
    button: 'Scegli una nuova password',
    codeHint: 'Se la pagina chiede un codice, riporti questo:',
    code: 'Codice',
    lifetime: 'Link e codice valgono 30 minuti e una sola volta.',
    note: 'Se non ha chiesto una nuova password, ignori questo messaggio: quella attuale resta valida.',
  },
  knownAddress: {
    subject: 'Ha già un account su Kvadrat',
    text: 'qualcuno ha provato ad aprire un account con questo indirizzo e-mail, ma ne esiste già uno. Non ne è stato aperto un altro e nulla è cambiato.',
    button: 'Accedi',
    forgotten: 'Ha dimenticato la password? Ne scelga una nuova:',
    reset: 'Richiedi una nuova password',
    note: 'Se non è stato Lei, non deve fare nulla.',
  },
  failedLogins: {
    subject: 'Accessi non riusciti al Suo account',
    text: 'in poco tempo qualcuno ha provato più volte ad accedere al Suo account con una password errata. L’account non è bloccato: con la password giusta può ancora accedere.',
    count: 'Tentativi',
    button: 'Richiedi una nuova password',
    note: 'Se è stato Lei, non deve fare nulla. Altrimenti scelga una password lunga che non usa altrove.',
  },
  linkConfirm: {
    subject: 'Consente l’accesso con #?',
    text: 'qualcuno vuole accedere con # all’account con questo indirizzo e-mail. Prima che lo consentiamo, confermi che l’indirizzo è Suo; da allora potrà accedere anche in questo modo.',
    button: 'Consenti l’accesso con #',
    lifetime: 'Il link vale 30 minuti e una sola volta.',
    note: 'Se non è Lei, ignori questo messaggio: senza la Sua conferma nulla cambia.',
  },
  footnote: 'Riceve questo messaggio perché il Suo indirizzo è stato inserito su Kvadrat, un portale dimostrativo. È stato inviato automaticamente.',
};
