import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { emailKey } from '../accounts/api';
import type { Db, DbOrTransaction } from '../../platform/db';
import {
  advertiserOfThread,
  advertiserOnOffer,
  type Enquiries,
  type EntryKind,
  type EntryKinds,
  type PlacedEntry,
  type Side,
  type ThreadRow,
} from '../enquiries/api';
import { adNames } from '../listings/api';
import { queueMail } from '../../platform/mail';
import { appointmentMail } from './appointment-mail';
import { readDetails, type VisitDetails } from './visit-details';
import { contactTypeOf, hasEntry } from './visit-letter';
import { entryFor, visitNotice, type NoticeOptions } from './visit-notice';
import {
  admitWish,
  readOffer,
  requestVisit,
  takeStep,
  type VisitOffer,
  type VisitStep,
  type VisitWish,
} from './visit-service';
import { findLink, issueLink, lockVisit, visitsOfThread, type VisitLink } from './visit.store';
import type { VisitRow } from './visit.tables';

export interface VisitsOptions extends Omit<NoticeOptions, 'now'> {
  db: Db;
  now?: () => Date;
}

/** A visit as a link shows it. */
interface LinkedVisit {
  visit: VisitRow;
  thread: ThreadRow;
  side: Side;
  /** Whether the link still acts: nothing has happened since its mail. */
  current: boolean;
}

/** What somebody does with a visit. */
export type VisitAnswer = Omit<VisitStep, 'side'> & { message: string };

/** Visits: asked for, agreed, moved, called off. */
export interface Visits {
  /** What conversations have to know of entries about visits. */
  kinds: EntryKinds;
  /** When and how an ad can be visited. @throws AppError `not-found` for an ad nobody can be reached about */
  offer: (listingId: number) => Promise<VisitOffer>;
  /**
   * Looks whether a visit can be asked for, before anybody proves a mailbox for it.
   * @returns how its time was found: `smart` in the advertiser's calendar, `no-smart` named by the visitor
   * @throws AppError as `admitWish`, and `not-found`
   */
  admit: (listingId: number, wish: VisitWish) => Promise<'smart' | 'no-smart'>;
  look: (token: string) => Promise<LinkedVisit | null>;
  /**
   * Takes a step by the link of a mail; both sides get a mail where calendars change, else the other one.
   * @returns a link in place of the one that has now been used
   * @throws AppError `not-found` for an unknown link, `gone` for one that something has happened since; and as `takeStep`
   */
  answerByLink: (enquiries: Enquiries, token: string, answer: VisitAnswer) => Promise<string>;
  /** The same for who takes part in the conversation. @throws AppError `not-found` for a visit of others */
  answerIn: (enquiries: Enquiries, access: { thread: ThreadRow; side: Side }, answer: VisitAnswer) => Promise<VisitRow>;
  /** Visits of a conversation, the latest first. */
  ofThread: (threadId: number) => Promise<VisitRow[]>;
  /** The file for a calendar of the latest visit; null where none is agreed. @param url of the page it leads to */
  calendarFile: (access: { thread: ThreadRow; side: Side }, locale: Locale, url: string) => Promise<string | null>;
}

export function createVisits({ db, publicUrl, organizer, now = () => new Date() }: VisitsOptions): Visits {
  const notice: NoticeOptions = { publicUrl, organizer, now };

  const kind: EntryKind = {
    blocks: () => [],
    step(details) {
      const { step, times } = readDetails(details);
      return { name: step, times: times.map((time) => time.toISOString()), amount: null, files: 0 };
    },
    async placed(tx, { thread, entry }) {
      const details = readDetails(entry.details);
      if (details.step !== 'request') return;
      const place = entry.mode === 'remote' ? 'remote' : 'on-site';
      await requestVisit(tx, thread.id, await mailboxOf(tx, thread), { place, times: details.times }, now());
    },
    async attach(tx, { thread }: PlacedEntry, { side, locale }) {
      const [visit] = await visitsOfThread(tx, thread.id);
      return visit === undefined ? { blocks: [] } : visitNotice(tx, visit, { thread, side, locale }, notice);
    },
  };

  const answer = async (
    tx: DbOrTransaction,
    enquiries: Enquiries,
    visit: VisitRow,
    thread: ThreadRow,
    side: Side,
    { act, time = null, message }: VisitAnswer,
  ): Promise<VisitRow> => {
    const changed = await takeStep(tx, visit, { side, act, time }, now());
    const details: VisitDetails = {
      step: act,
      times: [changed.offered_at ?? changed.agreed_at ?? changed.asked[0]].filter((one) => one !== undefined),
    };
    await enquiries.answer(
      tx,
      { thread, side },
      { kind: contactTypeOf(changed), mode: changed.place, body: message, details, via: 'site' },
    );
    if (hasEntry(changed)) await tellActor(tx, changed, { thread, side }, notice);
    return changed;
  };

  return {
    kinds: { 'in-person-visit': kind, 'virtual-visit': kind },
    offer: async (listingId) => readOffer(db, await mailboxOfAd(db, listingId), now()),
    async admit(listingId, wish) {
      const { slot } = await admitWish(db, await mailboxOfAd(db, listingId), wish, now());
      return slot === null ? 'no-smart' : 'smart';
    },
    async look(token) {
      const link = await findLink(db, token);
      return link === null ? null : linked(db, link);
    },
    answerByLink: (enquiries, token, given) =>
      db.transaction().execute(async (tx) => {
        const link = await findLink(tx, token);
        const found = link === null ? null : await linked(tx, link);
        if (found === null) throw new AppError('not-found', 'there is no such link');
        if (!found.current) throw new AppError('gone', 'something has happened since');
        return issueLink(tx, await answer(tx, enquiries, found.visit, found.thread, found.side, given), found.side);
      }),
    answerIn: (enquiries, { thread, side }, given) =>
      db.transaction().execute(async (tx) => {
        const [latest] = await visitsOfThread(tx, thread.id);
        const visit = latest === undefined ? null : await lockVisit(tx, latest.id);
        if (visit === null) throw new AppError('not-found', 'no visit was asked for');
        return answer(tx, enquiries, visit, thread, side, given);
      }),
    ofThread: (threadId) => visitsOfThread(db, threadId),
    async calendarFile({ thread, side }, locale, url) {
      const [visit] = await visitsOfThread(db, thread.id);
      if (visit === undefined || !hasEntry(visit)) return null;
      return (await entryFor(db, visit, { thread, side, locale }, url, organizer))?.text ?? null;
    },
  };
}

/** Sends whoever acted the entry for the calendar as well. */
async function tellActor(
  tx: DbOrTransaction,
  visit: VisitRow,
  { thread, side }: { thread: ThreadRow; side: Side },
  notice: NoticeOptions,
): Promise<void> {
  const reader =
    side === 'visitor'
      ? { email: thread.visitor_email, locale: thread.visitor_locale }
      : await advertiserOfThread(tx, thread);
  if (reader === null) return;
  const { email, locale } = reader;
  const { blocks, calendar } = await visitNotice(tx, visit, { thread, side, locale }, notice);
  const title = (await adNames(tx, [thread.listing_id], locale)).get(thread.listing_id)?.title ?? '';
  await queueMail(tx, {
    to: email,
    template: appointmentMail,
    locale,
    key: `visit:${visit.uuid}:${visit.sequence}:${side}`,
    data: { title, state: visit.state, side, blocks },
    calendar,
  });
}

/** The advertiser's mailbox, which the calendar of its visits belongs to. */
async function mailboxOf(tx: DbOrTransaction, thread: Pick<ThreadRow, 'listing_id' | 'agency_id'>): Promise<string> {
  const advertiser = await advertiserOfThread(tx, thread);
  if (advertiser === null) throw new AppError('not-found', 'nobody can be reached about this ad');
  return emailKey(advertiser.email);
}

async function mailboxOfAd(db: Db, listingId: number): Promise<string> {
  const advertiser = await advertiserOnOffer(db, listingId);
  if (advertiser === null) throw new AppError('not-found', `nobody can be reached about ad ${listingId}`);
  return emailKey(advertiser.email);
}

async function linked(tx: DbOrTransaction, { visitId, side, sequence }: VisitLink): Promise<LinkedVisit | null> {
  const visit = await lockVisit(tx, visitId);
  if (visit === null) return null;
  const thread = await tx
    .selectFrom('enquiry_thread')
    .selectAll()
    .where('id', '=', visit.thread_id)
    .executeTakeFirstOrThrow();
  return { visit, thread, side, current: visit.sequence === sequence };
}
