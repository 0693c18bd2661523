import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const hr: ProfileTexts = {
  title: 'Moj profil',
  lead: 'Podaci vašeg računa i prijave.',
  details: { title: 'Osobni podaci', name: 'Ime i prezime', email: 'E-pošta', phone: 'Telefon', none: 'Nije upisan' },
  email: {
    proven: 'Adresa je potvrđena.',
    unproven: 'Adresa još nije potvrđena. Otvorite poveznicu iz poruke koju smo vam poslali; do tada ne možete objavljivati oglase ni slati poruke.',
    resend: 'Pošalji poveznicu ponovno',
  },
  news: {
    title: 'Obavijesti',
    intro: 'Birate što vam smijemo slati. Izbor možete promijeniti kad god želite.',
    communications: 'Ponude i novosti o proizvodima Kvadrata',
    newsletter: 'Bilten o tržištu nekretnina',
    save: 'Spremi izbor',
  },
  safety: {
    title: 'Sigurnost',
    password: 'Lozinku mijenjate poveznicom koju šaljemo na vašu adresu.',
    change: 'Promijeni lozinku',
    here: 'Prijavljeni ste samo na ovom uređaju.',
    others: plural('hr', { one: 'Prijavljeni ste još na # uređaju.', few: 'Prijavljeni ste još na # uređaja.', other: 'Prijavljeni ste još na # uređaja.' }),
    endOthers: 'Odjavi ostale uređaje',
  },
  newPassword: { title: 'Nova lozinka', old: 'Dosadašnja lozinka', fresh: 'Nova lozinka', again: 'Ponovite novu lozinku', save: 'Promijeni lozinku', forgotten: 'Ne sjećam se dosadašnje lozinke' },
  identities: { title: 'Prijava putem drugih usluga', since: 'povezano #', remove: 'Ukloni prijavu: #', last: 'Ovo je jedini način prijave na vaš račun. Prije uklanjanja postavite lozinku.' },
  leave: { title: 'Odjava', text: 'Spremljeni oglasi i postavke kolačića ostaju u ovom pregledniku.', signOut: 'Odjavi se' },
  done: { news: 'Izbor je spremljen.', sessions: 'Ostali uređaji su odjavljeni.', password: 'Lozinka je promijenjena. Ostali uređaji su odjavljeni.', identity: 'Prijava je uklonjena. Ostali uređaji su odjavljeni.' },
};
