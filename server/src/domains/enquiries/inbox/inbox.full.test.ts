import { randomUUID } from 'node:crypto';
import { CHANGED_ACCOUNTS_CHANNEL } from '../../accounts/api';
import { person, TestVisitor } from '../../accounts/testing/test-visitor';
import { withTemporaryFolders } from '../../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import type { TestPortal } from '../../../edge/pages/testing/test-portal';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { createEnquiries, createReplyDesk, enquiryRoutes, type Enquiries } from '../api';
import { answerByMail } from '../testing/answer-by-mail';
import { AGENCY_EMAIL, submission, type addAds } from '../testing/enquiry-ads';
import { openContactPortal } from '../testing/enquiry-portal';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
const REPLY_DOMAIN = 'odgovori.primjer.hr';
let ads: Awaited<ReturnType<typeof addAds>>;
let portal: TestPortal;
let enquiries: Enquiries;
let agency: TestVisitor;
let ivo: TestVisitor;
let networks = 0;
let messaging = true;

interface Listed {
  count: number;
  unread: number;
  boxes: Record<string, number>;
  results: { id: number; unread: number; last: string; phone: string | null; blocked: string | null }[];
}
interface Read {
  seen: number;
  shares: string[];
  addresses: { phone: string | null; email: string | null };
  entries: { id: number; body: string; clientId: string | null; warnings: string[] }[];
}

beforeAll(async () => {
  ({ ads, portal } = await openContactPortal(database, temporaryFolder(), ({ db, publicUrl, accounts }) => {
    enquiries = createEnquiries({ db, publicUrl, replyDomain: REPLY_DOMAIN });
    return {
      registerApi: async (api) =>
        await api.register(enquiryRoutes, {
          db,
          enquiries,
          accounts,
          flagsOf: () => ({ ...DEFAULT_FLAGS, messaging }),
        }),
    };
  }));
  agency = await proven(AGENCY_EMAIL);
  ivo = await proven('ivo@primjer.hr');
}, 60_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  await database.sql`truncate enquiry_thread, enquiry_submission, enquiry_lead, mail_outbox, limit_count restart identity cascade`;
});

async function proven(email: string): Promise<TestVisitor> {
  const visitor = new TestVisitor(portal.app, `10.9.0.${networks++}`);
  await visitor.register(person({ email }));
  await database.db
    .updateTable('account')
    .set({ email_verified_at: new Date(), created_at: new Date('2025-01-01') })
    .where('email', '=', email)
    .execute();
  return visitor;
}

/** A conversation that the visitor has begun. @returns its address */
async function begun(listingId = ads.ofAgency, body = 'Je li stan slobodan?'): Promise<string> {
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'ivo@primjer.hr')
    .executeTakeFirstOrThrow();
  await enquiries.submit(submission(listingId, { body }), account);
  const { id } = await database.db
    .selectFrom('enquiry_thread')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return `/api-next/user/threads/${id}/`;
}
const list = async (visitor: TestVisitor, query = ''): Promise<Listed> =>
  (await visitor.get(`/api-next/user/threads/?locale=hr${query}`)).json<Listed>();
const read = async (visitor: TestVisitor, path: string, after = 0): Promise<Read> =>
  (await visitor.get(`${path}?after=${after}`)).json<Read>();
const state = async (visitor: TestVisitor, path: string, change: object): Promise<number> =>
  (await visitor.json(`${path}state/`, change, { method: 'PUT' })).statusCode;
const mailCount = async (): Promise<number> =>
  (await database.db.selectFrom('mail_outbox').select('id').where('template', '=', 'enquiry-answer').execute()).length;

test('O-18 a message that comes five times at once with the id of its browser is one, and one mail', async () => {
  const path = await begun();
  const message = { message: 'Slobodan je.', clientId: randomUUID() };
  const sent = await Promise.all(Array.from({ length: 5 }, () => agency.json(path, message)));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(204));
  const { entries } = await read(agency, path);
  expect(entries.map(({ body }) => body)).toEqual(['Je li stan slobodan?', 'Slobodan je.']);
  expect(entries.at(-1)?.clientId).toBe(message.clientId);
  expect(await mailCount()).toBe(1);
  // The other side never learns the id; the same id of the other side is another message.
  expect((await read(ivo, path)).entries.at(-1)?.clientId).toBeNull();
  await ivo.json(path, { message: 'Hvala!', clientId: message.clientId });
  expect((await read(ivo, path)).entries).toHaveLength(3);
});

test('R274 who comes back asks for what came after the last entry alone; marks of what was read reach the writer', async () => {
  const path = await begun();
  await agency.json(path, { message: 'Jedan' });
  const first = (await read(ivo, path)).entries.at(-1)?.id ?? 0;
  await agency.json(path, { message: 'Dva' });
  const { entries } = await read(ivo, path, first);
  expect(entries.map(({ body }) => body)).toEqual(['Dva']);
  expect((await read(agency, path)).seen).toBeLessThan(first);
  const last = entries[0]?.id ?? 0;
  await ivo.json(`${path}seen/`, { entry: last + 1000 }, { method: 'PUT' });
  expect((await read(agency, path)).seen).toBe(last);
  // Never less than before.
  await ivo.json(`${path}seen/`, { entry: 1 }, { method: 'PUT' });
  expect((await read(agency, path)).seen).toBe(last);
});

test('R274 both sides hear at once that something has changed, and nobody else does', async () => {
  const path = await begun();
  const told: string[] = [];
  const { unlisten } = await database.sql.listen(CHANGED_ACCOUNTS_CHANNEL, (id) => told.push(id));
  const ids = (
    await database.db
      .selectFrom('account')
      .select('id')
      .where('email', 'in', [AGENCY_EMAIL, 'ivo@primjer.hr'])
      .orderBy('id')
      .execute()
  ).map(({ id }) => String(id));
  await agency.json(path, { message: 'Slobodan je.' });
  await ivo.json(`${path}seen/`, { entry: 2 }, { method: 'PUT' });
  const started = Date.now();
  while (told.length < 4 && Date.now() - started < 5000) await new Promise((resolve) => setTimeout(resolve, 10));
  await unlisten();
  expect(told.length).toBe(4);
  expect([...new Set(told)].sort()).toEqual([...ids].sort());
});

test('R274 what is put away comes back by itself; what is unread stands first; words, ads and boxes narrow the list', async () => {
  const path = await begun();
  const [more = 0] = ads.more;
  const second = await begun(more, 'Ima li garažu?');
  expect((await list(agency)).results.map(({ unread }) => unread)).toEqual([1, 1]);
  await agency.json(`${second}seen/`, { entry: 99 }, { method: 'PUT' });
  // The later one is read by now, so that the other stands first.
  expect((await list(agency)).results.map(({ last }) => last)).toEqual(['Je li stan slobodan?', 'Ima li garažu?']);
  expect(await state(agency, path, { archived: true })).toBe(204);
  expect(await list(agency, '&box=archived')).toMatchObject({ count: 1, results: [{ isArchived: true }] });
  expect(await list(agency, '&box=inbox')).toMatchObject({ count: 1, boxes: { inbox: 1, archived: 1, blocked: 0 } });
  expect((await list(agency, '&q=GARAZU')).results.map(({ last }) => last)).toEqual(['Ima li garažu?']);
  expect((await list(agency, '&q=ivic%20slobodan')).count).toBe(1);
  expect((await list(agency, '&q=100%25')).count).toBe(0);
  expect((await list(agency, `&ad=${more}`)).count).toBe(1);
  await ivo.json(path, { message: 'Još me zanima.' });
  expect(await list(agency, '&box=archived')).toMatchObject({ count: 0 });
  expect((await agency.get('/api-next/user/threads/?box=nema')).statusCode).toBe(400);
});

test('R274 who is blocked is told so, on the page, by mail and by the form of the ad; nothing is silently dropped', async () => {
  const path = await begun();
  expect(await state(agency, path, { blocked: true })).toBe(204);
  expect((await ivo.json(path, { message: 'Halo?' })).statusCode).toBe(403);
  expect((await agency.json(path, { message: 'Ne' })).statusCode).toBe(403);
  const desk = createReplyDesk({ db: database.db, enquiries, domain: REPLY_DOMAIN });
  const { advertiser_alias: alias } = await database.db
    .selectFrom('enquiry_thread')
    .selectAll()
    .executeTakeFirstOrThrow();
  const mail = { from: 'ivo@primjer.hr', to: `${alias}@${REPLY_DOMAIN}`, text: 'Halo?' };
  await expect(answerByMail(desk, mail)).rejects.toThrow('blocked');
  await expect(begun(ads.ofAgency, 'Opet ja')).rejects.toMatchObject({ code: 'not-found' });
  expect(await list(agency, '&box=blocked')).toMatchObject({ count: 1, unread: 0, results: [{ blocked: 'own' }] });
  expect((await list(ivo)).results[0]?.blocked).toBe('other');
  await state(agency, path, { blocked: false });
  await answerByMail(desk, mail);
  expect((await read(agency, path)).entries.map(({ body }) => body)).toEqual(['Je li stan slobodan?', 'Halo?']);
});

test('R274 numbers and addresses of a side are shown only while it shows them', async () => {
  const path = await begun();
  expect((await read(agency, path)).addresses).toEqual({ phone: '+385 91 234 5678', email: null });
  expect((await read(ivo, path)).addresses).toEqual({ phone: null, email: null });
  await state(ivo, path, { shares: ['email'] });
  expect((await read(agency, path)).addresses).toEqual({ phone: null, email: 'ivo@primjer.hr' });
  expect((await list(agency)).results[0]?.phone).toBeNull();
  await state(agency, path, { shares: ['phone', 'email'] });
  expect((await read(ivo, path)).addresses).toEqual({ phone: '+385 21 555 100', email: AGENCY_EMAIL });
  await state(agency, path, { shares: [] });
  expect((await read(ivo, path)).addresses).toEqual({ phone: null, email: null });
  expect(await state(ivo, path, { shares: ['address'] })).toBe(400);
});

test('R274 the reader is warned, the writer is not, and the words stay as they are', async () => {
  const text = 'Uplatite predujam na IBAN DE89 3704 0044 0532 0130 00.';
  const path = await begun(ads.ofAgency, text);
  expect((await read(agency, path)).entries[0]).toMatchObject({
    body: text,
    warnings: ['advance-payment', 'foreign-account'],
  });
  expect((await read(ivo, path)).entries[0]?.warnings).toEqual([]);
});

test('R274 others reach none of it: strangers, other accounts, calls without their token', async () => {
  const path = await begun();
  const other = await proven('netko.treci@primjer.hr');
  expect(await state(other, path, { blocked: true })).toBe(404);
  expect((await other.get(path)).statusCode).toBe(404);
  expect((await list(other, '&q=stan')).count).toBe(0);
  expect((await agency.json(`${path}state/`, { blocked: true }, { method: 'PUT', token: null })).statusCode).toBe(403);
  expect((await new TestVisitor(portal.app, '10.9.9.9').get(path)).statusCode).toBe(401);
  expect((await list(agency)).results[0]?.blocked).toBeNull();
});

test('R247 R274 who may answer for an agency reads and answers its conversations and hears of them; who may not, finds none', async () => {
  const path = await begun();
  const [agent, other] = [await proven('agent@maris.example'), await proven('racun@maris.example')];
  const idOf = async (email: string): Promise<number> =>
    (await database.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const { agency_id: agencyId } = await database.db
    .selectFrom('enquiry_thread')
    .select('agency_id')
    .executeTakeFirstOrThrow();
  const join = async (email: string, role: 'agent' | 'custom'): Promise<void> => {
    await database.sql`insert into agency_member (agency_id, account_id, role, since) values (${agencyId}, ${await idOf(email)}, ${role}, now())`;
  };
  await join('agent@maris.example', 'agent');
  await join('racun@maris.example', 'custom');
  expect(await list(agent)).toMatchObject({ count: 1, unread: 1, results: [{ side: 'advertiser' }] });
  expect((await list(other)).count).toBe(0);
  expect((await other.get(path)).statusCode).toBe(404);
  const told: string[] = [];
  const { unlisten } = await database.sql.listen(CHANGED_ACCOUNTS_CHANNEL, (id) => told.push(id));
  expect((await agent.json(path, { message: 'Ovdje Mate iz Marisa.' })).statusCode).toBe(204);
  const started = Date.now();
  while (told.length < 3 && Date.now() - started < 5000) await new Promise((resolve) => setTimeout(resolve, 10));
  await unlisten();
  expect(told).toContain(String(await idOf('agent@maris.example')));
  expect(told).not.toContain(String(await idOf('racun@maris.example')));
  expect((await read(ivo, path)).entries.at(-1)?.body).toBe('Ovdje Mate iz Marisa.');
  // What one of them has read, the agency has.
  expect((await list(agency)).unread).toBe(0);
  await database.sql`delete from agency_member`;
  expect((await agent.get(path)).statusCode).toBe(404);
});

test('a new account writes twenty messages in an hour, one that is known more; each is told when to try again', async () => {
  const path = await begun();
  const setAge = (date: Date) =>
    database.db.updateTable('account').set({ created_at: date }).where('email', '=', AGENCY_EMAIL).execute();
  await setAge(new Date());
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await agency.json(path, { message: `Poruka ${n}` })).statusCode);
  expect(statuses.slice(18)).toEqual([204, 204, 429]);
  await setAge(new Date('2025-01-01'));
  expect((await agency.json(path, { message: 'Poruka 22' })).statusCode).toBe(204);
});

test('R204 with messaging switched off there are no conversations on the portal; mails go on', async () => {
  const path = await begun();
  messaging = false;
  expect((await agency.get('/api-next/user/threads/')).statusCode).toBe(404);
  expect((await agency.json(path, { message: 'x' })).statusCode).toBe(404);
  messaging = true;
  expect((await agency.get('/api-next/user/threads/')).statusCode).toBe(200);
});
