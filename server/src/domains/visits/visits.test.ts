import ICAL from 'ical.js';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries, type Submission } from '../enquiries/api';
import { saveListing } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { deleteCalendar, readCalendar, saveCalendar } from './calendar/calendar.store';
import type { VisitCalendar } from './calendar/visit-calendar';
import { createVisits, type VisitAnswer } from './api';

const database = withTestDatabase({ holds: 'places' });
/** A Saturday in winter. */
const NOW = new Date('2026-11-28T10:00:00Z');
const CALENDAR: VisitCalendar = {
  slotMinutes: 30,
  noticeHours: 4,
  places: ['on-site'],
  weekly: [{ weekday: 1, from: '10:00', to: '11:00' }],
  exceptions: [],
};
const MONDAY = ['2026-11-30T09:00:00.000Z', '2026-11-30T09:30:00.000Z'] as const;

let now = NOW;
let listingId: number;
let people = 0;

const visits = () =>
  createVisits({
    db: database.db,
    publicUrl: () => 'https://kvadrat.example',
    organizer: { name: 'Kvadrat', email: 'info@kvadrat.example' },
    now: () => now,
  });
const enquiries = () =>
  createEnquiries({
    db: database.db,
    publicUrl: () => 'https://kvadrat.example',
    kinds: visits().kinds,
    now: () => now,
  });

async function saveAd(changes: Parameters<typeof draft>[0] = {}): Promise<number> {
  const advertiser = { type: 'privato', name: 'Ana Anić', phone: '+385 91 234 5678', email: 'ana@prodaja.hr' } as const;
  const saved = await saveListing(
    database.db,
    draft({ advertiser, address: 'Skrivena ulica 7', mapDisplay: 'only_area', ...changes }),
  );
  return saved.id;
}

beforeAll(async () => {
  listingId = await saveAd();
});

beforeEach(async () => {
  now = NOW;
  await database.sql`truncate visit, visit_link, visit_calendar, enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox cascade`;
});

/** Somebody else each time, who has proven the mailbox. */
async function ask(times: readonly string[], changes: Partial<Submission> = {}): Promise<string> {
  people += 1;
  const email = `posjetitelj${people}@example.hr`;
  const submission: Submission = {
    kind: 'in-person-visit',
    mode: 'on-site',
    body: 'Dolazimo udvoje.',
    details: { step: 'request', times },
    listingId,
    visitor: { name: 'Iva Ivić', email, phone: '+385912345678', locale: 'de' },
    formKey: crypto.randomUUID(),
    ...changes,
  };
  await enquiries().submit(submission, null);
  return email;
}

/** Follows the link by which a mailbox is proven, as a person would. */
async function prove(email: string): Promise<void> {
  const { body_text: text } = await database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .where('template', '=', 'enquiry-confirm')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await enquiries().confirm(/=([\w-]{43})/.exec(text)?.[1] ?? '');
}

async function askProven(times: readonly string[], changes: Partial<Submission> = {}): Promise<string> {
  const email = await ask(times, changes);
  await prove(email);
  return email;
}

const mailsTo = (recipient: string) =>
  database.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

async function lastMail(recipient: string) {
  const mail = (await mailsTo(recipient)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${recipient}`);
  return mail;
}

async function linkTo(recipient: string): Promise<string> {
  return /veza=([\w-]{43})/.exec((await lastMail(recipient)).body_text)?.[1] ?? '';
}

const act = (token: string, answer: Partial<VisitAnswer> & Pick<VisitAnswer, 'act'>): Promise<string> =>
  visits().answerByLink(enquiries(), token, { message: '', ...answer });
const states = async () =>
  (await database.db.selectFrom('visit').select(['state', 'agreed_at', 'sequence']).orderBy('id').execute()).map(
    ({ state, agreed_at: agreed, sequence }) => [state, agreed?.toISOString() ?? null, sequence],
  );

function entryOf(text: string | undefined) {
  const root = ICAL.Component.fromString(text ?? '');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(root.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'));
  const event = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: root.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    location: event.location,
    zone: event.startDate.zone.tzid,
    attendee: String(event.attendees[0]?.getFirstValue()).toLowerCase(),
  };
}

describe('R118 without a calendar, the visitor names times', () => {
  const TIMES = ['2026-12-01T09:00:00.000Z', '2026-12-01T15:00:00.000Z', '2026-12-02T09:00:00.000Z'];

  test('R118 R192 asked, confirmed by the link of the mail, in both calendars: the lead stores type and mode', async () => {
    const visitor = await askProven(TIMES);
    const [toAdvertiser] = await mailsTo('ana@prodaja.hr');
    expect(toAdvertiser?.body_text).toContain(
      'Predloženi termini: utorak, 1. prosinca 2026. u\u00a010:00 · utorak, 1. prosinca 2026. u\u00a016:00 · srijeda, 2. prosinca 2026. u\u00a010:00 po hrvatskom vremenu\n',
    );
    expect(toAdvertiser?.calendar).toBeNull();
    await act(await linkTo('ana@prodaja.hr'), {
      act: 'confirm',
      time: new Date('2026-12-01T15:00:00Z'),
      message: 'Zvono je bez imena.',
    });
    expect(await states()).toEqual([['confirmed', '2026-12-01T15:00:00.000Z', 1]]);
    const [ours, theirs] = [
      entryOf((await lastMail('ana@prodaja.hr')).calendar?.text),
      entryOf((await lastMail(visitor)).calendar?.text),
    ];
    expect(theirs).toEqual({
      method: 'REQUEST',
      uid: ours.uid,
      sequence: 1,
      start: '2026-12-01T15:00:00.000Z',
      location: 'Split',
      zone: 'Europe/Zagreb',
      attendee: `mailto:${visitor}`,
    });
    expect(ours.attendee).toBe('mailto:ana@prodaja.hr');
    expect((await lastMail(visitor)).body_text).toContain('Zvono je bez imena.');
    expect(await database.db.selectFrom('enquiry_lead').select(['kind', 'mode', 'weight']).execute()).toEqual([
      { kind: 'in-person-visit', mode: 'on-site', weight: 5 },
    ]);
  });

  test('R106 no mail and no calendar entry says more of where an ad is than its page', async () => {
    const visitor = await askProven(TIMES);
    await act(await linkTo('ana@prodaja.hr'), { act: 'confirm', time: new Date(TIMES[0] ?? '') });
    const all = [...(await mailsTo('ana@prodaja.hr')), ...(await mailsTo(visitor))];
    expect(all.map(({ calendar }) => calendar !== null)).toContain(true);
    expect(JSON.stringify(all)).not.toMatch(/Skrivena|43\.51|16\.45|GEO:/);
  });

  test('R106 an ad that shows its address has it in the entry; a visit from afar has no place', async () => {
    const open = await saveAd({ mapDisplay: 'marker', address: 'Vukovarska 1' });
    const [near, far] = [
      await askProven(TIMES, { listingId: open }),
      await askProven(TIMES, { listingId: open, kind: 'virtual-visit', mode: 'remote' }),
    ];
    for (const token of (await mailsTo('ana@prodaja.hr')).map(
      ({ body_text: text }) => /veza=([\w-]{43})/.exec(text)?.[1] ?? '',
    ))
      await act(token, { act: 'confirm', time: new Date('2026-12-01T09:00:00Z') });
    expect([
      entryOf((await lastMail(near)).calendar?.text).location,
      entryOf((await lastMail(far)).calendar?.text).location,
    ]).toEqual(['Vukovarska 1, Split', null]);
  });

  test('R118 another time: named, accepted, moved, called off; the entry changes and goes', async () => {
    const visitor = await askProven(TIMES);
    const other = new Date('2026-12-03T17:00:00Z');
    await act(await linkTo('ana@prodaja.hr'), { act: 'propose', time: other });
    expect((await lastMail(visitor)).calendar).toBeNull();
    expect((await lastMail(visitor)).body_text).toContain('Donnerstag, 3. Dezember 2026 um 18:00 kroatischer Zeit');
    await act(await linkTo(visitor), { act: 'confirm' });
    expect(entryOf((await lastMail(visitor)).calendar?.text)).toMatchObject({
      method: 'REQUEST',
      sequence: 2,
      start: other.toISOString(),
    });
    const moved = new Date('2026-12-04T17:00:00Z');
    await act(await linkTo('ana@prodaja.hr'), { act: 'propose', time: moved });
    expect(await states()).toEqual([['countered', other.toISOString(), 3]]);
    await act(await linkTo(visitor), { act: 'confirm' });
    expect(entryOf((await lastMail('ana@prodaja.hr')).calendar?.text)).toMatchObject({
      method: 'REQUEST',
      sequence: 4,
      start: moved.toISOString(),
    });
    await act(await linkTo(visitor), { act: 'decline', message: 'Ipak ne možemo doći.' });
    const [ours, theirs] = [
      entryOf((await lastMail('ana@prodaja.hr')).calendar?.text),
      entryOf((await lastMail(visitor)).calendar?.text),
    ];
    expect([ours.method, ours.sequence, theirs.method, theirs.uid]).toEqual(['CANCEL', 5, 'CANCEL', ours.uid]);
  });

  test('R118 an appointment that is given up while it is moved goes from calendars too', async () => {
    const visitor = await askProven(TIMES.slice(0, 1));
    await act(await linkTo('ana@prodaja.hr'), { act: 'confirm' });
    await act(await linkTo('ana@prodaja.hr'), { act: 'propose', time: new Date('2026-12-03T17:00:00Z') });
    await act(await linkTo(visitor), { act: 'decline' });
    expect(entryOf((await lastMail(visitor)).calendar?.text).method).toBe('CANCEL');
  });

  test('R118 a link acts once, and only for its side', async () => {
    const visitor = await askProven(TIMES.slice(0, 1));
    const token = await linkTo('ana@prodaja.hr');
    await expect(act(await linkTo(visitor), { act: 'confirm' })).rejects.toMatchObject({ code: 'invalid-request' });
    await Promise.allSettled([
      act(token, { act: 'confirm' }),
      act(token, { act: 'confirm' }),
      act(token, { act: 'decline' }),
    ]);
    expect((await states()).map(([, , sequence]) => sequence)).toEqual([1]);
    await expect(act(token, { act: 'decline' })).rejects.toMatchObject({ code: 'gone' });
    await expect(act('A'.repeat(43), { act: 'decline' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await visits().look(token)).toMatchObject({ side: 'advertiser', current: false });
  });

  test.each([
    ['in the past', '2026-11-28T09:00:00.000Z'],
    ['too soon', '2026-11-28T11:59:00.000Z'],
    ['too far', '2027-01-27T10:01:00.000Z'],
    ['at night', '2026-12-01T05:59:00.000Z'],
    ['late in the evening', '2026-12-01T20:01:00.000Z'],
  ])('R118 a time %s is refused', async (_what, time) => {
    const email = await ask([time]);
    await expect(prove(email)).rejects.toMatchObject({ code: 'invalid-request' });
    expect(await states()).toEqual([]);
  });

  test('R118 what was asked for cannot be confirmed once it has passed', async () => {
    await askProven(TIMES);
    now = new Date('2026-12-01T16:00:00Z');
    const token = await linkTo('ana@prodaja.hr');
    await expect(act(token, { act: 'confirm', time: new Date(TIMES[0] ?? '') })).rejects.toMatchObject({
      code: 'gone',
    });
    now = new Date('2026-12-02T10:00:00Z');
    await expect(act(token, { act: 'propose', time: new Date('2026-12-03T10:00:00Z') })).rejects.toMatchObject({
      code: 'gone',
    });
  });
});

describe('R118 with a calendar, the visitor takes a slot', () => {
  const free = async () => (await visits().offer(listingId)).slots.slice(0, 2).map(({ start }) => start.toISOString());

  beforeEach(() => saveCalendar(database.db, 'ana@prodaja.hr', CALENDAR, NOW));

  test('R118 a slot is held once it is asked for, and free again when it is declined', async () => {
    expect(await free()).toEqual(MONDAY);
    await askProven([MONDAY[0]]);
    expect((await free())[0]).toBe(MONDAY[1]);
    await act(await linkTo('ana@prodaja.hr'), { act: 'decline' });
    expect(await free()).toEqual(MONDAY);
  });

  test('R118 of many who take the same slot at once one gets it', async () => {
    const emails = await Promise.all(Array.from({ length: 8 }, () => ask([MONDAY[0]])));
    const outcomes = await Promise.allSettled(emails.map(prove));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'taken' });
    expect(await states()).toEqual([['requested', null, 0]]);
    expect(await database.db.selectFrom('enquiry_lead').select('id').execute()).toHaveLength(1);
  });

  test('R118 slots of other lengths that overlap are one time', async () => {
    await askProven([MONDAY[0]]);
    await saveCalendar(database.db, 'ana@prodaja.hr', { ...CALENDAR, slotMinutes: 20 }, NOW);
    const early = await ask(['2026-11-30T09:20:00.000Z']);
    await expect(prove(early)).rejects.toMatchObject({ code: 'taken' });
    expect((await free())[0]).toBe('2026-11-30T09:40:00.000Z');
  });

  test('R118 a move that the visitor has not accepted holds both times', async () => {
    await askProven([MONDAY[0]]);
    await act(await linkTo('ana@prodaja.hr'), { act: 'confirm' });
    await act(await linkTo('ana@prodaja.hr'), { act: 'propose', time: new Date(MONDAY[1]) });
    expect(await free()).toEqual(['2026-12-07T09:00:00.000Z', '2026-12-07T09:30:00.000Z']);
  });

  test.each([
    ['that is no slot', [MONDAY[0].replace('09:00', '09:10')], {}, 'taken'],
    ['of which there are several', [...MONDAY], {}, 'taken'],
    [
      'in another way than is offered',
      [MONDAY[0]],
      { kind: 'virtual-visit', mode: 'remote' } as const,
      'invalid-request',
    ],
  ])('R118 a time %s is refused', async (_what, times, changes, code) => {
    const email = await ask(times, changes);
    await expect(prove(email)).rejects.toMatchObject({ code });
  });

  test('R118 one visit at a time in a conversation', async () => {
    const visitor = { name: 'Iva Ivić', email: 'ista@example.hr', phone: '+385912345678', locale: 'hr' } as const;
    await ask([MONDAY[0]], { visitor });
    await prove(visitor.email);
    await ask([MONDAY[1]], { visitor, body: 'Još jednom.' });
    await expect(prove(visitor.email)).rejects.toMatchObject({ code: 'limit-reached' });
    await act(await linkTo('ana@prodaja.hr'), { act: 'decline' });
    await prove(visitor.email);
    expect((await states()).map(([state]) => state)).toEqual(['declined', 'requested']);
  });

  test('R118 a calendar that is full or gone leaves the visitor to name times', async () => {
    await saveCalendar(database.db, 'ana@prodaja.hr', { ...CALENDAR, weekly: [] }, NOW);
    await askProven(['2026-12-01T09:00:00.000Z']);
    await deleteCalendar(database.db, 'ana@prodaja.hr');
    expect(await readCalendar(database.db, 'ana@prodaja.hr')).toBeNull();
    await askProven(['2026-12-01T09:00:00.000Z']);
    expect((await states()).map(([state]) => state)).toEqual(['requested', 'requested']);
  });
});
