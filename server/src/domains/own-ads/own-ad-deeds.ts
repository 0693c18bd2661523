import { AppError } from '@kvadrat/contracts/errors';
import type { OwnAdDeed } from '@kvadrat/contracts/forms';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { Db, DbOrTransaction } from '../../platform/db';
import { DAY_MS } from '../../platform/jobs';
import { setStatus, withdrawListings } from '../listings/api';
import type { OwnAdRow, OwnAdState } from './own-ad.tables';
import { lockOwnAd } from './own-ads-scope';
import { OWN_AD_DAYS } from './publish-own-ad';

/** What can be done with an ad in each state. */
const POSSIBLE: Readonly<Record<OwnAdState, readonly OwnAdDeed[]>> = {
  draft: ['delete'],
  live: ['renew', 'pause', 'sold', 'delete'],
  paused: ['resume', 'sold', 'delete'],
  sold: ['resume', 'delete'],
  expired: ['renew', 'sold', 'delete'],
  deleted: ['restore'],
};

export function possibleDeeds(state: OwnAdState): readonly OwnAdDeed[] {
  return POSSIBLE[state];
}

/**
 * Does what the owner of an ad asks for: the ad that everybody sees follows at once.
 * @throws AppError `taken` where the ad is no longer as the owner takes it to be
 */
export function doWithOwnAd(db: Db, id: number, deed: OwnAdDeed, now: Date): Promise<OwnAdState> {
  return db.transaction().execute(async (tx) => {
    const ad = await lockOwnAd(tx, id);
    if (!POSSIBLE[ad.state].includes(deed)) throw new AppError('taken', `an ad that is ${ad.state} takes no ${deed}`);
    const state = nextState(ad, deed);
    await showAs(tx, ad.listing_id, state);
    const begins = state === 'live' && (deed === 'renew' || ad.expires_at === null || ad.expires_at <= now);
    await tx
      .updateTable('own_ad')
      .set({
        state,
        state_before: deed === 'delete' ? ad.state : null,
        deleted_at: deed === 'delete' ? now : null,
        updated_at: now,
        ...(begins ? { expires_at: new Date(now.getTime() + OWN_AD_DAYS * DAY_MS), warned_at: null } : {}),
      })
      .where('id', '=', id)
      .execute();
    return state;
  });
}

function nextState(ad: OwnAdRow, deed: OwnAdDeed): OwnAdState {
  switch (deed) {
    case 'pause':
      return 'paused';
    case 'resume':
    case 'renew':
      return 'live';
    case 'sold':
      return 'sold';
    case 'delete':
      return 'deleted';
    case 'restore':
      return ad.state_before ?? 'draft';
  }
}

/** A sold ad stays as a page, out of lists; what is paused, expired or deleted is gone for everybody else. */
export async function showAs(tx: DbOrTransaction, listingId: number | null, state: OwnAdState): Promise<void> {
  if (listingId === null) return;
  if (state === 'live') await setStatus(tx, [listingId], LISTING_STATUS.active);
  else if (state === 'sold') await setStatus(tx, [listingId], LISTING_STATUS.sold);
  else await withdrawListings(tx, [listingId]);
}
