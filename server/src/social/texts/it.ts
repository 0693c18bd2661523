import type { SocialTexts } from '../social-texts';

export const it: SocialTexts = {
  done: { title: 'Accesso effettuato', text: 'L’accesso con # è riuscito.' },
  failed: 'Accesso non riuscito',
  cancelled: 'Accesso annullato',
  close: 'Può chiudere questa finestra.',
  back: 'Torna al portale',
  problems: {
    cancelled: 'Ha annullato l’accesso con #. Può riprovare o accedere con l’e-mail.',
    expired: 'Questo accesso non è più valido: è già stato usato, è scaduto o è iniziato in un altro browser. Riprovi.',
    provider: '# al momento non risponde correttamente. Riprovi più tardi o acceda con l’e-mail.',
    noAddress: '# non ci ha comunicato il Suo indirizzo e-mail, senza il quale non c’è account. Consenta l’accesso all’indirizzo o si registri con l’e-mail.',
    'unverified-here': 'Esiste già un account con questo indirizzo, ma l’indirizzo non è ancora confermato. Le abbiamo inviato un messaggio con un link: confermi l’indirizzo e acceda di nuovo.',
    'unverified-there': 'Esiste già un account con questo indirizzo e # non garantisce che l’indirizzo sia Suo. Le abbiamo inviato un messaggio con un link: confermi il collegamento e acceda di nuovo.',
    disabled: 'Questo account è chiuso. Per assistenza ci scriva con il modulo di contatto.',
    notOffered: 'L’accesso con questo servizio qui non è attivo. Acceda con l’e-mail.',
    tooMany: 'Troppi tentativi in poco tempo. Attenda un minuto e riprovi.',
    foreign: 'Questo accesso è stato avviato da un altro sito. Per sicurezza lo inizi dal portale.',
    internal: 'L’accesso al momento non è possibile per un guasto da parte nostra. Riprovi tra qualche minuto.',
  },
};
