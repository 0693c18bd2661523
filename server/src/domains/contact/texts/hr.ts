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
  emailHint: 'Na ovu adresu šaljemo odgovor.',
  trap: 'Ovo polje ostavite prazno',
  send: 'Pošalji poruku',
  problems: {
    title: 'Poruka još nije poslana',
    intro: 'Ispravite označena polja:',
    required: { topic: 'Odaberite temu.', name: 'Upišite ime i prezime.', email: 'Upišite adresu e-pošte.', message: 'Upišite poruku.' },
    email: 'Upišite adresu u obliku ime@primjer.hr.',
    shortMessage: 'Napišite bar jednu rečenicu.',
    long: 'Skratite na najviše # znakova.',
  },
  obstacles: {
    expired: 'Obrazac je predugo stajao otvoren. Provjerite poruku i pošaljite je ponovno.',
    trapped: 'Popunjeno je polje koje ostaje prazno, što obično rade programi. Ispraznili smo ga; pošaljite poruku ponovno.',
    tooQuick: 'Poruka je stigla brže nego što se obrazac može ispuniti. Provjerite je i pošaljite ponovno.',
    tooMany: 'S ove je adrese upravo stiglo više poruka. Pričekajte sat vremena pa pošaljite ovu.',
  },
  mail: {
    subject: 'Primili smo vašu poruku (#)',
    greeting: 'Poštovani,',
    text: 'zaprimili smo vašu poruku i odgovorit ćemo na ovu adresu. Broj poruke stoji u naslovu; navedite ga ako nam se javite ponovno.',
    footnote: 'Ovu poruku dobivate jer je vaša adresa upisana u obrazac za kontakt na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.',
  },
};
