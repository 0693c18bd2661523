import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { newReference } from '../../../platform/forms';
import { hideListing, showListing } from '../../listings/api';
import { readAds, type ModeratedAd } from '../moderated-ad';
import { isByRules, isHeldBack } from '../review/hold-for-review';
import type { Decision, Ground } from '@kvadrat/contracts/forms';
import { queueDecisionMails, type MailSettings } from './decision-mails';
import { readCase, type ModerationCase } from './queue.store';

export interface Wish {
  listingId: number;
  action: Decision;
  ground: Ground | null;
  reasons: string;
  author: string;
  /** What whoever decides has seen of the case. */
  seen: string;
}

/** `faster`: something has happened meanwhile; `impossible`: the ad is not as the decision takes it to be. */
export type DecisionOutcome = { reference: string } | { refused: 'faster' | 'impossible' };

/** What can be done about an ad as it is. */
export function possibleDecisions(
  ad: ModeratedAd | undefined,
  { reports, complaints, decisions }: Pick<ModerationCase, 'reports' | 'complaints' | 'decisions'>,
): Decision[] {
  const waits = [...reports, ...complaints].some(({ decision_id: decision }) => decision === null);
  const hidden = ad?.state === 'hidden';
  // Rules have held it back: a person says whether it is shown, and why not.
  if (ad !== undefined && hidden && isHeldBack(decisions))
    return ['restore', 'hide', ...(ad.email === null ? [] : (['ask'] as const))];
  return [
    ...(waits ? (['dismiss'] as const) : []),
    ...(ad !== undefined && ad.email !== null && !hidden ? (['ask'] as const) : []),
    ...(ad !== undefined && !hidden && ad.state !== 'secret' ? (['hide'] as const) : []),
    ...(hidden ? (['restore'] as const) : []),
  ];
}

/**
 * Decides about an ad: the ad, the history, the answers to all open reports and complaints and the mails about it are one
 * transaction. A question to the advertiser answers nobody yet.
 */
export function decide(db: Db, wish: Wish, mails: MailSettings): Promise<DecisionOutcome> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('kvadrat.moderation'), ${wish.listingId}::int)`.execute(tx);
    const found = await readCase(tx, wish.listingId);
    if (found.seen !== wish.seen) return { refused: 'faster' };
    const ad = (await readAds(tx, [wish.listingId], DEFAULT_LOCALE)).get(wish.listingId);
    if (!possibleDecisions(ad, found).includes(wish.action)) return { refused: 'impossible' };
    const wasHeld = ad?.state === 'hidden' && isHeldBack(found.decisions);
    if (wish.action === 'hide') await hideListing(tx, wish.listingId);
    if (wish.action === 'restore') await showListing(tx, wish.listingId);
    return { reference: await record(tx, { ...wish, wasHeld }, ad, found, mails) };
  });
}

async function record(
  tx: DbOrTransaction,
  wish: Wish & { wasHeld: boolean },
  ad: ModeratedAd | undefined,
  found: ModerationCase,
  mails: MailSettings,
): Promise<string> {
  const { listingId, action, reasons, author, wasHeld } = wish;
  const ground = action === 'hide' ? (wish.ground ?? 'terms') : null;
  const told = action !== 'dismiss' && typeof ad?.email === 'string';
  const decision = await tx
    .insertInto('moderation_decision')
    .values({ reference: newReference(), listing_id: listingId, action, ground, reasons, author, told })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  const open = ({ decision_id: answer }: { decision_id: number | null }): boolean => answer === null;
  const answered =
    action === 'ask'
      ? { reports: [], complaints: [] }
      : { reports: found.reports.filter(open), complaints: found.complaints.filter(open) };
  for (const table of ['ad_report', 'moderation_complaint'] as const) {
    const ids = (table === 'ad_report' ? answered.reports : answered.complaints).map(({ id }) => id);
    if (ids.length > 0) await tx.updateTable(table).set({ decision_id: decision.id }).where('id', 'in', ids).execute();
  }
  await queueDecisionMails(
    tx,
    {
      ...answered,
      action,
      ground,
      reasons,
      reference: decision.reference,
      ad,
      byReport: found.reports.some(({ explanation }) => !isByRules(explanation)),
      wasHeld,
    },
    mails,
  );
  return decision.reference;
}
