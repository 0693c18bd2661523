import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { DbOrTransaction } from '../../platform/db';
import type { MailBlock, MailCalendar } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { advertiserOfThread, type Side, type ThreadRow } from '../enquiries/api';
import { adNames, shownPlaces } from '../listings/api';
import { visitCalendar } from './visit-ics';
import { hasEntry, visitBlocks } from './visit-letter';
import { VISIT_TEXTS } from './visit-texts';
import { issueLink } from './visit.store';
import type { VisitRow } from './visit.tables';

/** Whom a notice goes to, and in which words. */
interface NoticeReader {
  thread: ThreadRow;
  side: Side;
  locale: Locale;
}

export interface NoticeOptions {
  /** Origin of links in mails, without a final slash. */
  publicUrl: () => string;
  /** Sender of our mails, who stands between the two in calendars. */
  organizer: { name: string; email: string };
  now: () => Date;
}

/** Makes what goes to one side: where the visit stands, the way to answer, and the entry for its calendar. */
export async function visitNotice(
  tx: DbOrTransaction,
  visit: VisitRow,
  reader: NoticeReader,
  { publicUrl, organizer, now }: NoticeOptions,
): Promise<{ blocks: MailBlock[]; calendar?: MailCalendar }> {
  const { side, locale } = reader;
  const token = await issueLink(tx, visit, side);
  const url = `${publicUrl()}${localizedPath(locale, ENQUIRY_PATHS.visit)}?${LINK_PARAMETERS.link}=${token}`;
  const blocks = visitBlocks(visit, { side, locale, url, now: now() });
  const calendar = hasEntry(visit) ? await entryFor(tx, visit, reader, url, organizer) : undefined;
  return calendar === undefined ? { blocks } : { blocks, calendar };
}

/** The entry for one side's calendar; undefined where nothing is agreed, or the side can no longer be reached. */
export async function entryFor(
  tx: DbOrTransaction,
  visit: VisitRow,
  { thread, side, locale }: NoticeReader,
  url: string,
  organizer: NoticeOptions['organizer'],
): Promise<MailCalendar | undefined> {
  const start = visit.agreed_at;
  const reader =
    side === 'visitor'
      ? { name: thread.visitor_name, email: thread.visitor_email }
      : await advertiserOfThread(tx, thread);
  if (start === null || reader === null) return undefined;
  const [name, place] = await Promise.all([
    adNames(tx, [thread.listing_id], locale),
    shownPlaces(tx, [thread.listing_id]),
  ]);
  const say = sayIn(locale);
  return visitCalendar({
    uuid: visit.uuid,
    sequence: visit.sequence,
    start,
    end: new Date(start.getTime() + visit.minutes * 60_000),
    cancelled: visit.state !== 'confirmed',
    summary: say(VISIT_TEXTS.event(name.get(thread.listing_id)?.title ?? '')),
    description: say(VISIT_TEXTS.states[visit.state][side].text),
    location: visit.place === 'on-site' ? (place.get(thread.listing_id) ?? '') : '',
    url,
    to: reader,
    organizer,
    stamp: visit.changed_at,
  });
}
