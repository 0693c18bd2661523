import { msg } from '@lingui/core/macro';
import type { ReceiptTexts } from '../../platform/forms';
import type { Sentence } from '../../platform/messages';
import type { Ground } from '@kvadrat/contracts/forms';

/** That a report has come. */
export const REPORT_TEXTS: ReceiptTexts = {
  mail: {
    subject: (reference: string) => msg`Primili smo vašu prijavu (${reference})`,
    text: msg`zaprimili smo vašu prijavu oglasa. Pregledat će je osoba, a odluku s razlozima javljamo na ovu adresu. Broj prijave stoji u naslovu.`,
    footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana u prijavu oglasa na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.`,
  },
};

/** That a complaint has come. */
export const COMPLAINT_TEXTS: ReceiptTexts = {
  mail: {
    subject: (reference: string) => msg`Primili smo vaš prigovor (${reference})`,
    text: msg`zaprimili smo vaš prigovor. Pregledat će ga osoba, a odgovor stiže na ovu adresu.`,
    footnote: msg`Ovu poruku dobivate jer je vaša adresa upisana u prigovor na demonstracijskom portalu Kvadrat.`,
  },
};

const GROUNDS: Readonly<Record<Ground, Sentence>> = {
  terms: msg`uvjeti korištenja portala`,
  law: msg`propisi (nezakonit sadržaj)`,
};

/** Sentences of mails about decisions. */
export const DECISION_TEXTS = {
  ad: msg`Oglas`,
  number: msg`Broj odluke`,
  ground: msg`Osnova`,
  grounds: GROUNDS,
  facts: msg`Činjenice i razlozi:`,
  /** How it was decided, as DSA art. 17(3)(c) asks. */
  byPeople: msg`Odluku je donijela osoba, bez automatiziranih sredstava.`,
  /** The same where rules had pointed at the ad (DSA art. 17(3)(c)). */
  byPeopleAfterRules: msg`Oglas je izdvojila automatska provjera, a odluku je donijela osoba.`,
  /** That a report led to it. */
  byReport: msg`Povod je bila prijava.`,
  redress: msg`Ako se s odlukom ne slažete, u roku od 12 mjeseci možete besplatno podnijeti prigovor, obratiti se certificiranom tijelu za izvansudsko rješavanje sporova ili sudu.`,
  complain: msg`Podnesi prigovor`,
  openAd: msg`Otvori oglas`,
  hidden: {
    subject: (reference: string) => msg`Vaš oglas je skriven (${reference})`,
    text: msg`odlučili smo da se vaš oglas više ne prikazuje na portalu.`,
    scope: msg`Odluka vrijedi za cijeli portal i sve jezike dok je ne promijenimo. Vi oglas vidite kad ste prijavljeni s ovom adresom.`,
  },
  restored: {
    subject: (reference: string) => msg`Vaš oglas je opet na portalu (${reference})`,
    text: msg`oglas koji smo bili skrili opet se prikazuje.`,
  },
  /** Rules had held it back, and a person lets it be seen. */
  approved: {
    subject: (reference: string) => msg`Vaš oglas je pregledan i objavljen (${reference})`,
    text: msg`osoba je pregledala vaš oglas i on se sada prikazuje na portalu.`,
  },
  asked: {
    subject: (reference: string) => msg`Pitanje o vašem oglasu (${reference})`,
    text: msg`dobili smo prijavu vašeg oglasa i prije odluke vas molimo odgovor.`,
    answer: msg`Odgovorite na ovu poruku ili ispravite oglas. Dok ne odlučimo, oglas ostaje vidljiv.`,
  },
  /** To who reported: what became of it. */
  reporter: {
    subject: (reference: string) => msg`Odluka o vašoj prijavi (${reference})`,
    hide: msg`oglas koji ste prijavili više se ne prikazuje. Hvala na prijavi.`,
    dismiss: msg`pregledali smo vašu prijavu i oglas ostaje takav kakav jest.`,
    restore: msg`pregledali smo vašu prijavu i oglas se opet prikazuje.`,
  },
  /** To who complained. */
  complainant: {
    subject: (reference: string) => msg`Odluka o vašem prigovoru (${reference})`,
    text: msg`pregledali smo vaš prigovor.`,
    hidden: msg`Oglas se ne prikazuje na portalu.`,
    shown: msg`Oglas se prikazuje na portalu.`,
    further: msg`Ako se ni s time ne slažete, možete se obratiti certificiranom tijelu za izvansudsko rješavanje sporova ili sudu.`,
  },
  footnoteAdvertiser: msg`Ovu poruku dobivate jer je vaša adresa navedena uz oglas na demonstracijskom portalu Kvadrat.`,
  footnoteReporter: msg`Ovu poruku dobivate jer ste prijavili oglas na demonstracijskom portalu Kvadrat.`,
  footnoteComplainant: msg`Ovu poruku dobivate jer ste podnijeli prigovor na demonstracijskom portalu Kvadrat.`,
};
