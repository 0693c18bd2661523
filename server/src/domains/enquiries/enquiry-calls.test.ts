import { typeset } from '@kvadrat/contracts/locales';
import { person, TestVisitor } from '../accounts/testing/test-visitor';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { newFormKey } from '../../platform/forms';
import type { TestPortal } from '../../edge/pages/testing/test-portal';
import { internalHeaders } from '../../platform/http';
import { createEnquiries, enquiryRoutes } from './api';
import { type addAds, AGENCY_EMAIL } from './testing/enquiry-ads';
import { openContactPortal } from './testing/enquiry-portal';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
let ads: Awaited<ReturnType<typeof addAds>>;
let portal: TestPortal;
let browser: TestVisitor;
let networks = 0;

beforeAll(async () => {
  ({ ads, portal } = await openContactPortal(database, temporaryFolder(), ({ db, publicUrl, accounts }) => {
    const enquiries = createEnquiries({ db, publicUrl });
    return {
      registerApi: async (api) => await api.register(enquiryRoutes, { db, enquiries, accounts }),
    };
  }));
}, 30_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  await database.sql`truncate enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox, limit_count restart identity cascade`;
  browser = new TestVisitor(portal.app, `10.7.0.${networks++}`);
});

const mails = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'template', 'locale', 'body_text'])
    .orderBy('id')
    .execute();
const filled = (changes: Record<string, string> = {}) => ({
  reason: 'availability',
  name: 'Ivo Ivić',
  email: 'ivo@primjer.hr',
  phone: '091 234 5678',
  message: 'Je li stan slobodan?',
  ...changes,
});
const oldKey = (ageMs = 60_000): string => newFormKey(Date.now() - ageMs);
const call = (changes: Record<string, unknown> = {}) =>
  browser.json('/api-next/enquiries/', {
    listingId: ads.ofAgency,
    locale: 'de',
    key: oldKey(),
    ...filled(),
    ...changes,
  });
/** Follows the link of the last mail to the mailbox. */
const codeIn = (text: string | undefined): string => /\?kod=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const follow = (code: string, headers: Record<string, string> = {}) =>
  browser.json('/api-next/enquiries/link/', { code }, { token: null, headers });

describe('the call', () => {
  it('R119 takes a message of a stranger, who is asked for a proof in the language of the form', async () => {
    const answer = await call();
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { reference: expect.stringMatching(/^[A-Z\d]{8}$/), state: 'waiting' },
    ]);
    expect(await mails()).toMatchObject([{ recipient: 'ivo@primjer.hr', template: 'enquiry-confirm', locale: 'de' }]);
  });

  it('passes the message of a proven address on at once, and fills the form in', async () => {
    const fields = await browser.register(
      person({ first_name: 'Ivo', last_name: 'Ivić', phone: '091 234 5678', 'phone-prefix': '385' }),
    );
    const form = () => browser.get('/api-next/enquiries/form/').then((answer) => answer.json<unknown>());
    expect(await form()).toEqual({
      key: expect.any(String),
      name: 'Ivo Ivić',
      email: fields['email'],
      phone: expect.stringContaining('91'),
      proven: false,
    });
    await database.db
      .updateTable('account')
      .set({ email_verified_at: new Date() })
      .where('email', '=', fields['email'] ?? '')
      .execute();
    expect(await form()).toMatchObject({ proven: true });
    expect((await call({ email: fields['email'] })).json()).toMatchObject({ state: 'sent' });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([AGENCY_EMAIL, fields['email']]),
    );
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['R228 without a phone', { phone: ' ' }, { phone: 'required' }],
    ['R228 without an address', { email: '' }, { email: 'required' }],
    ['R232 with a phone that is none', { phone: 'nazovi me' }, { phone: 'phone' }],
    ['T54 with a phone of signs alone', { phone: '------' }, { phone: 'phone' }],
    ['R119 for a reason that is none', { reason: 'buy' }, { reason: 'allowed-values' }],
    ['with a text without words', { message: ' \n ' }, { message: 'required' }],
    ['whose trap is filled in', { website: 'x' }, { website: 'trapped' }],
    ['of a form that is days old', { key: newFormKey(Date.now() - 100_000_000) }, { key: 'expired' }],
  ])('refuses a message %s, and says which rule is broken', async (_what, changes, problems) => {
    const answer = await call(changes);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: expect.any(String), data: { message: expect.any(String), code: 'invalid-request', problems } },
    ]);
    expect(await mails()).toEqual([]);
  });

  it('refuses a message that came faster than people type', async () => {
    const answer = await call({ key: oldKey(0) });
    expect([answer.statusCode, answer.json<{ data: unknown }>().data]).toEqual([
      422,
      expect.objectContaining({ problems: { key: 'too-quick' } }),
    ]);
    expect(await mails()).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['about an ad that is not there', { listingId: 999_999 }, 404],
    ['without an ad', { listingId: undefined }, 400],
  ])('refuses a message %s', async (_what, changes, status) => {
    expect((await call(changes)).statusCode).toBe(status);
    expect(await mails()).toEqual([]);
  });

  it('O-18 the same message with the same key is answered alike and is one', async () => {
    await browser.token();
    const key = oldKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call({ key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('1.7-48 refuses other sites', async () => {
    expect(
      (
        await browser.json(
          '/api-next/enquiries/',
          { ...filled(), listingId: ads.ofAgency, locale: 'hr', key: oldKey() },
          { token: null },
        )
      ).statusCode,
    ).toBe(403);
  });

  it('one network sends at most twenty in ten minutes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await call({ email: `a${n}@primjer.hr` })).statusCode);
    expect(statuses.slice(18)).toEqual([201, 201, 429]);
  });
});

describe('what pages of forms stand on', () => {
  it('R178 a form starts with its key, its ad in the language of the page, and what is known of who writes', async () => {
    const answer = await browser.get(`/api-next/listings/${ads.ofAgency}/enquiries/form/?locale=it`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      key: expect.stringContaining('.'),
      ad: { id: ads.ofAgency, title: expect.any(String), path: expect.stringContaining(`/oglasi/${ads.ofAgency}/`) },
      name: '',
      email: '',
      phone: '',
      proven: false,
    });
  });

  it.each(['unreachable', 'sold'] as const)('an ad that is %s has no form', async (which) => {
    expect((await browser.get(`/api-next/listings/${ads[which]}/enquiries/form/`)).statusCode).toBe(404);
  });

  it('O-84 a form sent without scripts has no token: the page was held against other sites before it acts', async () => {
    const sent = await browser.json(
      '/api-next/enquiries/',
      { listingId: ads.ofAgency, locale: 'hr', key: oldKey(), ...filled() },
      { token: null, headers: internalHeaders },
    );
    expect([sent.statusCode, (await mails()).length]).toEqual([201, 1]);
  });

  it('R178 the link of the mail is looked at without doing anything, and followed once however often it is pressed', async () => {
    const { reference } = (await call()).json<{ reference: string }>();
    const outcome = async () => (await browser.get(`/api-next/enquiries/sent/${reference}/?locale=hr`)).json<unknown>();
    expect(await outcome()).toMatchObject({ state: 'waiting', kind: 'message', ad: { id: ads.ofAgency } });
    const code = codeIn((await mails())[0]?.body_text);
    expect((await browser.get(`/api-next/enquiries/link/?kod=${code}`)).json()).toMatchObject({
      kind: 'message',
      ad: { id: ads.ofAgency },
    });
    expect(await mails()).toHaveLength(1);
    expect((await follow(code, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await Promise.all([follow(code), follow(code)])).map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 2 }, () => [200, JSON.stringify({ reference })]),
    );
    expect((await mails()).map(({ template }) => template)).toEqual(['enquiry-confirm', 'enquiry', 'enquiry-copy']);
    expect(await outcome()).toMatchObject({ state: 'sent' });
  });

  it('a link or a number that is none says so', async () => {
    const unknown = 'x'.repeat(43);
    expect([
      (await browser.get(`/api-next/enquiries/link/?kod=${unknown}`)).statusCode,
      (await follow(unknown)).statusCode,
      (await follow('')).statusCode,
    ]).toEqual([410, 410, 410]);
    for (const number of ['ABCD2345', 'x'])
      expect((await browser.get(`/api-next/enquiries/sent/${number}/`)).statusCode).toBe(404);
  });
});

describe('conversations', () => {
  /** Somebody signed in who has proven a mailbox. */
  async function proven(email: string): Promise<TestVisitor> {
    const visitor = new TestVisitor(portal.app, `10.8.0.${networks++}`);
    await visitor.register(person({ email }));
    await database.db
      .updateTable('account')
      .set({ email_verified_at: new Date() })
      .where('email', '=', email)
      .execute();
    return visitor;
  }
  const threads = async (visitor: TestVisitor) =>
    (await visitor.get('/api-next/user/threads/?locale=hr')).json<{
      count: number;
      unread: number;
      results: { id: number; unread: number }[];
    }>();

  it("R274 are the two sides' own, counted where they are unread, and answered into the other's mailbox", async () => {
    const ivo = await proven('ivo.razgovor@primjer.hr');
    const agency = await proven(AGENCY_EMAIL);
    await ivo.json('/api-next/enquiries/', {
      listingId: ads.ofAgency,
      locale: 'hr',
      key: oldKey(),
      ...filled({ email: 'ivo.razgovor@primjer.hr' }),
    });
    expect(await threads(ivo)).toMatchObject({
      count: 1,
      unread: 0,
      results: [{ side: 'visitor', with: 'Maris nekretnine', phone: null, last: 'Je li stan slobodan?', unread: 0 }],
    });
    const list = await threads(agency);
    expect(list).toMatchObject({
      count: 1,
      unread: 1,
      results: [
        { side: 'advertiser', with: 'Ivo Ivić', phone: '+385 91 234 5678', listing: { id: ads.ofAgency }, unread: 1 },
      ],
    });
    expect(JSON.stringify(list)).not.toContain('primjer.hr');
    const path = `/api-next/user/threads/${list.results[0]?.id ?? 0}/`;
    const read = (await agency.get(path)).json<{ entries: { id: number }[] }>();
    expect(read).toMatchObject({
      side: 'advertiser',
      entries: [{ side: 'visitor', kind: 'message', reason: 'availability', body: 'Je li stan slobodan?' }],
    });
    expect((await agency.json(`${path}seen/`, { entry: read.entries[0]?.id }, { method: 'PUT' })).statusCode).toBe(204);
    expect(await threads(agency)).toMatchObject({ unread: 0 });
    expect((await agency.json(path, { message: ' Slobodan je. ' })).statusCode).toBe(204);
    expect(await threads(ivo)).toMatchObject({ unread: 1, results: [{ last: 'Slobodan je.' }] });
    expect((await mails()).at(-1)).toMatchObject({ recipient: 'ivo.razgovor@primjer.hr', template: 'enquiry-answer' });
    expect((await agency.get('/api-next/user/leads/?locale=hr')).json()).toMatchObject({
      results: [{ listing: { id: ads.ofAgency }, counts: { message: 1, visit: 0 }, weight: 0.75 }],
    });
    expect((await ivo.get('/api-next/user/leads/')).json()).toEqual({ results: [] });
  });

  it("are nobody else's: strangers, other accounts and unproven mailboxes find nothing and change nothing", async () => {
    const ana = await proven('ana.razgovor@primjer.hr');
    await ana.json('/api-next/enquiries/', {
      listingId: ads.ofOwner,
      locale: 'hr',
      key: oldKey(),
      ...filled({ email: 'ana.razgovor@primjer.hr' }),
    });
    const path = `/api-next/user/threads/${(await threads(ana)).results[0]?.id ?? 0}/`;
    const other = await proven('netko.razgovor@primjer.hr');
    const unproven = await proven('vlasnik@primjer.hr');
    await database.db
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('email', '=', 'vlasnik@primjer.hr')
      .execute();
    for (const visitor of [other, unproven]) {
      expect(await threads(visitor)).toMatchObject({ count: 0, unread: 0, results: [] });
      expect((await visitor.get(path)).statusCode).toBe(404);
      expect((await visitor.json(path, { message: 'Upad' })).statusCode).toBe(404);
      expect((await visitor.json(`${path}seen/`, { entry: 1 }, { method: 'PUT' })).statusCode).toBe(404);
    }
    expect((await browser.get(path)).statusCode).toBe(401);
    expect((await browser.get('/api-next/user/leads/')).statusCode).toBe(401);
    expect((await ana.json(path, { message: 'Bez žetona' }, { token: null })).statusCode).toBe(403);
    expect((await ana.json(path, { message: '  ' })).statusCode).toBe(422);
    expect((await ana.get(path)).json<{ entries: unknown[] }>().entries).toHaveLength(1);
  });
});

it.each([
  ['hr', 'Stranica je predugo bila otvorena. Osvježite je i pokušajte ponovno.'],
  ['de', 'Die Seite war zu lange geöffnet. Laden Sie sie neu und versuchen Sie es noch einmal.'],
] as const)(
  'R251 a call without its token is refused in words of %s, not in those of a log',
  async (language, words) => {
    const answer = await browser.json(
      '/api-next/enquiries/',
      { ...filled(), listingId: ads.ofAgency, key: oldKey(), locale: language },
      { token: null, headers: { 'accept-language': language } },
    );
    expect([answer.statusCode, answer.json<{ data: { message: string } }>().data.message]).toEqual([
      403,
      typeset(words, language),
    ]);
  },
);
