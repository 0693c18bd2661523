import type { SocialSentences } from '../social-texts';

export const it: SocialSentences = {
  cancelled: 'Avete annullato l’accesso con #. Potete riprovare o accedere con l’e-mail.',
  expired: 'Questo accesso non è più valido: è già stato usato, è scaduto o è iniziato in un altro browser. Riprovate.',
  provider: '# al momento non risponde correttamente. Riprovate più tardi o accedete con l’e-mail.',
  noAddress: '# non ci ha comunicato il vostro indirizzo e-mail, senza il quale non c’è account. Consentite l’accesso all’indirizzo o registratevi con l’e-mail.',
  'unverified-here': 'Esiste già un account con questo indirizzo, ma l’indirizzo non è ancora confermato. Vi abbiamo inviato un messaggio con un link: confermate l’indirizzo e accedete di nuovo.',
  'unverified-there': 'Esiste già un account con questo indirizzo e # non garantisce che l’indirizzo sia vostro. Vi abbiamo inviato un messaggio con un link: confermate il collegamento e accedete di nuovo.',
  disabled: 'Questo account è chiuso. Per assistenza scriveteci con il modulo di contatto.',
  notOffered: 'L’accesso con questo servizio qui non è attivo. Accedete con l’e-mail.',
  tooMany: 'Troppi tentativi in poco tempo. Attendete un minuto e riprovate.',
  foreign: 'Questo accesso è stato avviato da un altro sito. Per sicurezza iniziatelo dal portale.',
  internal: 'L’accesso al momento non è possibile per un guasto da parte nostra. Riprovate tra qualche minuto.',
};
