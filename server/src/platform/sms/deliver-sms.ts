import { type Selectable, sql } from 'kysely';
import { takeDue, type Db } from '../db';
import { defineJob, type Job } from '../jobs';
import { reasonOf } from '../settings';
import { SMS_CHANNEL } from './queue-sms';
import type { SmsOutboxTable } from './sms.tables';

/** Hands short messages over to a provider. */
export interface SmsSender {
  /** Resolves when the provider has taken the message. @param id the same for every attempt */
  send: (message: { id: string; to: string; text: string }) => Promise<void>;
}

type Waiting = Selectable<SmsOutboxTable>;

const LEASE_SECONDS = 60;
const LONGEST_SLEEP_MS = 60_000;
const MOST_ATTEMPTS = 4;
const PAUSE_SECONDS = 20;

/** Sends what is due, one message after the other. A code is worth nothing after some minutes, so it is soon given up. */
export async function deliverDueSms(
  db: Db,
  sender: SmsSender,
  report: (error: unknown) => void,
  goOn: () => boolean = () => true,
): Promise<void> {
  while (goOn()) {
    const message = await takeDue<Waiting>(db, 'sms_outbox', LEASE_SECONDS);
    if (message === null) return;
    try {
      await sender.send({ id: message.key, to: message.recipient, text: message.body });
      await end(db, message.id, { sent: true, error: null });
    } catch (error) {
      const reason = reasonOf(error);
      report(new Error(`short message ${message.key} was not taken: ${reason}`));
      if (message.attempts >= MOST_ATTEMPTS) await end(db, message.id, { sent: false, error: reason });
      else await later(db, message, reason);
    }
  }
}

/** Leaves the outbox by a provider. */
export function smsDelivery(sender: SmsSender): Job {
  return defineJob({
    name: 'sms-delivery',
    wakeOn: SMS_CHANNEL,
    every: LONGEST_SLEEP_MS,
    run: async ({ db, signal, report }) => {
      await deliverDueSms(db, sender, report, () => !signal.aborted);
      return false;
    },
  });
}

async function end(db: Db, id: number, { sent, error }: { sent: boolean; error: string | null }): Promise<void> {
  await db
    .updateTable('sms_outbox')
    .set({ body: '', next_attempt_at: null, last_error: error, ...(sent ? { sent_at: sql<Date>`now()` } : {}) })
    .where('id', '=', id)
    .execute();
}

async function later(db: Db, { id, attempts }: Waiting, error: string): Promise<void> {
  await db
    .updateTable('sms_outbox')
    .set({ last_error: error, next_attempt_at: sql<Date>`now() + make_interval(secs => ${PAUSE_SECONDS * attempts})` })
    .where('id', '=', id)
    .execute();
}
