import { msg } from '@lingui/core/macro';
import type { MessageTopic } from '@kvadrat/contracts/forms';
import type { ReceiptTexts } from '../../platform/forms';
import type { Sentence } from '../../platform/messages';
import type { MessageField } from './read-message';

interface ContactTexts extends ReceiptTexts {
  title: Sentence;
  fields: Readonly<Record<MessageField, Sentence>>;
  topics: Readonly<Record<MessageTopic, Sentence>>;
}

/** Sentences of the two mails of the contact form. */
export const CONTACT_TEXTS: ContactTexts = {
  title: msg`Kontaktirajte nas`,
  fields: { topic: msg`Tema`, name: msg`Ime i prezime`, email: msg`E-pošta`, message: msg`Poruka` },
  topics: {
    general: msg`Općenito pitanje`,
    listing: msg`Prijava oglasa`,
    agency: msg`Suradnja s agencijama`,
    privacy: msg`Privatnost`,
    accessibility: msg`Pristupačnost`,
    error: msg`Nešto ne radi`,
  },
  mail: {
    subject: (reference: string) => msg`Primili smo vašu poruku (${reference})`,
    text: msg`zaprimili smo vašu poruku i odgovorit ćemo na ovu adresu. Broj poruke stoji u naslovu; navedite ga ako nam se javite ponovno.`,
    footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana u obrazac za kontakt na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.`,
  },
};
