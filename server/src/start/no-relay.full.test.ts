import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { LOCALES } from '@kvadrat/contracts/locales';
import type { Response } from 'light-my-request';
import { GOOD_PASSWORD, person, TestVisitor } from '../domains/accounts/testing/test-visitor';
import { saveAgency } from '../domains/agencies/api';
import { withTemporaryFolders } from '../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../platform/db/testing/test-database';
import { newFormKey } from '../platform/forms';
import { insertListings } from '../domains/listings/api';
import { draft } from '../domains/listings/testing/draft';
import { freshLimiter } from '../platform/limits/testing/fresh-limiter';
import { openWholePortal, type WholePortal } from './testing/whole-portal';

const limiter = freshLimiter();
const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
jest.setTimeout(180_000);

const DECISION = '23456789';
/** What a spammer would like a stranger to read. */
const BAIT = 'Jackpot na jackpot.example';
const NAME = 'Jackpot Hrvatska';
const SPELLINGS = ['zrtva@primjer.hr', 'zrtva+1@primjer.hr', 'Zrtva+oglasi@Primjer.hr', ' zrtva@primjer.hr'];
/** The process remembers who is beyond a limit, so that each has a mailbox of their own. */
const OWNER = 'vlasnica@primjer.hr';
const SEEKER = 'trazi@primjer.hr';
const RECEIPTS = 'potvrde@primjer.hr';
const NOTHING_TYPED = /jackpot/i;

let portal: WholePortal;
let ads: number[];

beforeAll(async () => {
  const { db } = database;
  const agencyId = await saveAgency(db, {
    slug: 'maris',
    name: 'Maris',
    email: 'info@maris.example',
    phone: '+385 21 555 100',
  });
  await db.transaction().execute((tx) =>
    insertListings(
      tx,
      Array.from({ length: 40 }, () => draft({ advertiser: { type: 'agenzia', agencyId } })),
    ),
  );
  ads = (await db.selectFrom('listing').select('id').orderBy('id').execute()).map(({ id }) => id);
  await db
    .insertInto('moderation_decision')
    .values({
      reference: DECISION,
      listing_id: ads[0] ?? 0,
      action: 'hide',
      ground: 'terms',
      reasons: 'Oglas krši uvjete.',
      author: 'osoblje',
      told: true,
    })
    .execute();
  portal = await openWholePortal(db, temporaryFolder(), { limiter });
});
afterAll(() => portal.app.close());
beforeEach(
  () =>
    database.sql`truncate mail_outbox, limit_count, account, contact_message, agency_request, ad_report, moderation_complaint, enquiry_submission cascade`,
);

const mailbox = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*/, '');
const mails = async (email = 'zrtva@primjer.hr') =>
  (await database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()).filter(
    ({ recipient }) => mailbox(recipient) === email,
  );

/** Every form that has a mail sent to an address somebody has typed, one post each. */
const FORMS: Readonly<Record<string, (who: TestVisitor, email: string, turn: number) => Promise<Response>>> = {
  contact: (who, email, turn) =>
    call(who, 'contact/messages', turn, { topic: 'general', name: NAME, email, message: `${BAIT}, poruka ${turn}.` }),
  'agency sign-up': (who, email, turn) =>
    call(who, 'agencies/requests', turn, {
      kind: 'agency',
      company: NAME,
      oib: '69435151530',
      register: '',
      street: BAIT,
      place: 'Split',
      name: NAME,
      email,
      phone: '+385 21 234 567',
      message: `${BAIT} ${turn}`,
      privacy: '1',
    }),
  complaint: (who, email, turn) =>
    call(who, 'complaints', turn, { decision: DECISION, email, explanation: `${BAIT}, prigovor ${turn}.` }),
  message: (who, email, turn) => enquire(who, '', turn, { reason: 'more-info', email }),
  visit: (who, email, turn) => enquire(who, 'visits/', turn, { place: 'on-site', times: [tomorrow()], email }),
  proposal: (who, email, turn) => enquire(who, 'proposals/', turn, { amount: 195_000, email }),
  report: (who, email, turn) =>
    who.json('/api-next/reports/', {
      listingId: ad(turn),
      locale: LOCALES[turn % LOCALES.length] ?? 'hr',
      key: newFormKey(Date.now() - 60_000),
      reason: 'fraud',
      explanation: `${BAIT}, prijava ${turn}.`,
      name: NAME,
      email,
      goodFaith: '1',
    }),
  register: (who, email) =>
    who.form(ACCOUNT_CALLS.register, person({ first_name: NAME, last_name: NAME, email: email.trim() })),
  'password recovery': (who, email) => who.form(ACCOUNT_CALLS.passwordRetrieve, { email: email.trim() }),
};

const ad = (turn: number): number => ads[turn % ads.length] ?? 0;
const tomorrow = (): string => `${new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 11)}10:00`;

/** A form of an ad. */
function enquire(who: TestVisitor, call: string, turn: number, fields: Record<string, unknown>): Promise<Response> {
  return who.json(`/api-next/enquiries/${call}`, {
    listingId: ad(turn),
    key: newFormKey(Date.now() - 60_000),
    locale: LOCALES[turn % LOCALES.length] ?? 'hr',
    name: NAME,
    phone: '091 234 5678',
    message: `${BAIT} ${call} ${turn}`,
    ...fields,
  });
}

function call(who: TestVisitor, name: string, turn: number, fields: Record<string, string>): Promise<Response> {
  return who.json(`/api-next/${name}/`, {
    locale: LOCALES[turn % LOCALES.length] ?? 'hr',
    key: newFormKey(Date.now() - 60_000),
    ...fields,
  });
}

test.each(Object.entries(FORMS).map(([name, post], index) => [name, `jedan${index}@primjer.hr`, post] as const))(
  '%s: one post is answered, and its mail says nothing that was typed',
  async (name, email, post) => {
    const { statusCode } = await post(new TestVisitor(portal.app, '10.9.0.1'), email, 0);
    expect([200, 201, 303]).toContain(statusCode);
    const sent = await mails(email);
    // An unknown address gets nothing from recovery.
    expect(sent).toHaveLength(name === 'password recovery' ? 0 : 1);
    for (const { subject, body_text, body_html } of sent)
      expect(`${subject} ${body_text} ${body_html}`).not.toMatch(NOTHING_TYPED);
  },
);

test('200 posts from one network over all languages and forms: at most five mails to one mailbox, none with what was typed', async () => {
  const posts = Object.values(FORMS);
  for (let turn = 0; turn < 200; turn += 1)
    await posts[turn % posts.length]?.(
      new TestVisitor(portal.app, '10.9.1.1'),
      SPELLINGS[turn % SPELLINGS.length] ?? '',
      turn,
    );
  const sent = await mails();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(5);
  for (const { subject, body_text, body_html, reply_to } of sent) {
    expect(`${subject} ${body_text} ${body_html}`).not.toMatch(NOTHING_TYPED);
    expect(reply_to).toBeNull();
  }
});

test('receipts hold a number and neutral words, no link', async () => {
  for (const name of ['contact', 'agency sign-up', 'report', 'complaint'])
    await FORMS[name]?.(new TestVisitor(portal.app, '10.9.2.1'), RECEIPTS, 3);
  const sent = await mails(RECEIPTS);
  expect(sent).toHaveLength(4);
  for (const { subject, body_text, body_html } of sent) {
    expect(subject).toMatch(/\([2-9A-HJ-NP-Z]{8}\)$/);
    expect(`${body_text} ${body_html}`).not.toMatch(/https?:\/\/|href=/);
  }
});

test('whoever has proven the mailbox and is signed in gets their copies, however many', async () => {
  const owner = new TestVisitor(portal.app, '10.9.3.1');
  await owner.register(person({ email: OWNER, password: GOOD_PASSWORD }));
  await database.db.updateTable('account').set({ email_verified_at: new Date() }).execute();
  await database.sql`truncate mail_outbox`;
  for (let turn = 0; turn < 8; turn += 1) expect((await FORMS['message']?.(owner, OWNER, turn))?.statusCode).toBe(201);
  expect((await mails(OWNER)).map(({ template }) => template)).toEqual(Array.from({ length: 8 }, () => 'enquiry-copy'));
});

test('a link that was followed makes room again: who reads the mailbox may go on', async () => {
  const network = '10.9.4.1';
  const ask = async (turn: number): Promise<number | undefined> =>
    (await FORMS['message']?.(new TestVisitor(portal.app, network), SEEKER, turn))?.statusCode;
  for (let turn = 0; turn < 5; turn += 1) expect(await ask(turn)).toBe(201);
  expect(await ask(5)).toBe(429);
  const code = /\?kod=([\w-]{43})/.exec((await mails(SEEKER)).at(-1)?.body_text ?? '')?.[1] ?? '';
  expect(
    (await new TestVisitor(portal.app, network).json('/api-next/enquiries/link/', { code }, { token: null }))
      .statusCode,
  ).toBe(200);
  expect(await ask(5)).toBe(201);
});
