import { createHash } from 'node:crypto';
import type { ContactType } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import { digestOf, mailboxKey, newToken, TOKEN } from '../accounts/api';
import { asJsonb, type Db, type DbOrTransaction } from '../../platform/db';
import { newReference } from '../../platform/forms';
import { DAY, defineLimits, HOUR, type Limiter } from '../../platform/limits';
import type { Submission, WaitingSubmission } from './enquiries';

/** How long a link is good, and a form that was sent is known again. */
const KEPT_DAYS = 7;
const LIMITS = defineLimits('enquiries', {
  /** So that nobody can have mails sent to somebody else without end. */
  submission: {
    mailbox: [
      { calls: 10, seconds: HOUR },
      { calls: 40, seconds: DAY },
    ],
    open: true,
  },
  /** The same text from one mailbox; people do ask several advertisers the same. */
  sameText: { subject: [{ calls: 15, seconds: DAY }], open: true },
  /** The same text with a link in it, from whichever mailbox. */
  sameLink: { subject: [{ calls: 3, seconds: DAY }], open: true },
});

const WAITS = sql<boolean>`waiting is not null`.as('waits');
const LINK = /https?:\/\/|www\./i;

export interface KeptSubmission {
  id: number;
  reference: string;
  waits: boolean;
  /** Null for a form that was sent before. */
  token: string | null;
}

/**
 * Keeps a submission. The same content from the same form is the same submission.
 * @throws LimitError `rate-limited`
 */
export async function keepSubmission(
  tx: DbOrTransaction,
  limiter: Pick<Limiter, 'count'>,
  submission: Submission,
  waits: boolean,
  now: Date,
): Promise<KeptSubmission & { isNew: boolean }> {
  const { formKey, ...content } = submission;
  const { listingId, visitor, body } = content;
  const digest = sha256(JSON.stringify(content));
  const token = waits ? newToken() : null;
  const kept = await tx
    .insertInto('enquiry_submission')
    .values({
      form_key: formKey,
      digest,
      reference: newReference(),
      kind: content.kind,
      listing_id: listingId,
      visitor_key: mailboxKey(visitor.email),
      text_key: textKey(body),
      token_hash: token === null ? null : digestOf(token),
      waiting: waits ? asJsonb(content) : null,
      submitted_at: now,
    })
    .onConflict((conflict) => conflict.columns(['form_key', 'digest']).doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (kept === undefined) {
    const known = await tx
      .selectFrom('enquiry_submission')
      .select(['id', 'reference', WAITS])
      .where('form_key', '=', formKey)
      .where('digest', '=', digest)
      .executeTakeFirstOrThrow();
    return { id: known.id, reference: known.reference, waits: known.waits, token: null, isNew: false };
  }
  await refuseFlood(tx, limiter, submission);
  return { ...kept, waits, token, isNew: true };
}

/** What has become of a submission that a page names; nobody's data. */
export async function findSubmission(
  db: Db,
  reference: string,
): Promise<{ listingId: number; kind: ContactType; state: 'sent' | 'waiting' } | null> {
  const row = await db
    .selectFrom('enquiry_submission')
    .select(['listing_id', 'kind', WAITS])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { listingId: row.listing_id, kind: row.kind, state: row.waits ? 'waiting' : 'sent' };
}

async function refuseFlood(
  tx: DbOrTransaction,
  limiter: Pick<Limiter, 'count'>,
  { visitor, body }: Submission,
): Promise<void> {
  const mailbox = mailboxKey(visitor.email);
  const text = textKey(body);
  await limiter.count(LIMITS.submission, { mailbox }, tx);
  if (body !== '') await limiter.count(LIMITS.sameText, { subject: `${mailbox} ${text}` }, tx);
  if (LINK.test(body)) await limiter.count(LIMITS.sameLink, { subject: text }, tx);
}

/** What a link asks the reader to confirm; null for one that is unknown or old. */
export async function findByToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ listingId: number; kind: ContactType } | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db
    .selectFrom('enquiry_submission')
    .select(['listing_id', 'kind'])
    .where('token_hash', '=', digestOf(token))
    .where('submitted_at', '>', oldest(now))
    .executeTakeFirst();
  return row === undefined ? null : { listingId: row.listing_id, kind: row.kind };
}

/** The last link that was followed from a mailbox; what is counted of its mails is counted anew from there. Empty for none. */
export async function lastProof(db: Db, email: string): Promise<string> {
  const row = await db
    .selectFrom('enquiry_submission')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('visitor_key', '=', mailboxKey(email))
    .where('token_hash', 'is not', null)
    .where('waiting', 'is', null)
    .executeTakeFirst();
  return String(row?.id ?? '');
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000);
}

/** Takes what waited for the proof of a mailbox; a second call finds it proven. */
export async function proveSubmission(
  tx: DbOrTransaction,
  token: string,
  now: Date,
): Promise<{ listingId: number; reference: string; waited: WaitingSubmission | null } | null> {
  if (!TOKEN.test(token)) return null;
  const row = await tx
    .selectFrom('enquiry_submission')
    .select(['id', 'listing_id', 'reference', 'waiting'])
    .where('token_hash', '=', digestOf(token))
    .where('submitted_at', '>', oldest(now))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  await tx.updateTable('enquiry_submission').set({ waiting: null }).where('id', '=', row.id).execute();
  return { listingId: row.listing_id, reference: row.reference, waited: row.waiting };
}

/** What the privacy note of the form promises: unproven forms go after a week, conversations two years after their last word. */
export async function forgetOldEnquiries(db: Db): Promise<void> {
  await db
    .deleteFrom('enquiry_submission')
    .where('submitted_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  await db
    .deleteFrom('enquiry_thread')
    .where('changed_at', '<', sql<Date>`now() - interval '24 months'`)
    .execute();
}

function textKey(body: string): string {
  return sha256(body.toLowerCase().replace(/\s+/g, ' ').trim());
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
