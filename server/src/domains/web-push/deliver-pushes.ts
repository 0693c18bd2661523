import { type Selectable, sql } from 'kysely';
import { takeDue, type Db } from '../../platform/db';
import { defineJob, type Job } from '../../platform/jobs';
import { reasonOf } from '../../platform/settings';
import { encryptPush } from './encrypt-push';
import { PUSH_CHANNEL } from './queue-push';
import { SenderKeys } from './sender-key';
import type { PushOutboxTable } from './web-push.tables';

type Waiting = Selectable<PushOutboxTable>;

const LEASE_SECONDS = 60;
const LONGEST_SLEEP_MS = 60_000;
const PATIENCE_MS = 10_000;
const MOST_ATTEMPTS = 5;
const PAUSE_SECONDS = 20;
/** Messages that are on their way at the same time: what takes long is the way to the service. */
const AT_ONCE = 8;
/** What nobody could be told for a day is news no more. */
const WORTH_SECONDS = 24 * 3600;

interface DeliveryDeps {
  db: Db;
  keys: SenderKeys;
  report: (error: unknown) => void;
  goOn?: () => boolean;
}

/** Sends what is due. A message that fails is tried again, later each time; a browser that is there no more is forgotten. */
export async function deliverDuePushes(deps: DeliveryDeps): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => deliverOneByOne(deps)));
}

async function deliverOneByOne({ db, keys, report, goOn = () => true }: DeliveryDeps): Promise<void> {
  while (goOn()) {
    const message = await takeDue<Waiting>(db, 'push_outbox', LEASE_SECONDS);
    if (message === null) return;
    try {
      await settle(db, message, await send(db, message, keys));
    } catch (error) {
      report(new Error(`push ${message.id} was not taken: ${reasonOf(error)}`));
      await later(db, message, 0);
    }
  }
}

/** What a service answered. */
interface Taken {
  status: number;
  waitSeconds: number;
}

/** @returns null where there is nobody to send to any more */
async function send(db: Db, message: Waiting, keys: SenderKeys): Promise<Taken | null> {
  const browser = await db
    .selectFrom('push_subscription')
    .select(['endpoint', 'browser_key', 'auth_secret', 'language'])
    .where('id', '=', message.subscription_id)
    .executeTakeFirst();
  if (browser === undefined) return null;
  const endpoint = browser.endpoint.toString();
  const { title, body, path, key } = message;
  const said = JSON.stringify({ title, body, path, tag: key, lang: browser.language });
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: (await keys.get()).authorize(new URL(endpoint).origin, new Date()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(WORTH_SECONDS),
      urgency: 'normal',
    },
    body: new Uint8Array(encryptPush(said, { browserKey: browser.browser_key, authSecret: browser.auth_secret })),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  return { status: answer.status, waitSeconds: Number(answer.headers.get('retry-after') ?? 0) || 0 };
}

async function settle(db: Db, message: Waiting, taken: Taken | null): Promise<void> {
  const { status, waitSeconds } = taken ?? { status: 410, waitSeconds: 0 };
  // The browser has ended it, or is there no more.
  if (status === 404 || status === 410)
    await db.deleteFrom('push_subscription').where('id', '=', message.subscription_id).execute();
  else if (status === 429 || status >= 500) await later(db, message, waitSeconds);
  // Taken, or refused for good.
  else await drop(db, message);
}

async function later(db: Db, message: Waiting, waitSeconds: number): Promise<void> {
  const { id, attempts, queued_at } = message;
  const isOld = Date.now() - queued_at.getTime() > WORTH_SECONDS * 1000;
  if (attempts >= MOST_ATTEMPTS || isOld) return drop(db, message);
  const pause = Math.min(Math.max(waitSeconds, PAUSE_SECONDS * attempts ** 2), 3600);
  await db
    .updateTable('push_outbox')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('id', '=', id)
    .execute();
}

async function drop(db: Db, { id }: Waiting): Promise<void> {
  // Its key stays for a while, so that nothing is said twice.
  await db
    .updateTable('push_outbox')
    .set({ next_attempt_at: null, title: '', body: '', path: '' })
    .where('id', '=', id)
    .execute();
}

/** Leaves the outbox by the services of browsers. */
export function pushDelivery(publicUrl: () => string): Job {
  let keys: SenderKeys | undefined;
  return defineJob({
    name: 'push-delivery',
    wakeOn: PUSH_CHANNEL,
    every: LONGEST_SLEEP_MS,
    run: async ({ db, signal, report }) => {
      keys ??= new SenderKeys(db, publicUrl);
      await deliverDuePushes({ db, keys, report, goOn: () => !signal.aborted });
      return false;
    },
  });
}

const KEEP_DAYS = 7;

/** Forgets what was said, or could not be. */
export async function forgetOldPushes(db: Db): Promise<void> {
  await db
    .deleteFrom('push_outbox')
    .where('queued_at', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`)
    .execute();
}
