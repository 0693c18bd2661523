import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const it: ProfileTexts = {
  title: 'Il mio profilo',
  lead: 'I dati del vostro account e gli accessi.',
  details: { title: 'Dati personali', name: 'Nome e cognome', email: 'E-mail', phone: 'Telefono', none: 'Non indicato' },
  email: {
    proven: 'L’indirizzo è confermato.',
    unproven: 'L’indirizzo non è ancora confermato. Aprite il link nel messaggio che vi abbiamo inviato; fino ad allora non potete pubblicare annunci né inviare messaggi.',
    resend: 'Invia di nuovo il link',
  },
  news: {
    title: 'Comunicazioni',
    intro: 'Scegliete voi che cosa possiamo inviarvi e potete cambiare idea in ogni momento.',
    communications: 'Offerte e novità sui prodotti di Kvadrat',
    newsletter: 'Newsletter sul mercato immobiliare',
    save: 'Salva la scelta',
  },
  safety: {
    title: 'Sicurezza',
    password: 'La password si cambia con un link che inviamo al vostro indirizzo.',
    change: 'Cambia password',
    here: 'Avete effettuato l’accesso solo su questo dispositivo.',
    others: plural('it', { one: 'Avete effettuato l’accesso su un altro dispositivo.', other: 'Avete effettuato l’accesso su altri # dispositivi.' }),
    endOthers: 'Disconnetti gli altri dispositivi',
  },
  newPassword: { title: 'Nuova password', old: 'Password attuale', fresh: 'Nuova password', again: 'Ripeti la nuova password', save: 'Cambia password', forgotten: 'Non ricordo la password attuale' },
  identities: { title: 'Accesso con altri servizi', since: 'collegato il #', remove: 'Rimuovi #', last: 'È l’unico modo di entrare nel vostro account. Prima di rimuoverlo impostate una password.' },
  leave: { title: 'Uscita', text: 'Gli annunci salvati e le impostazioni dei cookie restano in questo browser.', signOut: 'Esci' },
  done: { news: 'La scelta è stata salvata.', sessions: 'Gli altri dispositivi sono stati disconnessi.', password: 'La password è stata cambiata. Gli altri dispositivi sono stati disconnessi.', identity: 'L’accesso è stato rimosso. Gli altri dispositivi sono stati disconnessi.' },
};
