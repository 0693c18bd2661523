import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { DAY_MS } from '../../platform/jobs';
import { adNames } from '../listings/api';
import { queueOwnAdMail } from './own-ad-mails';
import { showAs } from './own-ad-deeds';

const WARN_DAYS = 3;
const AT_ONCE = 50;

/**
 * Takes ads down whose time is over, and tells owners of those whose time is soon over.
 * @returns whether there may be more
 */
export function expireOwnAds(db: Db, origin: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('own_ad')
      .innerJoin('account', 'account.id', 'own_ad.account_id')
      .select(['own_ad.id', 'listing_id', 'expires_at', 'own_ad.locale', 'account.email'])
      .where('state', '=', 'live')
      .where('expires_at', '<=', new Date(now.getTime() + WARN_DAYS * DAY_MS))
      .where(sql<boolean>`(expires_at <= ${now} OR warned_at IS NULL)`)
      .orderBy('expires_at')
      .limit(AT_ONCE)
      .forUpdate('own_ad')
      .skipLocked()
      .execute();
    for (const { id, listing_id: listingId, expires_at: expiresAt, locale, email } of due) {
      if (listingId === null || expiresAt === null) continue;
      const isOver = expiresAt <= now;
      if (isOver) await showAs(tx, listingId, 'expired');
      await tx
        .updateTable('own_ad')
        .set(isOver ? { state: 'expired', updated_at: now } : { warned_at: now })
        .where('id', '=', id)
        .execute();
      const name = (await adNames(tx, [listingId], locale)).get(listingId);
      const news = isOver ? 'expired' : 'expiring';
      await queueOwnAdMail(
        tx,
        { email, locale },
        {
          news,
          title: name?.title ?? '',
          path: isOver ? null : (name?.path ?? null),
          expiresAt: isOver ? null : expiresAt,
          origin,
        },
        `${news}:${id}:${expiresAt.getTime()}`,
      );
    }
    return due.length === AT_ONCE;
  });
}

/** What nobody owns is kept for a month, deleted ads as long as they can come back; a draft of somebody's own for half a year. */
export async function forgetOwnAds(db: Db): Promise<void> {
  await db
    .deleteFrom('own_ad')
    .where(
      sql<boolean>`(account_id IS NULL OR state = 'deleted') AND updated_at < now() - interval '30 days'
        OR state = 'draft' AND updated_at < now() - interval '180 days'`,
    )
    .execute();
}
