import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { queueMail } from '../../platform/mail';
import { advertiserOfThread, type Side, type ThreadRow } from '../enquiries/api';
import { adNames } from '../listings/api';
import { reminderMail } from './reminder-mail';
import { visitBlocks } from './visit-letter';
import { issueLink } from './visit.store';
import type { VisitRow } from './visit.tables';

/** How long before a visit both are reminded, the longest first. */
const AHEAD = [
  { name: 'day', hours: 24 },
  { name: 'hours', hours: 2 },
] as const;
/** Of one run; the rest waits for the next. */
const MOST = 100;
const HOUR_MS = 3_600_000;

/**
 * Queues the reminders whose time has come: one mail for each side, visit, step and distance, however often it is called and wherever it is cut off.
 * Who agreed to a visit later than that is not reminded of what they have just done.
 * @returns how many visits were looked at
 */
export async function remindVisits(
  db: Db,
  { publicUrl, now }: { publicUrl: () => string; now: Date },
): Promise<number> {
  let looked = 0;
  for (const { name, hours } of AHEAD) {
    const due = await dueVisits(db, name, hours, now);
    for (const visit of due)
      await db.transaction().execute((tx) => remindBoth(tx, visit, { name, isSoon: name === 'hours', publicUrl, now }));
    looked += due.length;
  }
  return looked;
}

function dueVisits(db: Db, name: string, hours: number, now: Date): Promise<VisitRow[]> {
  const from = new Date(now.getTime() + hours * HOUR_MS);
  return db
    .selectFrom('visit')
    .selectAll()
    .where('state', '=', 'confirmed')
    .where('agreed_at', '>', now)
    .where('agreed_at', '<=', from)
    .where(sql<boolean>`changed_at < agreed_at - make_interval(hours => ${hours}::int)`)
    .where(
      sql<boolean>`not exists (select from mail_outbox where key = 'visit-reminder:' || visit.uuid || ':' || visit.sequence || ':' || ${name}::text || ':visitor')`,
    )
    .orderBy('agreed_at')
    .limit(MOST)
    .execute();
}

interface Reminding {
  name: string;
  isSoon: boolean;
  publicUrl: () => string;
  now: Date;
}

async function remindBoth(tx: DbOrTransaction, visit: VisitRow, reminding: Reminding): Promise<void> {
  const thread = await tx
    .selectFrom('enquiry_thread')
    .selectAll()
    .where('id', '=', visit.thread_id)
    .executeTakeFirstOrThrow();
  const advertiser = await advertiserOfThread(tx, thread);
  await remind(
    tx,
    visit,
    thread,
    { side: 'visitor', email: thread.visitor_email, locale: thread.visitor_locale },
    reminding,
  );
  if (advertiser !== null) await remind(tx, visit, thread, { side: 'advertiser', ...advertiser }, reminding);
}

async function remind(
  tx: DbOrTransaction,
  visit: VisitRow,
  thread: ThreadRow,
  { side, email, locale }: { side: Side; email: string; locale: Locale },
  { name, isSoon, publicUrl, now }: Reminding,
): Promise<void> {
  const token = await issueLink(tx, visit, side);
  const url = `${publicUrl()}${localizedPath(locale, ENQUIRY_PATHS.visit)}?${LINK_PARAMETERS.link}=${token}`;
  const title = (await adNames(tx, [thread.listing_id], locale)).get(thread.listing_id)?.title ?? '';
  await queueMail(tx, {
    to: email,
    template: reminderMail,
    locale,
    key: `visit-reminder:${visit.uuid}:${visit.sequence}:${name}:${side}`,
    data: { title, isSoon, blocks: visitBlocks(visit, { side, locale, url, now, attached: false }) },
  });
}
