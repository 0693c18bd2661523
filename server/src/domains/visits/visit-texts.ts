import { msg, plural } from '@lingui/core/macro';
import type { Side } from '../enquiries/api';
import type { Sentence } from '../../platform/messages';
import type { VisitState } from './visit-step';

interface Told {
  title: Sentence;
  text: Sentence;
}

/** Where a visit stands, as each side is told. */
const STATES: Readonly<Record<VisitState, Readonly<Record<Side, Told>>>> = {
  requested: {
    advertiser: { title: msg`Zahtjev za razgled`, text: msg`Potvrdite termin, predložite drugi ili odbijte zahtjev.` },
    visitor: {
      title: msg`Zahtjev za razgled je poslan`,
      text: msg`Oglašivač će potvrditi termin ili predložiti drugi. Javljamo vam e-poštom.`,
    },
  },
  countered: {
    advertiser: {
      title: msg`Predložili ste drugi termin`,
      text: msg`Čeka se odgovor posjetitelja. Javljamo vam e-poštom.`,
    },
    visitor: { title: msg`Oglašivač predlaže drugi termin`, text: msg`Prihvatite ga ili odustanite od razgleda.` },
  },
  confirmed: {
    advertiser: {
      title: msg`Razgled je dogovoren`,
      text: msg`Posjetitelj zna za termin. Ako ga ne možete održati, predložite drugi ili otkažite razgled.`,
    },
    visitor: {
      title: msg`Razgled je dogovoren`,
      text: msg`Oglašivač vas očekuje. Ako ne možete doći, otkažite razgled.`,
    },
  },
  declined: {
    advertiser: { title: msg`Odbili ste zahtjev za razgled`, text: msg`Posjetitelj je obaviješten.` },
    visitor: {
      title: msg`Oglašivač je odbio zahtjev za razgled`,
      text: msg`Na stranici oglasa možete zatražiti razgled u drugo vrijeme.`,
    },
  },
  cancelled: {
    advertiser: { title: msg`Razgled je otkazan`, text: msg`Termin je ponovno slobodan.` },
    visitor: { title: msg`Razgled je otkazan`, text: msg`Na stranici oglasa možete zatražiti nov razgled.` },
  },
};

/** Sentences of mails and calendar entries about visits. */
export const VISIT_TEXTS = {
  zone: (times: string) => msg`${times} po hrvatskom vremenu`,
  minutes: (minutes: number) => msg`${plural(minutes, { one: '# minuta', few: '# minute', other: '# minuta' })}`,
  fields: {
    place: msg`Način`,
    time: msg`Termin`,
    times: msg`Predloženi termini`,
    newTime: msg`Novi termin`,
    length: msg`Trajanje`,
    ad: msg`Oglas`,
  },
  states: STATES,
  mail: {
    button: msg`Otvori dogovor o razgledu`,
    calendar: msg`U prilogu je zapis za vaš kalendar.`,
    where: msg`Točnu adresu dogovorite porukom.`,
  },
  reminder: {
    tomorrow: (title: string) => msg`Razgled za dan: ${title}`,
    soon: (title: string) => msg`Razgled za manje od dva sata: ${title}`,
    text: msg`Podsjećamo vas na dogovoreni razgled.`,
  },
  event: (title: string) => msg`Razgled: ${title}`,
};
