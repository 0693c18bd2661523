import { randomUUID } from 'node:crypto';
import { person, TestVisitor } from '../../accounts/testing/test-visitor';
import { createEnquiries, type Enquiries } from '../../enquiries/api';
import { AGENCY_EMAIL, submission, type addAds } from '../../enquiries/testing/enquiry-ads';
import { openContactPortal } from '../../enquiries/testing/enquiry-portal';
import { withTemporaryFolders } from '../../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import type { TestPortal } from '../../../edge/pages/testing/test-portal';
import { showCase } from '../queue/show-case';
import { conversationReportRoutes } from './conversation-report.routes';

const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
let ads: Awaited<ReturnType<typeof addAds>>;
let portal: TestPortal;
let enquiries: Enquiries;
let ivo: TestVisitor;
let path = '';

async function proven(email: string, network: string): Promise<TestVisitor> {
  const visitor = new TestVisitor(portal.app, network);
  await visitor.register(person({ email, first_name: 'Ivo', last_name: 'Ivić' }));
  await database.db.updateTable('account').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
  return visitor;
}

beforeAll(async () => {
  ({ ads, portal } = await openContactPortal(database, temporaryFolder(), ({ db, publicUrl, accounts }) => {
    enquiries = createEnquiries({ db, publicUrl });
    return { registerApi: async (api) => await api.register(conversationReportRoutes, { db, accounts, enquiries }) };
  }));
  ivo = await proven('ivo@primjer.hr', '10.11.0.1');
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'ivo@primjer.hr')
    .executeTakeFirstOrThrow();
  await enquiries.submit(submission(ads.ofAgency, { body: 'Je li slobodan?' }), account);
  const thread = await database.db.selectFrom('enquiry_thread').selectAll().executeTakeFirstOrThrow();
  await database.db
    .transaction()
    .execute((tx) =>
      enquiries.answer(
        tx,
        { thread, side: 'advertiser' },
        { kind: 'message', body: 'Uplatite <b>predujam</b> odmah.', via: 'site' },
      ),
    );
  path = `/api-next/user/threads/${thread.id}/report/`;
}, 60_000);
afterAll(() => portal.app.close());

const report = (changes: Record<string, string> = {}) => ({
  reason: 'fraud',
  explanation: 'Traži novac prije razgleda.',
  locale: 'hr',
  key: randomUUID(),
  ...changes,
});

test('R274 a report takes along what was said, once, without addresses; later words change nothing of it', async () => {
  const body = report();
  const answers = [await ivo.json(path, body), await ivo.json(path, body)];
  const numbers = answers.map((answer) => answer.json<{ reference: string }>().reference);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(new Set(numbers).size).toBe(1);
  await database.sql`update enquiry_entry set body = 'nešto drugo'`;
  const { reports } = await showCase(database.db, ads.ofAgency, 'hr');
  expect(reports).toMatchObject([
    {
      reference: numbers[0],
      reason: 'fraud',
      name: 'Ivo Ivić',
      evidence: {
        accused: 'advertiser',
        names: { visitor: 'Ivo Ivić', advertiser: 'Maris nekretnine' },
        entries: [
          { side: 'visitor', body: 'Je li slobodan?' },
          { side: 'advertiser', body: 'Uplatite <b>predujam</b> odmah.' },
        ],
      },
    },
  ]);
  expect(JSON.stringify(reports[0]?.evidence)).not.toMatch(/@|\+385/);
  expect(
    await database.db
      .selectFrom('mail_outbox')
      .select(['recipient'])
      .where('template', '=', 'ad-report-receipt')
      .execute(),
  ).toEqual([{ recipient: 'ivo@primjer.hr' }]);
});

test('R274 only the two sides report, with words and a reason', async () => {
  const other = await proven('netko@primjer.hr', '10.11.0.2');
  expect((await other.json(path, report())).statusCode).toBe(404);
  expect((await ivo.json(path, report(), { token: null })).statusCode).toBe(403);
  const wrong = await ivo.json(path, report({ reason: 'dosadno', explanation: '' }));
  expect([wrong.statusCode, Object.keys(wrong.json<{ data: { problems: object } }>().data.problems)]).toEqual([
    422,
    ['reason', 'explanation'],
  ]);
  expect((await ivo.json(path, report({ key: 'x' }))).statusCode).toBe(400);
  const agency = await proven(AGENCY_EMAIL, '10.11.0.3');
  await agency.json(path, report({ reason: 'discrimination', explanation: 'Psuje i prijeti mi u porukama.' }));
  const { reports } = await showCase(database.db, ads.ofAgency, 'hr');
  expect(reports[0]?.evidence?.accused).toBe('visitor');
});
