import type { ModerationTexts } from '../moderation-texts';

export const hr: ModerationTexts = {
  report: {
    mail: {
      subject: 'Primili smo vašu prijavu (#)',
      greeting: 'Poštovani,',
      text: 'zaprimili smo vašu prijavu oglasa. Pregledat će je osoba, a odluku s razlozima javljamo na ovu adresu. Broj prijave stoji u naslovu.',
      footnote: 'Ovu poruku dobivate jer je vaša adresa upisana u prijavu oglasa na demonstracijskom portalu Kvadrat. Ako to niste bili vi, ne trebate učiniti ništa.',
    },
  },
  complaint: {
    mail: { subject: 'Primili smo vaš prigovor (#)', greeting: 'Poštovani,', text: 'zaprimili smo vaš prigovor. Pregledat će ga osoba, a odgovor stiže na ovu adresu.', footnote: 'Ovu poruku dobivate jer je vaša adresa upisana u prigovor na demonstracijskom portalu Kvadrat.' },
  },
  mails: {
    greeting: 'Poštovani,',
    ad: 'Oglas',
    number: 'Broj odluke',
    ground: 'Osnova',
    grounds: { terms: 'uvjeti korištenja portala', law: 'propisi (nezakonit sadržaj)' },
    facts: 'Činjenice i razlozi:',
    byPeople: 'Odluku je donijela osoba, bez automatiziranih sredstava.',
    byReport: 'Povod je bila prijava.',
    redress: 'Ako se s odlukom ne slažete, u roku od 12 mjeseci možete besplatno podnijeti prigovor, obratiti se certificiranom tijelu za izvansudsko rješavanje sporova ili sudu.',
    complain: 'Podnesi prigovor',
    openAd: 'Otvori oglas',
    hidden: { subject: 'Vaš oglas je skriven (#)', text: 'odlučili smo da se vaš oglas više ne prikazuje na portalu.', scope: 'Odluka vrijedi za cijeli portal i sve jezike dok je ne promijenimo. Vi oglas vidite kad ste prijavljeni s ovom adresom.' },
    restored: { subject: 'Vaš oglas je opet na portalu (#)', text: 'oglas koji smo bili skrili opet se prikazuje.' },
    asked: { subject: 'Pitanje o vašem oglasu (#)', text: 'dobili smo prijavu vašeg oglasa i prije odluke vas molimo odgovor.', answer: 'Odgovorite na ovu poruku ili ispravite oglas. Dok ne odlučimo, oglas ostaje vidljiv.' },
    reporter: {
      subject: 'Odluka o vašoj prijavi (#)',
      hide: 'oglas koji ste prijavili više se ne prikazuje. Hvala na prijavi.',
      dismiss: 'pregledali smo vašu prijavu i oglas ostaje takav kakav jest.',
      restore: 'pregledali smo vašu prijavu i oglas se opet prikazuje.',
    },
    complainant: {
      subject: 'Odluka o vašem prigovoru (#)',
      text: 'pregledali smo vaš prigovor.',
      hidden: 'Oglas se ne prikazuje na portalu.',
      shown: 'Oglas se prikazuje na portalu.',
      further: 'Ako se ni s time ne slažete, možete se obratiti certificiranom tijelu za izvansudsko rješavanje sporova ili sudu.',
    },
    footnoteAdvertiser: 'Ovu poruku dobivate jer je vaša adresa navedena uz oglas na demonstracijskom portalu Kvadrat.',
    footnoteReporter: 'Ovu poruku dobivate jer ste prijavili oglas na demonstracijskom portalu Kvadrat.',
    footnoteComplainant: 'Ovu poruku dobivate jer ste podnijeli prigovor na demonstracijskom portalu Kvadrat.',
  },
};
