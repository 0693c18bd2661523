import { msg } from '@lingui/core/macro';
import type { Sentence } from '../../../platform/messages';

/** Sentences of the mails about accounts. A note says what to do when somebody else caused the mail. */
export const ACCOUNT_MAIL_TEXTS = {
  verification: {
    subject: msg`Potvrdite adresu e-pošte za Kvadrat`,
    text: msg`na portalu Kvadrat otvoren je račun s ovom adresom e-pošte. Potvrdite da je vaša: nakon toga možete predavati oglase i slati poruke.`,
    button: msg`Potvrdi adresu`,
    lifetime: msg`Poveznica vrijedi 24 sata. Adresa je potvrđena tek kada na stranici pritisnete gumb.`,
    note: msg`Ako račun niste otvorili vi, ne trebate učiniti ništa: adresa ostaje nepotvrđena.`,
  },
  reset: {
    subject: msg`Nova lozinka za Kvadrat`,
    text: msg`zatražena je nova lozinka za račun s ovom adresom e-pošte. Odaberite je na stranici koju otvara poveznica.`,
    button: msg`Odaberi novu lozinku`,
    codeHint: msg`Ako stranica traži kod, prepišite ovaj:`,
    code: msg`Kod`,
    lifetime: msg`Poveznica i kod vrijede 30 minuta i mogu se iskoristiti jednom.`,
    note: msg`Ako novu lozinku niste zatražili vi, zanemarite ovu poruku: dosadašnja lozinka i dalje vrijedi.`,
  },
  knownAddress: {
    subject: msg`Već imate račun na portalu Kvadrat`,
    text: msg`netko je s ovom adresom e-pošte pokušao otvoriti račun, no račun s njom već postoji. Novi nije otvoren i ništa se nije promijenilo.`,
    button: msg`Prijavi se`,
    forgotten: msg`Ne sjećate se lozinke? Odaberite novu:`,
    reset: msg`Zatraži novu lozinku`,
    note: msg`Ako to niste bili vi, ne trebate učiniti ništa.`,
  },
  failedLogins: {
    subject: msg`Neuspjele prijave na vaš račun`,
    text: msg`netko se u kratkom vremenu više puta pokušao prijaviti na vaš račun s pogrešnom lozinkom. Račun nije zaključan i s ispravnom se lozinkom i dalje možete prijaviti.`,
    count: msg`Broj pokušaja`,
    button: msg`Zatraži novu lozinku`,
    note: msg`Ako ste to bili vi, ne trebate učiniti ništa. Ako niste, odaberite dugu lozinku koju ne koristite nigdje drugdje.`,
  },
  passwordChanged: {
    subject: msg`Lozinka za Kvadrat je promijenjena`,
    text: msg`lozinka vašeg računa upravo je promijenjena, a prijave na ostalim uređajima više ne vrijede.`,
    button: msg`Zatraži novu lozinku`,
    note: msg`Ako ste je promijenili vi, ne trebate učiniti ništa. Ako niste, odmah zatražite novu lozinku.`,
  },
  linkConfirm: {
    subject: (service: string) => msg`Dopuštate li prijavu putem usluge ${service}?`,
    text: (service: string) =>
      msg`netko se na račun s ovom adresom e-pošte želi prijaviti putem usluge ${service}. Prije nego što to dopustimo, potvrdite da je adresa vaša; ubuduće se možete prijavljivati i na taj način.`,
    button: (service: string) => msg`Dopusti prijavu putem usluge ${service}`,
    lifetime: msg`Poveznica vrijedi 30 minuta i može se iskoristiti jednom.`,
    note: msg`Ako to niste vi, zanemarite ovu poruku: bez vaše se potvrde ništa ne mijenja.`,
  },
  identityLinked: {
    subject: (service: string) => msg`Nova prijava na račun: ${service}`,
    text: (service: string) =>
      msg`na vaš račun odsad se može ući i putem usluge ${service}. Sve načine prijave vidite u profilu i tamo ih možete ukloniti.`,
    button: msg`Otvori profil`,
    note: msg`Ako ste to bili vi, ne trebate učiniti ništa. Ako niste, uklonite tu prijavu u profilu i promijenite lozinku.`,
  },
  emailChange: {
    subject: msg`Potvrdite novu adresu e-pošte`,
    text: msg`račun na portalu Kvadrat odsad bi trebao imati ovu adresu e-pošte. Potvrdite je u pregledniku u kojem ste prijavljeni.`,
    button: msg`Potvrdi novu adresu`,
    lifetime: msg`Poveznica vrijedi 24 sata. Adresa se mijenja tek kada na stranici pritisnete gumb.`,
    note: msg`Ako adresu ne mijenjate vi, zanemarite ovu poruku: bez vaše se potvrde ništa ne mijenja.`,
  },
  emailWarning: {
    subject: msg`Mijenja se adresa vašeg računa`,
    text: (address: string) =>
      msg`netko tko je prijavljen u vaš račun želi mu promijeniti adresu e-pošte u ${address}. Nova adresa vrijedi kada bude potvrđena.`,
    button: msg`Nisam to ja, vrati moju adresu`,
    lifetime: msg`Poveznica vrijedi 8 dana: vraća ovu adresu i onda ako je već promijenjena, i odjavljuje sve uređaje.`,
    note: msg`Ako adresu mijenjate vi, ne trebate učiniti ništa.`,
  },
  securityChanged: {
    subject: msg`Promjena sigurnosti vašeg računa`,
    changes: {
      secondStepOn: () =>
        msg`prijava u dva koraka upravo je uključena: uz lozinku ubuduće tražimo i kôd iz aplikacije.`,
      secondStepOff: () =>
        msg`prijava u dva koraka upravo je isključena: za prijavu više ne tražimo kôd iz aplikacije.`,
      recoveryRenewed: () => msg`napravljeni su novi kodovi za oporavak, a dosadašnji više ne vrijede.`,
      recoveryUsed: (left) => msg`netko se upravo prijavio kodom za oporavak. Neiskorištenih kodova: ${left}.`,
      passkeyAdded: () => msg`na vaš račun odsad se može ući i novim pristupnim ključem.`,
      passkeyRemoved: () => msg`jedan je pristupni ključ upravo uklonjen s vašeg računa.`,
    } satisfies Record<string, (count: number) => Sentence>,
    button: msg`Otvori sigurnost računa`,
    note: msg`Ako ste to bili vi, ne trebate učiniti ništa. Ako niste, odmah promijenite lozinku i odjavite ostale uređaje.`,
  },
  footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana na demonstracijskom portalu Kvadrat. Poruka je poslana automatski.`,
};
