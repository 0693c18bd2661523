import { msg } from '@lingui/core/macro';
import type { AgencyTopic } from '@kvadrat/contracts/forms';
import type { ReceiptTexts } from '../../platform/forms';
import type { Sentence } from '../../platform/messages';

interface AgencyMessageTexts extends ReceiptTexts {
  fields: Readonly<Record<'topic' | 'name' | 'email' | 'phone' | 'agent', Sentence>>;
  topics: Readonly<Record<AgencyTopic, Sentence>>;
  /** At the end of the mail to the agency. */
  why: Sentence;
}

/** Sentences of the two mails of a message to an agency. */
export const AGENCY_MESSAGE_TEXTS: AgencyMessageTexts = {
  fields: {
    topic: msg`Tema`,
    name: msg`Ime i prezime`,
    email: msg`E-pošta`,
    phone: msg`Telefon`,
    agent: msg`Za osobu`,
  },
  topics: {
    buy: msg`Kupujem`,
    sell: msg`Prodajem`,
    rent: msg`Unajmljujem`,
    let: msg`Iznajmljujem`,
    other: msg`Nešto drugo`,
  },
  why: msg`Poruka je poslana sa stranice vaše agencije na Kvadratu. Odgovorom na ovu poštu odgovarate izravno pošiljatelju.`,
  mail: {
    subject: (reference: string) => msg`Vaša poruka agenciji je poslana (${reference})`,
    text: msg`agencija je dobila vašu poruku i javit će vam se izravno. Broj poruke stoji u naslovu.`,
    footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana u poruku agenciji na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.`,
  },
};
