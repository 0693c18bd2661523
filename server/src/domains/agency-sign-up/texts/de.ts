import type { SignUpTexts } from '../sign-up-texts';

export const de: SignUpTexts = {
  title: 'Anmeldung für Makler und Bauträger',
  fields: {
    kind: 'Tätigkeit',
    company: 'Firmenname',
    oib: 'OIB der Firma (kroatische Identifikationsnummer)',
    register: 'Nummer im Maklerregister (freiwillig)',
    street: 'Straße und Hausnummer',
    place: 'Ort',
    name: 'Ansprechperson',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Anmerkung (freiwillig)',
  },
  kinds: { agency: 'Maklerbüro', constructor: 'Bauträger oder Bauunternehmen' },
  mail: {
    subject: 'Wir haben Ihre Anfrage erhalten (#)',
    greeting: 'Guten Tag,',
    text: 'Ihre Anfrage nach einem Firmenkonto ist bei uns eingegangen. Wir prüfen die Angaben und antworten an diese Adresse. Die Nummer der Anfrage steht im Betreff.',
    footnote: 'Sie erhalten diese Nachricht, weil Ihre Adresse in einer Anfrage nach einem Konto auf dem Demonstrationsportal Kvadrat steht. Waren Sie das nicht, müssen Sie nichts tun.',
  },
};
