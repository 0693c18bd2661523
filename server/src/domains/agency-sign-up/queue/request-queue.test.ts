import type { AgencyRequest, AgencyRequests } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { placeDirectory } from '../../geography/api';
import { cookieOf, createStaffCalls, OWN_SITE, signInBy, staffToken } from '../../operations/testing/staff-portal';
import { storeRequest } from '../sign-up.store';
import { requestQueueRoutes } from './request-queue.routes';

const database = withTestDatabase({ holds: 'places' });
const OPERATOR = 'agencije@kvadrat.example';
const CALL = '/api-next/staff/agency-requests/';
let staff: FastifyInstance;
let requests = 0;

const portal = (closed: boolean): Promise<FastifyInstance> =>
  createStaffCalls(database.db, closed, (app, door) =>
    app.register(requestQueueRoutes, {
      db: database.db,
      staff: door,
      operator: OPERATOR,
      publicUrl: () => 'https://kvadrat.example',
    }),
  );
beforeAll(async () => {
  staff = await portal(false);
}, 30_000);
afterAll(() => staff.close());
beforeEach(async () => {
  await database.sql`TRUNCATE agency_request, agency, mail_outbox CASCADE`;
});

/** A request that waits. @returns its number */
async function given(changes: object = {}): Promise<string> {
  requests += 1;
  const { reference } = await storeRequest(database.db, {
    kind: 'agency',
    company: 'Marjan nekretnine d.o.o.',
    oib: '69435151530',
    register: '12/2019',
    street: 'Riva 1',
    place: 'split',
    name: 'Ana Horvat',
    email: 'ana@example.hr',
    phone: '+385 21 234 567',
    message: '',
    locale: 'hr',
    formKey: `00000000-0000-4000-8000-${String(requests).padStart(12, '0')}`,
    ...changes,
  });
  return reference;
}
const decide = (reference: string, body: object, seen = 'open') =>
  staff.inject({
    method: 'POST',
    url: `${CALL}${reference}/decisions/`,
    headers: OWN_SITE,
    payload: { reasons: '', seen, ...body },
  });
const read = async (reference: string): Promise<AgencyRequest> =>
  (await staff.inject(`${CALL}${reference}/`)).json<AgencyRequest>();
const mails = (template = 'agency-request-decision') =>
  database.db.selectFrom('mail_outbox').selectAll().where('template', '=', template).orderBy('id').execute();

test('R244 an approval founds the agency with what was asked, and the mail leads to its page', async () => {
  const reference = await given();
  expect((await decide(reference, { action: 'approve' })).statusCode).toBe(201);
  const agency = await database.db.selectFrom('agency').selectAll().executeTakeFirstOrThrow();
  const places = await placeDirectory(database.db);
  expect(agency).toMatchObject({
    slug: 'marjan-nekretnine-d-o-o',
    name: 'Marjan nekretnine d.o.o.',
    type: 'agency',
    plan: 'free',
    licence: '12/2019',
    oib: '69435151530',
    place_id: places.byPath('split')?.id,
  });
  // Without an office it would stand in the directory of no town.
  const offices = await database.db.selectFrom('agency_office').select(['agency_id', 'place_id', 'street']).execute();
  expect(offices).toEqual([{ agency_id: agency.id, place_id: agency.place_id, street: 'Riva 1' }]);
  expect(await read(reference)).toMatchObject({
    state: 'approved',
    agencyPath: '/agencija/marjan-nekretnine-d-o-o/',
    possible: [],
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'ana@example.hr', reply_to: OPERATOR });
  expect(mail?.body_text).toContain('https://kvadrat.example/agencija/marjan-nekretnine-d-o-o/');
  // Nobody has proven the address yet, so its owner is invited.
  expect((await mails('agency-invite')).map(({ recipient }) => recipient)).toEqual(['ana@example.hr']);
});

test('R244 a second company of one name has an address of its own; a constructor is one', async () => {
  for (const kind of ['agency', 'constructor'])
    await decide(await given({ kind, register: '' }), { action: 'approve' });
  const agencies = await database.db.selectFrom('agency').select(['slug', 'type', 'licence']).orderBy('id').execute();
  expect(agencies).toEqual([
    { slug: 'marjan-nekretnine-d-o-o', type: 'agency', licence: null },
    { slug: 'marjan-nekretnine-d-o-o-2', type: 'constructor', licence: null },
  ]);
});

test.each(LOCALES)('R244 in %s whoever is asked back or refused reads why', async (locale) => {
  const reference = await given({ locale });
  await decide(reference, { action: 'ask', reasons: 'Pošaljite rješenje <b>o upisu</b>.' });
  await decide(reference, { action: 'refuse', reasons: 'Upis ne postoji.' }, 'asked');
  const [asked, refused] = await mails();
  expect(asked?.body_text).toContain('Pošaljite rješenje <b>o upisu</b>.');
  expect(asked?.body_html).not.toContain('<b>o upisu');
  expect(refused?.body_text).toContain('Upis ne postoji.');
  expect([asked?.locale, refused?.locale, asked?.subject.includes(reference)]).toEqual([locale, locale, true]);
});

test('nobody decides twice, without reasons, or about what is not there', async () => {
  const reference = await given();
  const wrong = await decide(reference, { action: 'refuse' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { data: { problems: { reasons: 'required' } } }]);
  expect((await decide(reference, { action: 'ask', reasons: 'x' }, 'asked')).statusCode).toBe(409);
  const both = await Promise.all([1, 2].map(() => decide(reference, { action: 'approve' })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await decide('23456789', { action: 'approve' })).statusCode).toBe(404);
  expect((await staff.inject(`${CALL}%00/`)).statusCode).toBe(404);
  expect(await mails()).toHaveLength(1);
});

test('the queue has what waits longest first, and says how many there are of each', async () => {
  const [first, second] = [await given(), await given({ company: 'Druga' })];
  await database.sql`UPDATE agency_request SET received_at = now() - interval '2 days' WHERE reference = ${second}`;
  await decide(await given({ oib: '12345678903' }), { action: 'refuse', reasons: 'Ne.' });
  const open = (await staff.inject(CALL)).json<AgencyRequests>();
  expect(open.requests.map(({ reference }) => reference)).toEqual([second, first]);
  expect(open.counts).toEqual({ open: 2, asked: 0, approved: 0, refused: 1 });
  expect((await read(first)).same).toBe(1);
  expect((await staff.inject(`${CALL}?state=refused`)).json<AgencyRequests>().requests).toHaveLength(1);
});

test('only the staff reads and decides', async () => {
  const closed = await portal(true);
  const reference = await given();
  expect((await closed.inject(CALL)).statusCode).toBe(401);
  expect((await closed.inject(`${CALL}${reference}/`)).statusCode).toBe(401);
  const cookie = cookieOf(await signInBy(closed, await staffToken(database.db, 'Iva')));
  const decision = {
    method: 'POST',
    url: `${CALL}${reference}/decisions/`,
    payload: { action: 'approve', reasons: '', seen: 'open' },
  } as const;
  expect((await closed.inject({ ...decision, headers: OWN_SITE })).statusCode).toBe(401);
  expect((await closed.inject({ ...decision, headers: { ...OWN_SITE, cookie } })).statusCode).toBe(201);
  expect((await read(reference)).author).toContain('Iva');
  await closed.close();
});
