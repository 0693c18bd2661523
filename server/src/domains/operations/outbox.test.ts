import type { Outbox } from '@kvadrat/contracts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { outboxRoutes } from './outbox.routes';
import { cookieOf, createStaffCalls, signInBy, staffToken } from './testing/staff-portal';

const database = withTestDatabase();
const OUTBOX = '/api-next/staff/outbox/';

beforeAll(async () => {
  const mail = { locale: 'de' as const, recipient: 'ana@example.hr', template: 'x', body_html: '' };
  await database.db
    .insertInto('mail_outbox')
    .values([
      { ...mail, subject: 'Ana <b>', body_text: 'Pozdrav', key: 'a' },
      { ...mail, subject: 'Poslano', body_text: '', key: 'b', sent_at: new Date(), next_attempt_at: null },
      {
        ...mail,
        subject: 'Odbijeno',
        body_text: '',
        key: 'c',
        next_attempt_at: null,
        last_error: '550 no such mailbox',
      },
    ])
    .execute();
});

test('the latest mails are told to developers, newest first, each with what became of it', async () => {
  const app = await createStaffCalls(database.db, false, (calls, staff) =>
    calls.register(outboxRoutes, { db: database.db, staff }),
  );
  const answer = await app.inject(OUTBOX);
  const { mails }: Outbox = answer.json();
  expect(mails.map(({ subject, state, error, text }) => [subject, state, error, text])).toEqual([
    ['Odbijeno', 'given-up', '550 no such mailbox', ''],
    ['Poslano', 'sent', null, ''],
    ['Ana <b>', 'waiting', null, 'Pozdrav'],
  ]);
  expect(mails[2]).toMatchObject({ recipient: 'ana@example.hr', locale: 'de' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  await app.close();
});

test('nobody finds them in production, the staff neither', async () => {
  const app = await createStaffCalls(database.db, true, (calls, staff) =>
    calls.register(outboxRoutes, { db: database.db, staff }),
  );
  const cookie = cookieOf(await signInBy(app, await staffToken(database.db)));
  expect([
    (await app.inject(OUTBOX)).statusCode,
    (await app.inject({ url: OUTBOX, headers: { cookie } })).statusCode,
  ]).toEqual([404, 404]);
  await app.close();
});
