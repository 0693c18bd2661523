import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries } from '../enquiries/api';
import { addAds, AGENCY_EMAIL, submission } from '../enquiries/testing/enquiry-ads';
import { createVisits } from './api';
import { remindVisits } from './remind-visits';

const database = withTestDatabase({ holds: 'places' });
/** A visit is agreed on three days ahead. */
const ASKED = new Date('2026-11-25T10:00:00Z');
const VISIT = new Date('2026-11-28T15:00:00Z');
const HOUR_MS = 3_600_000;
const publicUrl = (): string => 'https://kvadrat.example';

const before = (hours: number): Date => new Date(VISIT.getTime() - hours * HOUR_MS);
const remind = (now: Date): Promise<number> => remindVisits(database.db, { publicUrl, now });
const reminders = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'locale'])
    .where('template', '=', 'visit-reminder')
    .orderBy('id')
    .execute();

beforeAll(async () => {
  const { ofAgency } = await addAds(database);
  const visits = createVisits({
    db: database.db,
    publicUrl,
    organizer: { name: 'Kvadrat', email: 'info@kvadrat.example' },
    now: () => ASKED,
  });
  const enquiries = createEnquiries({ db: database.db, publicUrl, kinds: visits.kinds, now: () => ASKED });
  await enquiries.submit(
    submission(ofAgency, {
      kind: 'in-person-visit',
      mode: 'on-site',
      details: { step: 'request', times: [VISIT.toISOString()] },
      visitor: { name: 'Helga', email: 'helga@primjer.hr', phone: '091 234 5678', locale: 'de' },
    }),
    null,
  );
  const { body_text: text } = await database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('template', '=', 'enquiry-confirm')
    .executeTakeFirstOrThrow();
  await enquiries.confirm(/=([\w-]{43})/.exec(text)?.[1] ?? '');
  const thread = await database.db.selectFrom('enquiry_thread').selectAll().executeTakeFirstOrThrow();
  await visits.answerIn(enquiries, { thread, side: 'advertiser' }, { act: 'confirm', message: '' });
}, 60_000);

test('R118 both are reminded a day and two hours ahead, each once, in their own language', async () => {
  expect(await remind(before(25))).toBe(0);
  await remind(before(24));
  // Looked at again, by another process at the same time too, it is the same mail.
  await Promise.all([remind(before(23)), remind(before(23))]);
  expect(await reminders()).toMatchObject([
    { recipient: 'helga@primjer.hr', locale: 'de' },
    { recipient: AGENCY_EMAIL, locale: 'hr', subject: expect.stringContaining('Razgled za dan') },
  ]);
  await remind(before(1.5));
  expect((await reminders()).slice(2)).toMatchObject([
    { recipient: 'helga@primjer.hr' },
    { recipient: AGENCY_EMAIL, subject: expect.stringContaining('Razgled za manje od dva sata') },
  ]);
  await remind(before(1));
  expect(await remind(before(-1))).toBe(0);
  expect(await reminders()).toHaveLength(4);
});

test('R118 nobody is reminded of a visit that was called off, or agreed on a moment ago', async () => {
  await database.sql`delete from mail_outbox where template = 'visit-reminder'`;
  await database.sql`update visit set changed_at = ${before(3)}`;
  await remind(before(2.5));
  expect(await reminders()).toHaveLength(0);
  await database.sql`update visit set changed_at = ${ASKED}, state = 'cancelled'`;
  expect(await remind(before(2))).toBe(0);
});
