import { randomUUID } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { newReference } from '../../../platform/forms';
import { hideListing, showListing } from '../../listings/api';
import type { Decision } from '@kvadrat/contracts/forms';

/** Begins the explanation of a case that rules have opened, not a person: the keys of the rules follow. */
const BY_RULES = 'automatic-check:';

/** Whether rules have opened a case, not somebody's report. */
export function isByRules(explanation: string): boolean {
  return explanation.startsWith(BY_RULES);
}

/** `shown`: to everybody; `held`: not yet, until a person has looked at it; `hidden`: by a decision. */
type ReviewState = 'shown' | 'held' | 'hidden';

/** Whether decisions let an ad be seen that is hidden now: one without a decision against it is only held back. */
export function isHeldBack(decisions: readonly { action: Decision }[]): boolean {
  return decisions.findLast(({ action }) => action === 'hide' || action === 'restore')?.action !== 'hide';
}

export async function reviewOf(tx: DbOrTransaction, listingId: number): Promise<ReviewState> {
  return (await reviewsOf(tx, [listingId])).get(listingId) ?? 'shown';
}

/** The states of several ads; one that everybody sees is not among them. */
export async function reviewsOf(
  tx: DbOrTransaction,
  listingIds: readonly number[],
): Promise<Map<number, Exclude<ReviewState, 'shown'>>> {
  if (listingIds.length === 0) return new Map();
  const unseen = await tx
    .selectFrom('listing')
    .select('id')
    .where('id', 'in', [...listingIds])
    .where('hidden_at', 'is not', null)
    .execute();
  if (unseen.length === 0) return new Map();
  const ids = unseen.map(({ id }) => id);
  const decisions = await tx
    .selectFrom('moderation_decision')
    .select(['listing_id', 'action'])
    .where('listing_id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(
    ids.map((id) => [id, isHeldBack(decisions.filter(({ listing_id: of }) => of === id)) ? 'held' : 'hidden']),
  );
}

/** Keeps an ad from everybody but its owner until the staff has looked at it, and puts it into their queue. */
export async function holdForReview(
  tx: DbOrTransaction,
  { listingId, findings, locale }: { listingId: number; findings: readonly string[]; locale: Locale },
): Promise<void> {
  await hideListing(tx, listingId);
  await tx
    .insertInto('ad_report')
    .values({
      reference: newReference(),
      form_key: randomUUID(),
      digest: '',
      listing_id: listingId,
      locale,
      reason: 'other',
      explanation: `${BY_RULES} ${findings.join(', ')}`,
      name: '',
      email: '',
    })
    .execute();
}

/** Shows an ad whose owner has mended what it was held back for; its case stays in the queue, to be looked at afterwards. */
export async function releaseHeld(tx: DbOrTransaction, listingId: number): Promise<void> {
  await showListing(tx, listingId);
}
