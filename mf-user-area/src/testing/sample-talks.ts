import type { EnquiryEntries, EnquiryThread, EnquiryThreads, PriceProposal, Visit } from '@kvadrat/contracts/api';

export const THREADS_CALL = '/api-next/user/threads/';

export const thread = (changes: Partial<EnquiryThread> = {}): EnquiryThread => ({
  id: 1,
  side: 'visitor',
  listing: { id: 7, title: 'Stan s lođom', path: '/oglasi/7/stan-s-lodom/' },
  with: 'Maris nekretnine',
  phone: null,
  changedAt: '2026-01-20T14:32:00.000Z',
  last: 'Vidimo se ispred ulaza.',
  lastIsOwn: false,
  unread: 0,
  isArchived: false,
  blocked: null,
  ...changes,
});

export const threads = (...results: EnquiryThread[]): EnquiryThreads => ({
  count: results.length,
  unread: results.reduce((sum, { unread }) => sum + unread, 0),
  boxes: { inbox: results.length, archived: 0, blocked: 0 },
  currentPage: 1,
  maxPages: 1,
  results,
});

type Entry = EnquiryEntries['entries'][number];

export const entry = (changes: Partial<Entry> = {}): Entry => ({
  id: 1,
  side: 'visitor',
  kind: 'message',
  reason: null,
  mode: null,
  body: 'Je li stan slobodan?',
  via: 'site',
  clientId: null,
  step: null,
  files: [],
  warnings: [],
  writtenAt: '2026-01-20T09:41:00.000Z',
  ...changes,
});

export const talk = (changes: Partial<EnquiryEntries> = {}): EnquiryEntries => ({
  side: 'visitor',
  thread: thread(),
  seen: 0,
  addresses: { phone: null, email: null },
  shares: ['phone'],
  key: '0b8f8b0a-5d4e-4c51-9a0e-3c1a5d7f9b14',
  entries: [
    entry(),
    entry({ id: 2, side: 'advertiser', body: 'Vidimo se ispred ulaza.', writtenAt: '2026-01-20T14:32:00.000Z' }),
  ],
  ...changes,
});

export const visit = (changes: Partial<Visit> = {}): Visit => ({
  uuid: '0b8f8b0a-5d4e-4c51-9a0e-3c1a5d7f9b16',
  place: 'on-site',
  state: 'requested',
  minutes: 30,
  asked: ['2026-01-23T17:00:00.000Z'],
  offeredAt: null,
  agreedAt: null,
  acts: ['decline'],
  ...changes,
});

export const proposal = (changes: Partial<PriceProposal> = {}): PriceProposal => ({
  amount: 235_000,
  state: 'open',
  acts: [],
  ...changes,
});
