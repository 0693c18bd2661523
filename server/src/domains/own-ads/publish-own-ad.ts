import type { Locale } from '@kvadrat/contracts/locales';
import { DAY_MS } from '../../platform/jobs';
import type { Db, DbOrTransaction } from '../../platform/db';
import { WrongFields } from '../../platform/forms';
import type { AccountRow } from '../accounts/api';
import { placeDirectory } from '../geography/api';
import { adNames } from '../listings/api';
import { holdForReview, reviewOf, releaseHeld } from '../moderation/api';
import { checkOwnAd } from './check-own-ad';
import { findSuspicions } from './find-suspicions';
import type { OwnAdRow } from './own-ad.tables';
import { queueOwnAdMail } from './own-ad-mails';
import { lockOwnAd } from './own-ads-scope';
import { writeListing } from './write-listing';

/** An ad stands for so many days; its owner may renew it as often as it is true. */
export const OWN_AD_DAYS = 90;

interface PublishWish {
  id: number;
  account: AccountRow | null;
  auctions: boolean;
  /** Of the mail. */
  locale: Locale;
  origin: string;
  now: Date;
}

interface Published {
  outcome: 'published' | 'review';
  listingId: number;
  /** Of the ad, without language prefix. */
  path: string;
}

/**
 * Puts an ad before everybody, or what was changed of it; where the rules find something odd, a person looks first.
 * The ad, the case of moderation and the mail are one transaction.
 * @throws WrongFields what is missing by field; of `key`: `signed-out` for strangers, `unverified` while the mailbox is not proven
 */
export function publishOwnAd(db: Db, { id, account, auctions, locale, origin, now }: PublishWish): Promise<Published> {
  return db.transaction().execute(async (tx) => {
    const ad = await lockOwnAd(tx, id);
    const problems = checkOwnAd(ad.fields, { directory: await placeDirectory(tx), auctions });
    if (Object.keys(problems).length > 0) throw new WrongFields(problems);
    if (account === null) throw new WrongFields({ key: 'signed-out' });
    if (account.email_verified_at === null) throw new WrongFields({ key: 'unverified' });
    const isNew = ad.state !== 'live';
    const expiresAt = isNew || ad.expires_at === null ? new Date(now.getTime() + OWN_AD_DAYS * DAY_MS) : ad.expires_at;
    const publishedAt = ad.published_at ?? now;
    const listingId = await writeListing(tx, { ...ad, published_at: publishedAt }, account.email);
    const isHeld = await review(tx, ad, listingId, locale);
    await tx
      .updateTable('own_ad')
      .set({
        listing_id: listingId,
        state: 'live',
        findings: findSuspicions(ad.fields),
        published_at: publishedAt,
        expires_at: expiresAt,
        updated_at: now,
        ...(isNew ? { warned_at: null } : {}),
      })
      .where('id', '=', id)
      .execute();
    const name = (await adNames(tx, [listingId], locale)).get(listingId);
    const outcome = isHeld ? 'review' : 'published';
    const path = name?.path ?? '/';
    if (isNew)
      await queueOwnAdMail(
        tx,
        { email: account.email, locale },
        {
          news: outcome,
          title: name?.title ?? '',
          path: isHeld ? null : path,
          expiresAt: isHeld ? null : expiresAt,
          origin,
        },
        `${outcome}:${id}:${now.getTime()}`,
      );
    return { outcome, listingId, path };
  });
}

/** Holds an ad back for a person to look at, unless what is odd about it was looked at before. @returns whether it is held */
async function review(tx: DbOrTransaction, ad: OwnAdRow, listingId: number, locale: Locale): Promise<boolean> {
  const findings = findSuspicions(ad.fields);
  const state = await reviewOf(tx, listingId);
  // What the staff has hidden by a decision, the staff alone shows again.
  if (state === 'hidden') return true;
  if (findings.length === 0) {
    if (state === 'held') await releaseHeld(tx, listingId);
    return false;
  }
  const isKnown = state === 'shown' && findings.every((finding) => ad.findings.includes(finding));
  if (isKnown) return false;
  if (state !== 'held') await holdForReview(tx, { listingId, findings, locale });
  return true;
}
