import { person, TestVisitor } from '../accounts/testing/test-visitor';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries, enquiryRoutes } from '../enquiries/api';
import { type addAds, AGENCY_EMAIL, OWNER_EMAIL } from '../enquiries/testing/enquiry-ads';
import { openContactPortal } from '../enquiries/testing/enquiry-portal';
import { createFlagSource } from '../flags/api';
import { newFormKey } from '../../platform/forms';
import type { TestPortal } from '../../edge/pages/testing/test-portal';
import { createProposals, proposalLinkRoutes, proposalRoutes } from '../proposals/api';
import { createVisits, visitLinkRoutes, visitRoutes } from './api';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
let ads: Awaited<ReturnType<typeof addAds>>;
let portal: TestPortal;
let browser: TestVisitor;
let networks = 0;

beforeAll(async () => {
  ({ ads, portal } = await openContactPortal(database, temporaryFolder(), ({ db, publicUrl, accounts }) => {
    const visits = createVisits({ db, publicUrl, organizer: { name: 'Kvadrat', email: 'info@kvadrat.example' } });
    const proposals = createProposals({ db, publicUrl });
    const enquiries = createEnquiries({ db, publicUrl, kinds: { ...visits.kinds, ...proposals.kinds } });
    const { of: flagsOf } = createFlagSource({ flippable: true });
    return {
      registerApi: async (api) => {
        await api.register(enquiryRoutes, { db, enquiries, accounts });
        await api.register(visitRoutes, { db, visits, enquiries, accounts, flagsOf, publicUrl });
        await api.register(proposalRoutes, { db, proposals, enquiries, accounts, flagsOf });
        await api.register(visitLinkRoutes, { db, visits, enquiries });
        await api.register(proposalLinkRoutes, { db, proposals, enquiries });
      },
    };
  }));
}, 30_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  await database.sql`truncate visit_calendar, enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox restart identity cascade`;
  browser = new TestVisitor(portal.app, `10.8.0.${networks++}`);
});

const oldKey = (): string => newFormKey(Date.now() - 60_000);
/** A time of day at which people meet, whenever the test runs. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`;
const typed = { name: 'Ivo Ivić', email: 'ivo@primjer.hr', phone: '091 234 5678', message: '' };
const ask = (changes: Record<string, unknown> = {}) =>
  browser.json('/api-next/enquiries/visits/', {
    listingId: ads.ofOwner,
    place: 'on-site',
    times: [inDays(3)],
    locale: 'hr',
    key: oldKey(),
    ...typed,
    ...changes,
  });
const propose = (changes: Record<string, unknown> = {}) =>
  browser.json('/api-next/enquiries/proposals/', {
    listingId: ads.ofOwner,
    amount: 190_000,
    locale: 'hr',
    key: oldKey(),
    ...typed,
    ...changes,
  });
const lastMail = async (recipient: string): Promise<string> =>
  (
    await database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body_text;
const addressIn = (text: string, path: string): string =>
  new RegExp(`(${path}[?]\\w+=[\\w-]{43})`).exec(text)?.[1] ?? '';
const press = async () => {
  const [, code = ''] = addressIn(await lastMail('ivo@primjer.hr'), '/upit/potvrda/').split('?kod=');
  return browser.json('/api-next/enquiries/link/', { code }, { token: null });
};
const prove = async (): Promise<void> => expect((await press()).statusCode).toBe(200);
const count = async () => (await database.db.selectFrom('enquiry_lead').select('id').execute()).length;

async function proven(email: string): Promise<TestVisitor> {
  const visitor = new TestVisitor(portal.app, `10.9.0.${networks++}`);
  await visitor.register(person({ email }));
  await database.db.updateTable('account').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
  return visitor;
}

describe('asking', () => {
  test('R118 O-18 the same form sent five times at once is one visit, one lead', async () => {
    const key = oldKey();
    await browser.token();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ key })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    await Promise.all([prove(), prove()]);
    expect(await count()).toBe(1);
    expect(await database.db.selectFrom('visit').select('state').execute()).toEqual([{ state: 'requested' }]);
  });

  test.each<[string, Record<string, unknown>, number]>([
    ['in the past', { times: [new Date(Date.now() - 3600_000).toISOString()] }, 422],
    ['that is none', { times: ['sutra'] }, 400],
    ['that comes twice', { times: [inDays(3), inDays(3)] }, 400],
    ['of which there are four', { times: [1, 2, 3, 4].map(inDays) }, 400],
    ['somewhere else', { place: 'moon' }, 400],
    ['without a phone', { phone: '' }, 422],
    ['by a program', { website: 'x' }, 422],
    ['for an ad nobody can be reached about', { listingId: 999_999 }, 404],
  ])('R118 a visit at a time %s is refused before any mail', async (_what, changes, status) => {
    expect((await ask(changes)).statusCode).toBe(status);
    expect(await database.db.selectFrom('mail_outbox').select('id').execute()).toEqual([]);
  });

  test('O-83 each time at which nobody can come is named by its place among them', async () => {
    const night = inDays(4).replace('T10', 'T02');
    const { statusCode, body } = await ask({ times: [inDays(3), night] });
    expect([statusCode, JSON.parse(body)]).toEqual([
      422,
      expect.objectContaining({ data: expect.objectContaining({ problems: { 'times.1': 'allowed-values' } }) }),
    ]);
  });

  test('R204 a flag that is off hides calls', async () => {
    browser.cookies.set('kvadrat_flags', 'visitRequests=off,priceProposal=off');
    const statuses = await Promise.all([ask(), propose(), browser.get(`/api-next/listings/${ads.ofOwner}/visits/`)]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe('by the links of mails', () => {
  const tokenFor = async (recipient: string, page: string): Promise<string> =>
    addressIn(await lastMail(recipient), page).split('?veza=')[1] ?? '';
  const look = (kind: 'visits' | 'proposals', token: string) =>
    browser.get(`/api-next/${kind}/link/?veza=${token}&locale=hr`);
  const answer = (
    kind: 'visits' | 'proposals',
    link: string,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) => browser.json(`/api-next/${kind}/link/`, { link, ...body }, { token: null, headers });

  test('R118 asked for, proven, moved by the advertiser, accepted: links alone', async () => {
    const day = inDays(4).slice(0, 10);
    expect((await ask({ place: 'remote', times: [`${day}T10:00`] })).json()).toMatchObject({ state: 'waiting' });
    const [, code = ''] = addressIn(await lastMail('ivo@primjer.hr'), '/upit/potvrda/').split('?kod=');
    expect((await browser.get(`/api-next/enquiries/link/?kod=${code}`)).json()).toMatchObject({
      kind: 'virtual-visit',
      ad: { id: ads.ofOwner },
    });
    await prove();
    const token = await tokenFor(OWNER_EMAIL, '/upit/razgled/');
    const asked = await look('visits', token);
    expect([asked.headers['cache-control'], asked.json()]).toEqual([
      'no-store',
      expect.objectContaining({
        state: 'requested',
        side: 'advertiser',
        place: 'remote',
        current: true,
        over: false,
        acts: ['confirm', 'propose', 'decline'],
      }),
    ]);
    expect((await answer('visits', token, { act: 'propose', time: `${day}T03:00` })).statusCode).toBe(400);
    const moved = await answer('visits', token, {
      act: 'propose',
      time: `${day}T17:30`,
      message: 'Tada smo kod kuće.',
    });
    expect([moved.statusCode, (await look('visits', moved.json<{ link: string }>().link)).json()]).toEqual([
      200,
      expect.objectContaining({ state: 'countered', current: true }),
    ]);
    expect((await answer('visits', token, { act: 'confirm' })).statusCode).toBe(410);
    expect((await look('visits', token)).json()).toMatchObject({ state: 'countered', current: false, acts: [] });
    const own = await tokenFor('ivo@primjer.hr', '/upit/razgled/');
    expect((await look('visits', own)).json()).toMatchObject({ side: 'visitor', acts: ['confirm', 'decline'] });
    expect((await answer('visits', own, { act: 'confirm', message: '' })).statusCode).toBe(200);
    expect(await database.db.selectFrom('visit').select(['state', 'place']).execute()).toEqual([
      { state: 'confirmed', place: 'remote' },
    ]);
  });

  test('R118 looking at a link, as scanners do, decides nothing; a foreign site neither; a link that is none opens nothing', async () => {
    await ask();
    await prove();
    const token = await tokenFor(OWNER_EMAIL, '/upit/razgled/');
    await Promise.all([look('visits', token), look('visits', token)]);
    expect((await answer('visits', token, { act: 'confirm' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
    expect((await database.db.selectFrom('visit').select('state').executeTakeFirstOrThrow()).state).toBe('requested');
    for (const kind of ['visits', 'proposals'] as const) {
      for (const unknown of ['A'.repeat(43), '']) {
        expect([
          (await look(kind, unknown)).statusCode,
          (await answer(kind, unknown, { act: kind === 'visits' ? 'confirm' : 'accept' })).statusCode,
        ]).toEqual([404, 404]);
      }
    }
  });

  test('R118 a link is followed although visits and prices are offered no more, thirty times in ten minutes', async () => {
    browser.cookies.set('kvadrat_flags', 'visitRequests=off,priceProposal=off');
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await answer('visits', 'A'.repeat(43), { act: 'confirm' })).statusCode);
    expect(statuses.slice(29)).toEqual([404, 429]);
  });

  test('R118 a price is proposed within its bounds, answered and accepted by the link of the mail, once', async () => {
    expect((await browser.get(`/api-next/listings/${ads.ofOwner}/proposals/`)).json()).toEqual({
      least: 100_000,
      most: 300_000,
    });
    expect((await propose({ amount: 190 })).json()).toMatchObject({ data: { problems: { amount: 'range' } } });
    expect((await propose()).statusCode).toBe(201);
    await prove();
    const token = await tokenFor(OWNER_EMAIL, '/upit/cijena/');
    expect((await look('proposals', token)).json()).toMatchObject({
      ad: { id: ads.ofOwner },
      amount: 190_000,
      state: 'open',
      acts: ['accept', 'decline', 'answer'],
    });
    expect((await answer('proposals', token, { act: 'answer', message: ' ' })).statusCode).toBe(400);
    expect((await answer('proposals', token, { act: 'answer', message: 'Može.' })).statusCode).toBe(204);
    expect((await answer('proposals', token, { act: 'accept' })).statusCode).toBe(204);
    expect((await answer('proposals', token, { act: 'decline' })).statusCode).toBe(410);
    expect((await look('proposals', token)).json()).toMatchObject({ state: 'accepted', acts: [] });
    expect(await database.db.selectFrom('price_proposal').select(['amount', 'state']).execute()).toEqual([
      { amount: '190000.00', state: 'accepted' },
    ]);
  });
});

describe('the advertiser over the API', () => {
  const calendar = {
    slotMinutes: 30,
    noticeHours: 4,
    places: ['on-site'],
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
    exceptions: [],
  };

  test('R118 a calendar makes slots of every ad of that mailbox; a stranger has none', async () => {
    const path = '/api-next/user/visit-calendar/';
    expect((await browser.json(path, calendar, { method: 'PUT' })).statusCode).toBe(401);
    const advertiser = await proven(OWNER_EMAIL);
    expect((await advertiser.get(path)).statusCode).toBe(404);
    expect(
      (
        await advertiser.json(
          path,
          { ...calendar, weekly: [{ weekday: 1, from: '12:00', to: '09:00' }] },
          { method: 'PUT' },
        )
      ).statusCode,
    ).toBe(400);
    expect((await advertiser.json(path, calendar, { method: 'PUT' })).statusCode).toBe(204);
    expect((await advertiser.get(path)).json()).toEqual(calendar);
    const offer = (await browser.get(`/api-next/listings/${ads.ofOwner}/visits/`)).json<{
      slots: { start: string }[];
      timeZone: string;
    }>();
    expect([offer.slots.length > 20, offer.timeZone]).toEqual([true, 'Europe/Zagreb']);
    expect((await browser.get(`/api-next/listings/${ads.ofAgency}/visits/`)).json()).toMatchObject({ slots: [] });

    const slot = offer.slots[3]?.start ?? '';
    await ask({ times: [slot] });
    await prove();
    const [entry] = await database.db.selectFrom('enquiry_entry').select(['thread_id', 'details']).execute();
    expect(entry?.details).toEqual({ step: 'request', times: [slot], booking: 'smart' });
    expect((await ask({ times: [slot], email: 'druga@primjer.hr' })).statusCode).toBe(409);
    const answerPath = `/api-next/user/threads/${entry?.thread_id ?? 0}/visit/`;
    expect((await browser.json(answerPath, { act: 'confirm' })).statusCode).toBe(401);
    expect((await advertiser.json(answerPath, { act: 'confirm' })).json()).toMatchObject({
      state: 'confirmed',
      agreedAt: slot,
      acts: ['propose', 'decline'],
    });
    expect((await advertiser.get(answerPath)).json()).toMatchObject({ visit: { state: 'confirmed', agreedAt: slot } });
    const file = await advertiser.get(`${answerPath}calendar/?locale=de`);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, 'attachment; filename="razgled.ics"']);
    expect(file.body).toContain('STATUS:CONFIRMED');
    expect(file.body).toContain('/de/user/messages/?razgovor=');
    expect((await browser.get(`${answerPath}calendar/`)).statusCode).toBe(401);
    expect((await browser.get(answerPath)).statusCode).toBe(401);
    const stranger = await proven('nitko.kalendar@primjer.hr');
    expect((await stranger.get(`${answerPath}calendar/`)).statusCode).toBe(404);
    expect((await stranger.get(answerPath)).statusCode).toBe(404);
  });

  test('R118 a proposed price is answered and accepted without the link of the mail, by the advertiser alone', async () => {
    await propose({ listingId: ads.ofAgency });
    await prove();
    const { id } = await database.db.selectFrom('enquiry_thread').select('id').executeTakeFirstOrThrow();
    const path = `/api-next/user/threads/${id}/proposal/`;
    const [agency, visitor] = [await proven(AGENCY_EMAIL), await proven(typed.email)];
    const statuses = async (act: string) =>
      (await Promise.all([browser, visitor].map((who) => who.json(path, { act })))).map(({ statusCode }) => statusCode);
    expect(await statuses('accept')).toEqual([401, 403]);
    expect((await agency.json(path, { act: 'answer', message: ' ' })).statusCode).toBe(400);
    expect((await agency.json(path, { act: 'buy' })).statusCode).toBe(400);
    expect((await agency.json('/api-next/user/threads/999999/proposal/', { act: 'accept' })).statusCode).toBe(404);
    expect((await agency.json(path, { act: 'answer', message: 'Možemo razgovarati.' })).json()).toEqual({
      amount: 190_000,
      state: 'open',
      acts: ['accept', 'decline', 'answer'],
    });
    expect(await lastMail(typed.email)).toContain('> Možemo razgovarati.');
    const decided = await Promise.all([agency.json(path, { act: 'accept' }), agency.json(path, { act: 'decline' })]);
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await agency.json(path, { act: 'accept' }, { token: null })).statusCode).toBe(403);
  });

  test('R118 without a proposed price there is none to answer', async () => {
    await ask();
    await prove();
    const { id } = await database.db.selectFrom('enquiry_thread').select('id').executeTakeFirstOrThrow();
    const visitor = await proven('nitko.cijena@primjer.hr');
    expect((await visitor.json(`/api-next/user/threads/${id}/proposal/`, { act: 'accept' })).statusCode).toBe(404);
  });
});
