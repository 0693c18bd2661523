import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModerationCase, ModerationQueue } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import type { FastifyInstance } from 'fastify';
import { saveAgency } from '../agencies/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { newFormKey } from '../../platform/forms';
import { insertListings, saveListing, setStatus } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { freshLimiter } from '../../platform/limits/testing/fresh-limiter';
import type { TestPortal } from '../../edge/pages/testing/test-portal';
import { cookieOf, OWN_SITE, signInBy, staffToken } from '../operations/testing/staff-portal';
import { createReportPortal, createStaffPortal, ORIGIN } from './testing/moderation-portal';
import { forgetReporters } from './api';

const limiter = freshLimiter();
const database = withTestDatabase({ holds: 'places' });
const OWNER = 'vlasnica@example.hr';
const GOOD = {
  reason: 'fraud',
  explanation: 'Fotografije su iz drugog oglasa.\r\nCijena je izmišljena.',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  goodFaith: '1',
};

let folder: string;
let portal: TestPortal;
let staff: FastifyInstance;
const now = Date.parse('2026-11-28T10:00:00Z');
let visitor = 0;
let ad = 0;

beforeAll(async () => {
  const { db } = database;
  folder = mkdtempSync(join(tmpdir(), 'kv-moderation-'));
  portal = await createReportPortal(db, folder, () => now, limiter);
  staff = await createStaffPortal(db, false, () => now);
}, 30_000);
afterAll(async () => {
  await Promise.all([portal.app.close(), staff.close()]);
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  visitor += 1;
  await database.sql`TRUNCATE listing, listing_text, ad_report, moderation_decision, moderation_complaint, mail_outbox CASCADE`;
  const own = draft({
    reference: 'V-1',
    advertiser: { type: 'privato', name: 'Vlasta', phone: null, email: OWNER },
    texts: { hr: { title: 'Stan <b>s</b> pogledom', description: '<script>alert(1)</script>' } },
  });
  [ad = 0] = await database.db.transaction().execute((tx) => insertListings(tx, [own]));
});

const formKey = (ageMs = 60_000): string => newFormKey(now - ageMs);
const report = (
  fields: Partial<typeof GOOD> = {},
  more: Record<string, string | number> = {},
  headers: Record<string, string> = {},
) =>
  portal.app.inject({
    method: 'POST',
    url: '/api-next/reports/',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.1.0.${visitor}`, ...headers },
    payload: { listingId: ad, locale: 'hr', key: formKey(), ...GOOD, ...fields, ...more },
  });
const reports = () => database.db.selectFrom('ad_report').selectAll().orderBy('id').execute();
const mails = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const mailTo = async (recipient: string, template: string) =>
  (await mails()).find((mail) => mail.recipient === recipient && mail.template === template);
const statusOf = async (): Promise<number | undefined> =>
  (await database.db.selectFrom('listing').select('status').where('id', '=', ad).executeTakeFirst())?.status;

const CALLS = '/api-next/staff/moderation/';
const look = (path = `${ad}/`, headers: Record<string, string> = {}) =>
  staff.inject({ url: `${CALLS}${path}`, headers });
const readCase = async (): Promise<ModerationCase> => (await look()).json();
const readQueue = async (query = ''): Promise<ModerationQueue> => (await look(query)).json();
const order = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: `${CALLS}${ad}/decisions/`,
  headers: { ...OWN_SITE, ...headers },
  payload: { ground: 'terms', reasons: 'Ista fotografija stoji u oglasu iz 2024.', seen: '', ...fields },
});
async function decide(action: string, more: Record<string, string> = {}) {
  return staff.inject(order({ action, seen: (await readCase()).seen, ...more }));
}

describe('R283 the form on which an ad is reported', () => {
  test.each(LOCALES)('R283 starts with a key and what it is about, in %s', async (locale) => {
    const { statusCode, headers, ...answer } = await portal.app.inject(
      `/api-next/listings/${ad}/report/form/?locale=${locale}`,
    );
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({
      key: expect.any(String),
      ad: { id: ad, title: expect.stringMatching(/./), path: expect.stringMatching(`^/oglasi/${ad}/`) },
    });
  });

  test('R283 a report is stored, and acknowledged with its number', async () => {
    const answer = await report({}, { locale: 'de' });
    const [stored] = await reports();
    expect(stored).toMatchObject({
      listing_id: ad,
      locale: 'de',
      reason: 'fraud',
      explanation: 'Fotografije su iz drugog oglasa.\nCijena je izmišljena.',
      decision_id: null,
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, { reference: stored?.reference }]);
    expect(await mailTo('ana@example.hr', 'ad-report-receipt')).toMatchObject({
      locale: 'de',
      subject: `Wir haben Ihre Meldung erhalten (${stored?.reference ?? ''})`,
    });
  });

  test('O-18 the same form sent five times is one report and one mail', async () => {
    const key = formKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => report({}, { key })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([(await reports()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test.each([
    ['reason', '', 'required'],
    ['reason', 'kava', 'allowed-values'],
    ['explanation', '', 'required'],
    ['explanation', 'Kratko', 'min-length'],
    ['name', '', 'required'],
    ['email', '', 'required'],
    ['email', 'ana@', 'email'],
    ['goodFaith', '', 'required'],
  ])('R283 with %s "%s" it says which rule is broken, and stores nothing', async (field, value, rule) => {
    const answer = await report({ [field]: value });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { data: { code: 'invalid-request', problems: { [field]: rule } } },
    ]);
    expect(await reports()).toEqual([]);
  });

  test.each([
    ['wrong', { explanation: 'Stan ima 40 m², ne 60.' }],
    ['minors', { explanation: 'Sadržaj koji prijavljujem.' }],
    ['sold', { explanation: '' }],
  ])('R283 for the reason %s nobody has to say who they are, and no mail goes out', async (reason, change) => {
    expect((await report({ ...change, reason, name: '', email: '' })).statusCode).toBe(201);
    expect([(await reports()).length, await mails()]).toEqual([1, []]);
  });

  test('R283 ads that others cannot see cannot be reported', async () => {
    await setStatus(database.db, [ad], 14);
    const start = (id: number) => portal.app.inject(`/api-next/listings/${id}/report/form/`);
    const answers = await Promise.all([start(ad), report(), start(987_654), report({}, { listingId: 987_654 })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  test.each([
    ['without a key', () => ({ key: 'none' }), { key: 'expired' }],
    ['two days old', () => ({ key: formKey(48 * 3600_000) }), { key: 'expired' }],
    ['sooner than anybody types', () => ({ key: formKey(200) }), { key: 'too-quick' }],
    ['with the field that people leave empty', () => ({ website: 'x' }), { website: 'trapped' }],
  ])('R283 a form %s is not taken', async (_what, change, problems) => {
    const answer = await report({}, change());
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { data: { problems } }]);
    expect(await reports()).toEqual([]);
  });

  test('R283 foreign sites and floods are stopped', async () => {
    expect((await report({}, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    for (let sent = 0; sent < 10; sent += 1)
      expect(
        (await report({ explanation: `Razlog broj ${sent} za prijavu` }, {}, { 'x-forwarded-for': `10.2.0.${sent}` }))
          .statusCode,
      ).toBe(201);
    expect((await report()).statusCode).toBe(429);
    expect(await reports()).toHaveLength(10);
  });

  test('releases that drew the form of the server’s words are told to open its page', async () => {
    const url = `/api-next/listings/${ad}/report/?locale=el`;
    const earlier = [
      await portal.app.inject(url),
      await portal.app.inject({ method: 'POST', url, payload: { key: formKey(), ...GOOD } }),
    ];
    expect(earlier.map(({ statusCode }) => statusCode)).toEqual([410, 410]);
  });
});

describe('R283 the staff', () => {
  test('R283 sees what waits, the ad and the reports; nobody keeps an answer', async () => {
    await report();
    const queue = await readQueue();
    expect([queue.filter, queue.counts.open, queue.more]).toEqual(['open', 1, false]);
    expect(queue.ads).toMatchObject([
      {
        id: ad,
        title: 'Stan <b>s</b> pogledom',
        state: 'active',
        reports: 1,
        openReports: 1,
        openComplaints: 0,
        reasons: ['fraud'],
        lastAction: null,
      },
    ]);
    const { headers } = await look();
    const found = await readCase();
    expect(found).toMatchObject({
      id: ad,
      state: 'active',
      description: '<script>alert(1)</script>',
      ad: { reference: 'V-1', advertiser: 'Vlasta', email: OWNER },
      possible: ['dismiss', 'ask', 'hide'],
    });
    expect(found.reports).toMatchObject([
      { reason: 'fraud', name: 'Ana Horvat', email: 'ana@example.hr', answer: null },
    ]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each(['x', '0', '999999999'])('R283 of ad %s there is nothing to show', async (id) => {
    expect((await look(`${id}/`)).statusCode).toBe(404);
  });

  test('R283 DSA 17 hides the ad: owner and reporter are told why and how to complain, the history keeps it', async () => {
    await report();
    const answer = await decide('hide', { ground: 'law' });
    const [decision] = await database.db.selectFrom('moderation_decision').selectAll().execute();
    const reference = decision?.reference ?? '';
    expect([answer.statusCode, answer.json()]).toEqual([201, { reference }]);
    expect(decision).toMatchObject({ action: 'hide', ground: 'law', author: 'development', told: true });
    expect([await statusOf(), (await reports())[0]?.decision_id]).toEqual([14, decision?.id]);
    const owner = await mailTo(OWNER, 'moderation-advertiser');
    for (const part of [
      'Ista fotografija',
      'propisi (nezakonit sadržaj)',
      'Povod je bila prijava.',
      'bez automatiziranih',
      `${ORIGIN}/prigovor/${reference}/`,
    ])
      expect(owner?.body_text).toContain(part);
    expect(owner?.body_text).not.toMatch(/ana@|Horvat/);
    expect((await mailTo('ana@example.hr', 'moderation-reporter'))?.body_text).toContain(
      `${ORIGIN}/prigovor/${reference}/`,
    );
    expect(await readCase()).toMatchObject({
      state: 'hidden',
      possible: ['restore'],
      decisions: [{ reference, action: 'hide', ground: 'law', author: 'development', told: true }],
      reports: [{ answer: reference }],
    });
    expect((await readQueue('?filter=hidden')).ads).toMatchObject([{ id: ad, state: 'hidden', lastAction: 'hide' }]);
  });

  test('R283 asks the advertiser first: nothing is decided, the answer comes to the staff', async () => {
    await report();
    await decide('ask');
    expect(await mailTo(OWNER, 'moderation-advertiser')).toMatchObject({
      reply_to: 'osoblje@kvadrat.example',
      subject: expect.stringContaining('Pitanje o vašem oglasu'),
    });
    expect([(await reports())[0]?.decision_id, await mailTo('ana@example.hr', 'moderation-reporter')]).toEqual([
      null,
      undefined,
    ]);
    expect((await readQueue('?filter=asked')).ads).toMatchObject([{ id: ad }]);
  });

  test('R283 dismisses: the reporter is told, the advertiser is not bothered', async () => {
    await report();
    await decide('dismiss');
    expect((await mailTo('ana@example.hr', 'moderation-reporter'))?.body_text).toContain('ostaje');
    expect([await mailTo(OWNER, 'moderation-advertiser'), await statusOf()]).toEqual([undefined, 1]);
    expect((await readQueue()).counts).toMatchObject({ open: 0, closed: 1 });
  });

  test('R283 decides about nothing it has not seen, without reasons, or for another site', async () => {
    await report();
    const early = (await readCase()).seen;
    await report({ reason: 'other' });
    expect((await decide('hide', { seen: early })).statusCode).toBe(409);
    expect((await decide('hide', { reasons: ' ', ground: '' })).json()).toMatchObject({
      data: { problems: { reasons: 'required', ground: 'required' } },
    });
    expect((await decide('sve')).json()).toMatchObject({ data: { problems: { action: 'allowed-values' } } });
    expect((await decide('restore')).statusCode).toBe(409);
    const foreign = await staff.inject(order({ action: 'hide' }, { 'sec-fetch-site': 'cross-site' }));
    expect([foreign.statusCode, await statusOf()]).toEqual([403, 1]);
  });

  test('R283 one of two who decide at once is told that the other was faster', async () => {
    await report();
    const codes = (await Promise.all([decide('hide'), decide('hide')])).map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 409]);
    expect((await mails()).filter(({ template }) => template === 'moderation-advertiser')).toHaveLength(1);
  });

  test('R283 an advertiser without an address is noted as not told', async () => {
    const agencyId = await saveAgency(database.db, { slug: 'bez-poste', name: 'Bez pošte' });
    [ad = 0] = await database.db
      .transaction()
      .execute((tx) => insertListings(tx, [draft({ advertiser: { type: 'agenzia', agencyId } })]));
    await report();
    await decide('hide');
    expect(await readCase()).toMatchObject({ ad: { email: null }, decisions: [{ told: false }] });
  });

  test('R283 what was decided is not rewritten, and an import does not bring a hidden ad back', async () => {
    await report();
    await decide('hide');
    await expect(database.sql`UPDATE moderation_decision SET reasons = 'drugo'`).rejects.toThrow(
      'kept as they were made',
    );
    await expect(database.sql`DELETE FROM moderation_decision`).rejects.toThrow('kept as they were made');
    const again = draft({
      reference: 'V-1',
      advertiser: { type: 'privato', name: 'Vlasta', phone: null, email: OWNER },
      rooms: 5,
    });
    expect(await saveListing(database.db, again)).toEqual({ id: ad, outcome: 'changed' });
    expect(await statusOf()).toBe(14);
  });

  test('R283 in production nobody enters without a token', async () => {
    const closed = await createStaffPortal(database.db, true, () => now);
    await report();
    const shut = [
      await closed.inject(CALLS),
      await closed.inject(`${CALLS}${ad}/`),
      await closed.inject(order({ action: 'hide' })),
    ];
    expect(shut.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(shut.some(({ body }) => body.includes('ana@example.hr'))).toBe(false);
    const cookie = cookieOf(await signInBy(closed, await staffToken(database.db, 'Iva')));
    expect((await closed.inject({ url: `${CALLS}${ad}/`, headers: { cookie } })).body).toContain('ana@example.hr');
    await closed.close();
  });
});

describe('DSA 20 complaints', () => {
  const hidden = async (): Promise<string> => {
    await report();
    await decide('hide');
    return (await database.db.selectFrom('moderation_decision').select('reference').executeTakeFirstOrThrow())
      .reference;
  };
  const complain = (reference: string, fields: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/api-next/complaints/',
      payload: {
        decision: reference,
        locale: 'hr',
        key: formKey(),
        email: OWNER,
        explanation: 'Fotografije su moje, imam izvornike.',
        ...fields,
      },
    });

  test('a complaint comes into the queue, is acknowledged and answered by the next decision', async () => {
    const reference = await hidden();
    const answer = await complain(reference);
    expect([answer.statusCode, answer.json()]).toEqual([201, { reference: expect.stringMatching(/^[A-Z\d]{8}$/) }]);
    expect(await readCase()).toMatchObject({
      complaints: [{ about: reference, explanation: 'Fotografije su moje, imam izvornike.', answer: null }],
    });
    expect((await readQueue()).ads).toMatchObject([{ openComplaints: 1 }]);
    await decide('restore', { reasons: 'Izvornici su pregledani.' });
    expect(await statusOf()).toBe(1);
    expect((await mailTo(OWNER, 'moderation-complaint'))?.body_text).toContain('Oglas se prikazuje na portalu.');
    expect((await mails()).filter(({ recipient }) => recipient === OWNER).map(({ template }) => template)).toEqual([
      'moderation-advertiser',
      'complaint-receipt',
      'moderation-advertiser',
      'moderation-complaint',
    ]);
  });

  test('is for decisions that were made, once, and not without end', async () => {
    const reference = await hidden();
    for (const none of ['22222222', 'x']) {
      expect((await portal.app.inject(`/api-next/decisions/${none}/complaint/form/`)).statusCode).toBe(404);
      expect((await complain(none)).statusCode).toBe(404);
    }
    expect((await portal.app.inject(`/api-next/decisions/${reference}/complaint/form/`)).json()).toEqual({
      key: expect.any(String),
    });
    expect((await complain(reference, { explanation: 'Kratko', email: 'ana@' })).json()).toMatchObject({
      data: { problems: { explanation: 'min-length', email: 'email' } },
    });
    expect((await complain(reference, { website: 'x' })).statusCode).toBe(422);
    const key = formKey();
    await Promise.all([complain(reference, { key }), complain(reference, { key })]);
    expect(await database.db.selectFrom('moderation_complaint').select('id').execute()).toHaveLength(1);
    for (let sent = 0; sent < 4; sent += 1)
      await complain(reference, { explanation: `Razlog broj ${sent} za prigovor` });
    expect((await complain(reference, { explanation: 'Šesti razlog za prigovor' })).statusCode).toBe(429);
  });

  test('who reported and complained is forgotten a year after the decision, what was decided is kept', async () => {
    const reference = await hidden();
    await complain(reference);
    await decide('dismiss');
    await forgetReporters(database.db);
    expect((await reports())[0]?.email).toBe('ana@example.hr');
    await database.sql`ALTER TABLE moderation_decision DISABLE TRIGGER moderation_stays`;
    await database.sql`UPDATE moderation_decision SET decided_at = now() - interval '13 months'`;
    await database.sql`ALTER TABLE moderation_decision ENABLE TRIGGER moderation_stays`;
    await forgetReporters(database.db);
    expect([
      (await reports())[0],
      await database.db.selectFrom('moderation_complaint').select('email').executeTakeFirst(),
    ]).toMatchObject([{ name: '', email: '', reason: 'fraud' }, { email: '' }]);
  });
});
