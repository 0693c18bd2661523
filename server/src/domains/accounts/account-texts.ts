import { msg } from '@lingui/core/macro';
import type { Locale } from '@kvadrat/contracts/locales';
import { sayIn, type Sentence } from '../../platform/messages';

/** What is said of accounts, some of it with a value: a number, a time, or a provider’s name. */
type AccountText = Sentence | ((value: string) => Sentence);

const SENTENCES = {
  signedIn: msg`Prijavljeni ste.`,
  signedOut: msg`Odjavljeni ste.`,
  registered: msg`Još samo potvrdite adresu: poslali smo vam poruku s poveznicom.`,
  recoverySent: msg`Ako s tom adresom postoji račun, poslali smo poruku s poveznicom za novu lozinku.`,
  passwordChanged: msg`Lozinka je promijenjena. Prijavite se novom lozinkom.`,
  confirmed: msg`Adresa je potvrđena.`,
  /** What opened the account before the address was proven no longer does. */
  confirmedChoosePassword: msg`Adresa je potvrđena. Prijave od prije potvrde više ne vrijede, pa postavite novu lozinku.`,
  linked: (service) => msg`Od sada se u svoj račun možete prijaviti i uslugom ${service}.`,
  emailChanged: msg`Adresa vašeg računa je promijenjena.`,
  emailReturned: msg`Dosadašnja je adresa vraćena. Sve što je u međuvremenu otvaralo račun više ne vrijedi, pa postavite novu lozinku.`,
  emailTaken: msg`S tom adresom postoji drugi račun. Javite nam se ako je i on vaš.`,
  emailSignIn: msg`Prijavite se u račun čiju adresu mijenjate pa poveznicu otvorite ponovno.`,
  codeGone: msg`Kôd je istekao. Zatražite novi.`,
  verificationSent: msg`Poruku s poveznicom za potvrdu poslali smo još jednom.`,
  profileSaved: msg`Vaš je odabir spremljen.`,
  wrongCredentials: msg`Adresa e-pošte ili lozinka nije točna.`,
  wrongOldPassword: msg`Dosadašnja lozinka nije točna.`,
  secondStep: msg`Upišite kôd iz aplikacije.`,
  wrongCode: msg`Kôd nije točan ili je već iskorišten.`,
  firstStepGone: msg`Prijava je istekla. Prijavite se ponovno.`,
  passkeyRefused: msg`Pristupni ključ nije prihvaćen. Pokušajte ponovno ili odaberite drugi način prijave.`,
  setupGone: msg`Postavljanje je isteklo. Počnite ispočetka.`,
  signInAgain: msg`Za ovu se promjenu prijavite ponovno.`,
  disabled: msg`Ovaj je račun zatvoren. Javite nam se ako mislite da je to pogreška.`,
  signInFirst: msg`Za to se najprije prijavite.`,
  resetDead: msg`Ova poveznica više ne vrijedi. Zatražite novu.`,
  confirmDead: msg`Ova poveznica više ne vrijedi. Zatražite novu nakon prijave.`,
  fields: msg`Provjerite označena polja.`,
  shortPassword: (least) => msg`Lozinka mora imati najmanje ${least} znakova.`,
  longPassword: (most) => msg`Lozinka smije imati najviše ${most} znakova.`,
  commonPassword: msg`Tu lozinku mnogi koriste i lako ju je pogoditi. Odaberite drugu.`,
  differentPasswords: msg`Lozinke se ne podudaraju.`,
  csrf: msg`Stranica je predugo bila otvorena. Osvježite je i pokušajte ponovno.`,
  foreign: msg`Ovaj zahtjev nije došao s naših stranica.`,
  /** With a time such as “in 5 minutes”. */
  tooMany: (wait) => msg`Bilo je previše pokušaja. Pokušajte ponovno ${wait}.`,
  busy: msg`Trenutačno je velika gužva. Pokušajte ponovno za koju sekundu.`,
  down: msg`Prijava trenutačno ne radi. Pokušajte ponovno za nekoliko minuta.`,
  invalid: msg`Zahtjev nije ispravan.`,
  internal: msg`Nešto nije uspjelo s naše strane. Pokušajte ponovno.`,
} satisfies Readonly<Record<string, AccountText>>;

export type AccountSentence = keyof typeof SENTENCES;

/** A sentence with its value filled in. */
export function accountSentence(locale: Locale, sentence: AccountSentence, value = ''): string {
  const text: AccountText = SENTENCES[sentence];
  return sayIn(locale)(typeof text === 'function' ? text(value) : text);
}
