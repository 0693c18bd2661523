import type { SignUpTexts } from '../sign-up-texts';

export const it: SignUpTexts = {
  title: 'Registrazione per agenzie e costruttori',
  fields: {
    kind: 'Attività',
    company: 'Ragione sociale',
    oib: 'OIB dell’azienda (codice identificativo croato)',
    register: 'Numero nel registro dei mediatori (facoltativo)',
    street: 'Via e numero civico',
    place: 'Località',
    name: 'Persona di riferimento',
    email: 'E-mail',
    phone: 'Telefono',
    message: 'Nota (facoltativa)',
  },
  kinds: { agency: 'Agenzia immobiliare', constructor: 'Costruttore' },
  mail: {
    subject: 'Abbiamo ricevuto la vostra richiesta (#)',
    greeting: 'Buongiorno,',
    text: 'abbiamo ricevuto la richiesta di un account aziendale. Verificheremo i dati e risponderemo a questo indirizzo. Il numero della richiesta è nell’oggetto.',
    footnote: 'Ricevete questo messaggio perché il vostro indirizzo è stato inserito in una richiesta di account sul portale dimostrativo Kvadrat. Se non siete stati voi, non dovete fare nulla.',
  },
};
