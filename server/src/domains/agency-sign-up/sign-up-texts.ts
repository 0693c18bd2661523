import { msg } from '@lingui/core/macro';
import type { BusinessKind } from '@kvadrat/contracts/forms';
import type { ReceiptTexts } from '../../platform/forms';
import type { Sentence } from '../../platform/messages';
import type { RequestField } from './read-request';

interface SignUpTexts extends ReceiptTexts {
  title: Sentence;
  fields: Readonly<Record<Exclude<RequestField, 'privacy'>, Sentence>>;
  kinds: Readonly<Record<BusinessKind, Sentence>>;
}

/** Sentences of the two mails of the sign-up of agencies and constructors. */
export const SIGN_UP_TEXTS: SignUpTexts = {
  title: msg`Registracija agencija i investitora`,
  fields: {
    kind: msg`Djelatnost`,
    company: msg`Naziv tvrtke`,
    oib: msg`OIB tvrtke`,
    register: msg`Broj u Registru posrednika (nije obavezno)`,
    street: msg`Ulica i kućni broj`,
    place: msg`Mjesto`,
    name: msg`Osoba za kontakt`,
    email: msg`E-pošta`,
    phone: msg`Telefon`,
    message: msg`Napomena (nije obavezno)`,
  },
  kinds: { agency: msg`Agencija za nekretnine`, constructor: msg`Investitor ili graditelj` },
  mail: {
    subject: (reference: string) => msg`Primili smo vaš zahtjev (${reference})`,
    text: msg`zaprimili smo zahtjev za račun tvrtke. Provjerit ćemo podatke i javiti se na ovu adresu. Broj zahtjeva stoji u naslovu.`,
    footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana u zahtjev za račun na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.`,
  },
};
