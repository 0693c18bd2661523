import type { ModerationCase, ModerationQueue } from '@kvadrat/contracts/api';

/** An ad that was reported once, with nothing decided. */
export const CASE: ModerationCase = {
  id: 7,
  state: 'active',
  ad: {
    title: 'Stan <b>s</b> pogledom',
    path: '/oglasi/7/stan/',
    reference: 'V-1',
    advertiser: 'Vlasta',
    email: 'vlasta@example.hr',
  },
  description: '<script>alert(1)</script>',
  photos: [{ src: '/media/7.webp', alt: 'Kuhinja' }],
  reports: [
    {
      reference: '23456789',
      reason: 'fraud',
      explanation: 'Slike su iz drugog oglasa.',
      name: 'Ana Horvat',
      email: 'ana@example.hr',
      locale: 'hr',
      receivedAt: '2026-11-28T10:00:00.000Z',
      answer: null,
      evidence: {
        thread: 3,
        accused: 'advertiser',
        names: { visitor: 'Ana Horvat', advertiser: 'Maris nekretnine' },
        entries: [
          {
            side: 'advertiser',
            kind: 'message',
            body: 'Uplatite predujam.',
            via: 'site',
            writtenAt: '2026-11-28T09:00:00.000Z',
          },
        ],
      },
    },
  ],
  complaints: [],
  decisions: [],
  possible: ['dismiss', 'ask', 'hide'],
  seen: '1-0-0',
};

/** The part of the queue in which it waits. */
export const QUEUE: ModerationQueue = {
  filter: 'open',
  page: 1,
  more: false,
  counts: { open: 1, asked: 0, hidden: 2, closed: 30 },
  ads: [
    {
      id: 7,
      title: 'Stan <b>s</b> pogledom',
      state: 'active',
      reports: 2,
      openReports: 1,
      openComplaints: 0,
      reasons: ['fraud', 'minors'],
      waitedHours: 50,
      lastAction: 'ask',
      latest: '2026-11-28T10:00:00.000Z',
    },
  ],
};
