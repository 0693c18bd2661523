import { AppError } from '@kvadrat/contracts/errors';
import type { DbOrTransaction } from '../../platform/db';
import type { Side } from '../enquiries/api';
import { readCalendar, takenTimes, type StoredCalendar } from './calendar/calendar.store';
import { offeredSlots, withoutTaken, type Slot } from './calendar/free-slots';
import type { VisitPlace } from './calendar/visit-calendar';
import { NAMED_TIMES, timeTrouble, USUAL_MINUTES } from './visit-times';
import { stepOf, type VisitAct } from './visit-step';
import { changeVisit, insertVisit, visitsOfThread, type VisitChange } from './visit.store';
import type { VisitRow } from './visit.tables';

/** What a visitor asks for: a slot of the calendar, or times of their own. */
export interface VisitWish {
  place: VisitPlace;
  times: readonly Date[];
}

/** When one may come: slots that are free, or, without a calendar, any time one names. */
export interface VisitOffer {
  places: readonly VisitPlace[];
  minutes: number;
  slots: readonly Slot[];
}

const ANYWHERE: readonly VisitPlace[] = ['on-site', 'remote'];

export async function readOffer(db: DbOrTransaction, mailboxKey: string, now: Date): Promise<VisitOffer> {
  const calendar = await readCalendar(db, mailboxKey);
  if (calendar === null) return { places: ANYWHERE, minutes: USUAL_MINUTES, slots: [] };
  const slots = withoutTaken(offeredSlots(calendar, now), await takenTimes(db, calendar.id, now));
  return { places: calendar.places, minutes: calendar.slotMinutes, slots };
}

/**
 * Looks whether a visit can be asked for, without asking.
 * @returns the calendar, and the slot where it is one
 * @throws AppError `taken`, `invalid-request` for times and ways that are not offered, with each impossible time as `times.0`
 */
export async function admitWish(
  db: DbOrTransaction,
  mailboxKey: string,
  { place, times }: VisitWish,
  now: Date,
): Promise<{ calendar: StoredCalendar | null; slot: Slot | null }> {
  const calendar = await readCalendar(db, mailboxKey);
  const slot = calendar === null ? null : slotOf(calendar, times, now);
  if (calendar !== null && !calendar.places.includes(place))
    throw new AppError('invalid-request', 'visits are not offered in this way');
  if (slot === null) {
    // Whoever has a calendar is asked for other times only while it holds none.
    if (calendar !== null && (await readOffer(db, mailboxKey, now)).slots.length > 0)
      throw new AppError('taken', 'this is no free slot');
    const named = new Set(times.map((time) => time.getTime()));
    if (named.size === 0 || named.size > NAMED_TIMES.most || named.size < times.length)
      throw new AppError('invalid-request', 'one to three times, each once, have to be named');
    const impossible = times.flatMap((time, index) => (timeTrouble(time, now) === null ? [] : [index]));
    if (impossible.length > 0)
      throw new AppError('invalid-request', 'nobody can come at such a time', {
        status: 422,
        problems: Object.fromEntries(impossible.map((index) => [`times.${index}`, 'allowed-values'])),
      });
  } else if (calendar !== null && withoutTaken([slot], await takenTimes(db, calendar.id, now)).length === 0) {
    throw new AppError('taken', 'somebody else has this time');
  }
  return { calendar, slot };
}

/**
 * Stores a visit that is asked for; a slot is the visitor's from now on.
 * @throws AppError as `admitWish`, and `limit-reached` while another visit of the conversation is talked about
 */
export async function requestVisit(
  tx: DbOrTransaction,
  threadId: number,
  mailboxKey: string,
  wish: VisitWish,
  now: Date,
): Promise<VisitRow> {
  if ((await visitsOfThread(tx, threadId)).some((visit) => isOpen(visit, now)))
    throw new AppError('limit-reached', 'a visit is being arranged');
  const { calendar, slot } = await admitWish(tx, mailboxKey, wish, now);
  const { place, times } = wish;
  return insertVisit(
    tx,
    {
      thread_id: threadId,
      calendar_id: calendar?.id ?? null,
      place,
      state: 'requested',
      minutes: calendar?.slotMinutes ?? USUAL_MINUTES,
      asked: [...times],
      offered_at: null,
      agreed_at: null,
      changed_at: now,
    },
    slot === null ? [] : [slot.start],
  );
}

function slotOf(calendar: StoredCalendar, times: readonly Date[], now: Date): Slot | null {
  const [time] = times;
  if (time === undefined || times.length > 1) return null;
  return offeredSlots(calendar, now).find(({ start }) => start.getTime() === time.getTime()) ?? null;
}

/** Whether somebody still waits for it, or for somebody's answer. */
export function isOpen({ state, agreed_at: agreed, offered_at: offered, asked }: VisitRow, now: Date): boolean {
  if (state === 'declined' || state === 'cancelled') return false;
  return [...asked, agreed, offered].some((time) => time !== null && time > now);
}

/** One step of one side. */
export interface VisitStep {
  side: Side;
  act: VisitAct;
  /** The time that is confirmed, where more than one was asked for, or the other one that is named. */
  time?: Date | null;
}

/**
 * Takes a step of a locked visit.
 * @throws AppError `invalid-request` when it is not that side's turn or the time is none, `gone` when it has passed, `taken`
 */
export async function takeStep(tx: DbOrTransaction, visit: VisitRow, step: VisitStep, now: Date): Promise<VisitRow> {
  const state = stepOf(step.side, visit.state, step.act);
  if (state === null)
    throw new AppError('invalid-request', `the ${step.side} cannot ${step.act} a visit that is ${visit.state}`);
  if (!isOpen(visit, now)) throw new AppError('gone', 'the visit is over');
  const change = changeOf(visit, step, now);
  const held = [change.agreed_at, change.offered_at].filter((time) => time !== null);
  return changeVisit(tx, visit, { state, ...change }, state === 'declined' || state === 'cancelled' ? [] : held, now);
}

function changeOf(visit: VisitRow, { side, act, time = null }: VisitStep, now: Date): Omit<VisitChange, 'state'> {
  const { asked, offered_at: offered, agreed_at: agreed } = visit;
  if (act === 'decline') return { offered_at: null, agreed_at: agreed };
  if (act === 'propose') {
    if (time === null || timeTrouble(time, now) !== null)
      throw new AppError('invalid-request', 'nobody can come at such a time');
    return { offered_at: time, agreed_at: agreed };
  }
  const choice =
    side === 'visitor'
      ? offered
      : asked.length === 1
        ? (asked[0] ?? null)
        : (asked.find((one) => one.getTime() === time?.getTime()) ?? null);
  if (choice === null) throw new AppError('invalid-request', 'no time was chosen');
  if (choice <= now) throw new AppError('gone', 'this time has passed');
  return { offered_at: null, agreed_at: choice };
}
