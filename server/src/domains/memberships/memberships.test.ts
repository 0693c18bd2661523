import type { FullUserInfo, SessionUser } from '@kvadrat/contracts/account';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { OwnAgencies } from '@kvadrat/contracts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import type { TestVisitor } from '../accounts/testing/test-visitor';
import { saveAgency } from '../agencies/api';
import { actsFor, actsWith, foundAgencyAccount, foundAgencyByMail } from './api';
import { createMembershipPortal, type MembershipPortal } from './testing/membership-portal';

const OWN = '/api-next/user/agencies/';
const ACTING = '/api-next/user/acting/';
const LINKS = '/api-next/agency-invites/';
const database = withTestDatabase();

let portal: MembershipPortal;
let agencies = 0;
type Somebody = Awaited<ReturnType<MembershipPortal['person']>>;

beforeAll(async () => {
  portal = await createMembershipPortal(database, (api, accounts) => {
    const deps = { db: database.db, accounts };
    api.get('/api-next/who/', async (request) => {
      const actor = await actsFor(deps, request);
      return { agency: actor?.acting?.agencyId ?? null, role: actor?.acting?.role ?? 'user' };
    });
    api.get('/api-next/statistics-of-test/', async (request) => {
      await actsWith(deps, request, 'see-statistics');
      return {};
    });
  });
}, 60_000);
afterAll(() => portal.app.close());

/** A new agency with its own account. */
async function agency(): Promise<{ id: number; owner: Somebody }> {
  agencies += 1;
  const id = await saveAgency(database.db, { slug: `agencija-${agencies}`, name: `Agencija ${agencies}` });
  const owner = await portal.person('Vlasnica');
  await database.db
    .transaction()
    .execute((tx) => foundAgencyAccount(tx, { agencyId: id, accountId: owner.accountId, now: portal.clock.now }));
  return { id, owner };
}

const read = async (browser: TestVisitor): Promise<OwnAgencies> => (await browser.get(OWN)).json<OwnAgencies>();
const invite = (browser: TestVisitor, id: number, body: object) =>
  browser.json(`${OWN}${id}/invites/`, { locale: 'hr', ...body });
const act = (browser: TestVisitor, agencyId: number | null) => browser.json(ACTING, { agencyId }, { method: 'PUT' });
const change = (browser: TestVisitor, id: number, uuid: string, body: object) =>
  browser.json(`${OWN}${id}/people/${uuid}/`, body, { method: 'PUT' });
const remove = (browser: TestVisitor, id: number, uuid: string) =>
  browser.json(`${OWN}${id}/people/${uuid}/`, {}, { method: 'DELETE' });
const who = async (browser: TestVisitor) =>
  (await browser.get('/api-next/who/')).json<{ agency: number | null; role: string }>();

async function mailedKey(email: string): Promise<string> {
  const mails = await database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('template', '=', 'agency-invite')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  return /veza=(\S+)/.exec(mails[0]?.body_text ?? '')?.[1] ?? '';
}

/** An agency with one more of its people. */
async function together(role: string, permissions: string[] = []) {
  const { id, owner } = await agency();
  const other = await portal.person('Ivo');
  await invite(owner.browser, id, { email: other.email, role, permissions });
  const joined = await other.browser.json(LINKS, { link: await mailedKey(other.email) });
  return { id, owner, other, joined };
}

test('R247 who is invited by mail joins by its link, once, and acts for the agency from then on; the pages know for whom', async () => {
  const { id, owner, other, joined } = await together('delegate');
  expect([joined.statusCode, joined.json()]).toEqual([200, { agencyId: id, role: 'delegate' }]);
  expect(await who(other.browser)).toEqual({ agency: id, role: 'delegate' });
  for (const call of [ACCOUNT_CALLS.info, ACCOUNT_CALLS.fullInfo])
    expect((await other.browser.get(call)).json<SessionUser | FullUserInfo>().actingFor).toEqual({
      id,
      name: `Agencija ${agencies}`,
    });
  const link = await mailedKey(other.email);
  expect((await portal.visitor().get(`${LINKS}?veza=${link}`)).statusCode).toBe(404);
  const third = await portal.person('Eva');
  expect((await third.browser.json(LINKS, { link })).statusCode).toBe(404);
  const { agencies: own } = await read(owner.browser);
  expect(own).toHaveLength(1);
  expect(own[0]?.people.map(({ role, email, removable }) => [role, email, removable])).toEqual([
    ['agency', owner.email, false],
    ['delegate', other.email, true],
  ]);
  expect(own[0]?.invites).toEqual([]);
});

test('R247 for oneself again: nothing says an agency; another browser of the same person acts for whom it chose itself', async () => {
  const { id, other } = await together('agent');
  expect((await act(other.browser, null)).statusCode).toBe(204);
  expect(await who(other.browser)).toEqual({ agency: null, role: 'user' });
  expect('actingFor' in (await other.browser.user<SessionUser>())).toBe(false);
  expect((await act(other.browser, id)).statusCode).toBe(204);
  expect(await who(other.browser)).toEqual({ agency: id, role: 'agent' });
  expect((await portal.visitor().json(ACTING, { agencyId: id }, { method: 'PUT' })).statusCode).toBe(401);
  const stranger = await portal.person('Eva');
  expect((await act(stranger.browser, id)).statusCode).toBe(404);
  expect((await act(stranger.browser, 2_147_483_647)).statusCode).toBe(404);
  expect((await act(stranger.browser, 2_147_483_648)).statusCode).toBe(400);
});

test.each([
  ['agency', [], true, 204],
  ['delegate', [], true, 403],
  ['agent', [], false, 403],
  ['custom', ['see-statistics', 'manage-people', 'steal'], true, 403],
  ['custom', ['publish-ads'], false, 403],
])('R105 R247 the role %s with %j does what the one table says', async (role, permissions, seesFigures, mayInvite) => {
  const { id, other } = await together(role, permissions);
  expect((await other.browser.get('/api-next/statistics-of-test/')).statusCode).toBe(seesFigures ? 200 : 403);
  const invited = await invite(other.browser, id, { email: 'netko@primjer.hr', role: 'agent' });
  expect(invited.statusCode).toBe(mayInvite);
  const [own] = (await read(other.browser)).agencies;
  expect(own?.people.every(({ email, own: isOwn }) => isOwn || (email !== '') === (mayInvite === 204))).toBe(true);
  expect(own?.invites).toHaveLength(mayInvite === 204 ? 1 : 0);
});

test('R247 who is removed acts for nobody at once, in every browser, and can be invited again', async () => {
  const { id, owner, other } = await together('delegate');
  expect((await remove(owner.browser, id, other.uuid)).statusCode).toBe(204);
  expect(await who(other.browser)).toEqual({ agency: null, role: 'user' });
  expect((await read(other.browser)).agencies).toEqual([]);
  expect((await remove(owner.browser, id, other.uuid)).statusCode).toBe(404);
  await invite(owner.browser, id, { email: other.email, role: 'agent' });
  expect((await other.browser.json(LINKS, { link: await mailedKey(other.email) })).statusCode).toBe(200);
});

test('R247 the last account of the agency itself is neither removed nor given another role, by nobody; also when two leave at once', async () => {
  const { id, owner, other } = await together('agency');
  const answers = await Promise.all([remove(owner.browser, id, owner.uuid), remove(other.browser, id, other.uuid)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  const left = answers[0].statusCode === 204 ? other : owner;
  expect((await change(left.browser, id, left.uuid, { role: 'agent' })).statusCode).toBe(409);
  const [own] = (await read(left.browser)).agencies;
  expect(own?.people.map(({ role, removable }) => [role, removable])).toEqual([['agency', false]]);
});

test('R247 roles are changed by who manages people, oneself one leaves alone', async () => {
  const { id, owner, other } = await together('agent');
  expect((await change(other.browser, id, other.uuid, { role: 'agency' })).statusCode).toBe(403);
  expect((await change(owner.browser, id, other.uuid, { role: 'owner' })).json()).toMatchObject({
    data: { problems: { role: 'allowed-values' } },
  });
  expect((await change(owner.browser, id, other.uuid, { role: 'delegate' })).statusCode).toBe(204);
  expect(await who(other.browser)).toEqual({ agency: id, role: 'delegate' });
  expect((await change(owner.browser, id, 'nije-uuid', { role: 'agent' })).statusCode).toBe(400);
  expect((await remove(other.browser, id, owner.uuid)).statusCode).toBe(403);
  expect((await remove(other.browser, id, other.uuid)).statusCode).toBe(204);
});

test('an invitation is made anew for the same address, taken back, and is over after two weeks', async () => {
  const { id, owner } = await agency();
  await invite(owner.browser, id, { email: 'nova@primjer.hr', role: 'agent' });
  const first = await mailedKey('nova@primjer.hr');
  await invite(owner.browser, id, { email: 'Nova@primjer.hr', role: 'delegate' });
  expect((await portal.visitor().get(`${LINKS}?veza=${first}`)).statusCode).toBe(404);
  const [own] = (await read(owner.browser)).agencies;
  expect(own?.invites.map(({ role }) => role)).toEqual(['delegate']);
  await owner.browser.json(`${OWN}${id}/invites/${own?.invites[0]?.id}/`, {}, { method: 'DELETE' });
  expect((await read(owner.browser)).agencies[0]?.invites).toEqual([]);
  await invite(owner.browser, id, { email: 'kasna@primjer.hr', role: 'agent' });
  const late = await mailedKey('kasna@primjer.hr');
  expect((await portal.visitor().get(`${LINKS}?veza=${late}`)).json()).toEqual({
    agency: `Agencija ${agencies}`,
    role: 'agent',
  });
  const { now } = portal.clock;
  portal.clock.now = new Date(now.getTime() + 14 * 24 * 3600_000);
  expect((await portal.visitor().get(`${LINKS}?veza=${late}`)).statusCode).toBe(404);
  portal.clock.now = now;
});

test('an agency that staff has approved: a proven address has its account at once, any other is invited', async () => {
  const { db } = database;
  const agencyId = await saveAgency(db, { slug: 'odobrena', name: 'Odobrena' });
  const known = await portal.person('Maja');
  const found = (email: string) =>
    db.transaction().execute((tx) =>
      foundAgencyByMail(db, tx, () => 'http://localhost:8080', {
        agencyId,
        email,
        locale: 'de',
        now: portal.clock.now,
      }),
    );
  expect(await found(known.email)).toBe('member');
  expect((await read(known.browser)).agencies.map(({ role }) => role)).toEqual(['agency']);
  expect(await found('nepoznata@primjer.hr')).toBe('invited');
  const other = await portal.person('Eva');
  const joined = await other.browser.json(LINKS, { link: await mailedKey('nepoznata@primjer.hr') });
  expect(joined.json()).toEqual({ agencyId, role: 'agency' });
});
