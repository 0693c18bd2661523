import type { VisitTexts } from '../visit-texts';

export const hr: VisitTexts = {
  zone: '# po hrvatskom vremenu',
  minutes: '# minuta',
  fields: { place: 'Način', time: 'Termin', times: 'Predloženi termini', newTime: 'Novi termin', length: 'Trajanje', ad: 'Oglas' },
  states: {
    requested: {
      advertiser: { title: 'Zahtjev za razgled', text: 'Potvrdite termin, predložite drugi ili odbijte zahtjev.' },
      visitor: { title: 'Zahtjev za razgled je poslan', text: 'Oglašivač će potvrditi termin ili predložiti drugi. Javljamo vam e-poštom.' },
    },
    countered: {
      advertiser: { title: 'Predložili ste drugi termin', text: 'Čeka se odgovor posjetitelja. Javljamo vam e-poštom.' },
      visitor: { title: 'Oglašivač predlaže drugi termin', text: 'Prihvatite ga ili odustanite od razgleda.' },
    },
    confirmed: {
      advertiser: { title: 'Razgled je dogovoren', text: 'Posjetitelj zna za termin. Ako ga ne možete održati, predložite drugi ili otkažite razgled.' },
      visitor: { title: 'Razgled je dogovoren', text: 'Oglašivač vas očekuje. Ako ne možete doći, otkažite razgled.' },
    },
    declined: {
      advertiser: { title: 'Odbili ste zahtjev za razgled', text: 'Posjetitelj je obaviješten.' },
      visitor: { title: 'Oglašivač je odbio zahtjev za razgled', text: 'Na stranici oglasa možete zatražiti razgled u drugo vrijeme.' },
    },
    cancelled: {
      advertiser: { title: 'Razgled je otkazan', text: 'Termin je ponovno slobodan.' },
      visitor: { title: 'Razgled je otkazan', text: 'Na stranici oglasa možete zatražiti nov razgled.' },
    },
  },
  mail: { button: 'Otvori dogovor o razgledu', calendar: 'U prilogu je zapis za vaš kalendar.', where: 'Točnu adresu dogovorite porukom.' },
  event: 'Razgled: #',
};
