import type { ContactTexts } from '../contact-texts';

export const hr: ContactTexts = {
  title: 'Kontaktirajte nas',
  fields: { topic: 'Tema', name: 'Ime i prezime', email: 'E-pošta', message: 'Poruka' },
  topics: {
    general: 'Općenito pitanje',
    listing: 'Prijava oglasa',
    agency: 'Suradnja s agencijama',
    privacy: 'Privatnost',
    accessibility: 'Pristupačnost',
    error: 'Nešto ne radi',
  },
  mail: {
    subject: 'Primili smo vašu poruku (#)',
    greeting: 'Poštovani,',
    text: 'zaprimili smo vašu poruku i odgovorit ćemo na ovu adresu. Broj poruke stoji u naslovu; navedite ga ako nam se javite ponovno.',
    footnote: 'Ovu poruku dobivate jer je vaša adresa upisana u obrazac za kontakt na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.',
  },
};
