import type { AccountMailTexts } from '../account-mail-texts';

export const hr: AccountMailTexts = {
  greeting: 'Poštovani,',
  verification: {
    subject: 'Potvrdite adresu e-pošte za Kvadrat',
    text: 'na portalu Kvadrat otvoren je račun s ovom adresom e-pošte. Potvrdite da je vaša: nakon toga možete predavati oglase i slati poruke.',
    button: 'Potvrdi adresu',
    lifetime: 'Poveznica vrijedi 24 sata. Adresa je potvrđena tek kada na stranici pritisnete gumb.',
    note: 'Ako račun niste otvorili vi, ne trebate učiniti ništa: adresa ostaje nepotvrđena.',
  },
  reset: {
    subject: 'Nova lozinka za Kvadrat',
    text: 'zatražena je nova lozinka za račun s ovom adresom e-pošte. Odaberite je na stranici koju otvara poveznica.',
    button: 'Odaberi novu lozinku',
    codeHint: 'Ako stranica traži kod, prepišite ovaj:',
    code: 'Kod',
    lifetime: 'Poveznica i kod vrijede 30 minuta i mogu se iskoristiti jednom.',
    note: 'Ako novu lozinku niste zatražili vi, zanemarite ovu poruku: dosadašnja lozinka i dalje vrijedi.',
  },
  knownAddress: {
    subject: 'Već imate račun na portalu Kvadrat',
    text: 'netko je s ovom adresom e-pošte pokušao otvoriti račun, no račun s njom već postoji. Novi nije otvoren i ništa se nije promijenilo.',
    button: 'Prijavi se',
    forgotten: 'Ne sjećate se lozinke? Odaberite novu:',
    reset: 'Zatraži novu lozinku',
    note: 'Ako to niste bili vi, ne trebate učiniti ništa.',
  },
  failedLogins: {
    subject: 'Neuspjele prijave na vaš račun',
    text: 'netko se u kratkom vremenu više puta pokušao prijaviti na vaš račun s pogrešnom lozinkom. Račun nije zaključan i s ispravnom se lozinkom i dalje možete prijaviti.',
    count: 'Broj pokušaja',
    button: 'Zatraži novu lozinku',
    note: 'Ako ste to bili vi, ne trebate učiniti ništa. Ako niste, odaberite dugu lozinku koju ne koristite nigdje drugdje.',
  },
  passwordChanged: {
    subject: 'Lozinka za Kvadrat je promijenjena',
    text: 'lozinka vašeg računa upravo je promijenjena, a prijave na ostalim uređajima više ne vrijede.',
    button: 'Zatraži novu lozinku',
    note: 'Ako ste je promijenili vi, ne trebate učiniti ništa. Ako niste, odmah zatražite novu lozinku.',
  },
  linkConfirm: {
    subject: 'Dopuštate li prijavu putem usluge #?',
    text: 'netko se na račun s ovom adresom e-pošte želi prijaviti putem usluge #. Prije nego što to dopustimo, potvrdite da je adresa vaša; ubuduće se možete prijavljivati i na taj način.',
    button: 'Dopusti prijavu putem usluge #',
    lifetime: 'Poveznica vrijedi 30 minuta i može se iskoristiti jednom.',
    note: 'Ako to niste vi, zanemarite ovu poruku: bez vaše se potvrde ništa ne mijenja.',
  },
  identityLinked: {
    subject: 'Nova prijava na račun: #',
    text: 'na vaš račun odsad se može ući i putem usluge #. Sve načine prijave vidite u profilu i tamo ih možete ukloniti.',
    button: 'Otvori profil',
    note: 'Ako ste to bili vi, ne trebate učiniti ništa. Ako niste, uklonite tu prijavu u profilu i promijenite lozinku.',
  },
  footnote: 'Ovu poruku dobivate jer je vaša adresa upisana na demonstracijskom portalu Kvadrat. Poruka je poslana automatski.',
};
