import type { ContactReason, ContactType } from '@kvadrat/contracts/vocabulary';

/** Who signs in to look around, both with the same password; it opens invented accounts of a demonstration and nothing else. */
export const DEMO_VISITOR = {
  uuid: '0de00000-0000-4000-8000-000000000001',
  email: 'ana@kvadrat.example',
  name: 'Ana',
  surname: 'Kolar',
  phone: '+385 91 000 1001',
};
/** Argon2id of `kvadrat-proba-2026`. */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$n/A6SjFzoaKlNpMN5oGF3Q$FsIpz3NB2UagjW6Z07E2ZPUudc+zqAbPqjz9cvOin/Q';
export const DEMO_ADVERTISER_UUID = '0de00000-0000-4000-8000-000000000002';

/** Something one side said or did. */
export interface DemoEntry {
  by: 'visitor' | 'advertiser';
  text: string;
  /** Before the day the demonstration was loaded, and the clock of that day in UTC. */
  daysAgo: number;
  at: `${number}:${number}`;
  kind?: ContactType;
  reason?: ContactReason;
  /** A visit so many days after the loading, or a part of the asked price. */
  visit?: { step: 'request' | 'confirm'; inDays: number; at: `${number}:${number}` };
  price?: { step: 'propose'; part: number };
  via?: 'mail';
}

export interface DemoTalk {
  /** Null is who signs in as visitor. */
  visitor: { name: string; email: string; phone: string } | null;
  /** Whether the advertiser is the one who signs in. */
  own: boolean;
  /** Which of the advertiser's ads, or which other one. */
  ad: number;
  /** Whether the visitor has read the last word, and the advertiser. */
  read: { visitor: boolean; advertiser: boolean };
  entries: readonly DemoEntry[];
}

/** Conversations of the demonstration: open, agreed, bargained about, suspicious. */
export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    visitor: null,
    own: true,
    ad: 0,
    read: { visitor: false, advertiser: true },
    entries: [
      {
        by: 'visitor',
        text: 'Dobar dan, zanima me ova nekretnina. Ima li spremište i može li se parkirati ispred zgrade?',
        daysAgo: 3,
        at: '8:41',
        reason: 'more-info',
      },
      {
        by: 'advertiser',
        text: 'Dobar dan! Spremište od 4 m² ide uz stan, a mjesto ispred zgrade je stanarsko. Kad biste mogli doći pogledati?',
        daysAgo: 3,
        at: '9:15',
      },
      {
        by: 'visitor',
        text: 'Odgovara mi poslijepodne, nakon posla.',
        daysAgo: 2,
        at: '15:02',
        kind: 'in-person-visit',
        visit: { step: 'request', inDays: 3, at: '17:00' },
      },
      {
        by: 'advertiser',
        text: 'Vidimo se ispred ulaza.',
        daysAgo: 1,
        at: '13:32',
        kind: 'in-person-visit',
        visit: { step: 'confirm', inDays: 3, at: '17:00' },
      },
    ],
  },
  {
    visitor: null,
    own: false,
    ad: 0,
    read: { visitor: false, advertiser: true },
    entries: [
      { by: 'visitor', text: 'Je li još u ponudi?', daysAgo: 2, at: '10:20', reason: 'availability' },
      {
        by: 'advertiser',
        text: 'Jest, ali interes je velik. Uplatite predujam od 500 € pa ćemo je čuvati za vas. Pišite mi na WhatsApp.',
        daysAgo: 1,
        at: '10:05',
      },
    ],
  },
  {
    visitor: null,
    own: false,
    ad: 1,
    read: { visitor: true, advertiser: true },
    entries: [
      {
        by: 'visitor',
        text: 'Lijepo je uređeno. Bismo li se mogli naći na ovoj cijeni?',
        daysAgo: 6,
        at: '18:10',
        kind: 'price-proposal',
        price: { step: 'propose', part: 0.95 },
      },
      { by: 'advertiser', text: 'Prenijet ću vlasniku i javljam se do petka.', daysAgo: 5, at: '8:30', via: 'mail' },
      { by: 'visitor', text: 'Hvala!', daysAgo: 5, at: '8:47' },
    ],
  },
  {
    visitor: null,
    own: false,
    ad: 2,
    read: { visitor: true, advertiser: true },
    entries: [
      { by: 'visitor', text: 'Možete li poslati tlocrt?', daysAgo: 11, at: '11:00', reason: 'more-photos' },
      { by: 'advertiser', text: 'Tlocrt je od danas uz oglas, među slikama.', daysAgo: 10, at: '9:12' },
    ],
  },
  {
    visitor: { name: 'Luka Vidović', email: 'luka@kvadrat.example', phone: '+385 91 000 1002' },
    own: true,
    ad: 0,
    read: { visitor: true, advertiser: false },
    entries: [
      {
        by: 'visitor',
        text: 'Pozdrav, predlažem ovu cijenu uz brzu isplatu. Financiranje je odobreno.',
        daysAgo: 1,
        at: '16:20',
        kind: 'price-proposal',
        price: { step: 'propose', part: 0.93 },
      },
    ],
  },
  {
    visitor: { name: 'Helga Brandt', email: 'helga@kvadrat.example', phone: '+49 170 0001003' },
    own: true,
    ad: 1,
    read: { visitor: true, advertiser: false },
    entries: [
      {
        by: 'visitor',
        text: 'Guten Tag, ist die Immobilie ganzjährig bewohnbar? Wir suchen für den Sommer und den Winter.',
        daysAgo: 1,
        at: '7:55',
        reason: 'more-info',
      },
    ],
  },
  {
    visitor: { name: 'Petra Jukić', email: 'petra@kvadrat.example', phone: '+385 91 000 1004' },
    own: true,
    ad: 2,
    read: { visitor: true, advertiser: true },
    entries: [
      {
        by: 'visitor',
        text: 'Možemo li pogledati preko videopoziva? Živimo u Osijeku.',
        daysAgo: 4,
        at: '19:30',
        kind: 'virtual-visit',
        visit: { step: 'request', inDays: 2, at: '16:00' },
      },
    ],
  },
];
