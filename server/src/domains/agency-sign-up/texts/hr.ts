import type { SignUpTexts } from '../sign-up-texts';

export const hr: SignUpTexts = {
  title: 'Registracija agencija i investitora',
  fields: {
    kind: 'Djelatnost',
    company: 'Naziv tvrtke',
    oib: 'OIB tvrtke',
    register: 'Broj u Registru posrednika (nije obavezno)',
    street: 'Ulica i kućni broj',
    place: 'Mjesto',
    name: 'Osoba za kontakt',
    email: 'E-pošta',
    phone: 'Telefon',
    message: 'Napomena (nije obavezno)',
  },
  kinds: { agency: 'Agencija za nekretnine', constructor: 'Investitor ili graditelj' },
  mail: {
    subject: 'Primili smo vaš zahtjev (#)',
    greeting: 'Poštovani,',
    text: 'zaprimili smo zahtjev za račun tvrtke. Provjerit ćemo podatke i javiti se na ovu adresu. Broj zahtjeva stoji u naslovu.',
    footnote: 'Ovu poruku dobivate jer je vaša adresa upisana u zahtjev za račun na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.',
  },
};
