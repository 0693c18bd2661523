import { kindOf, isAuctionAd, ownAdNumber } from '@kvadrat/contracts/forms';
import { DateTime } from 'luxon';
import type { DbOrTransaction } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { saveListing } from '../listings/api';
import { setListingPhotos } from '../media/api';
import type { OwnAdFields, OwnAdRow } from './own-ad.tables';
import { readOwnPhotos } from './photos/own-photo.store';
import { toListingDraft } from './to-listing-draft';

/** Writes the ad that everybody sees, with its photos, or brings it up to date. @returns its number */
export async function writeListing(
  tx: DbOrTransaction,
  ad: Pick<OwnAdRow, 'id' | 'fields' | 'published_at'>,
  email: string | null,
): Promise<number> {
  const { id } = await saveListing(tx, toListingDraft(ad, email, await placeDirectory(tx)));
  const photos = await tx
    .selectFrom('own_ad_photo')
    .select(['media_id', 'room'])
    .where('own_ad_id', '=', ad.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const shown = await readOwnPhotos(tx, ad.id, 'hr');
  await setListingPhotos(
    tx,
    id,
    photos.map(({ media_id: mediaId }, index) => ({ mediaId, room: shown[index]?.room ?? null })),
  );
  await writeAuction(tx, id, ad.fields);
  return id;
}

/** What the court has announced, of ads about auctions. */
async function writeAuction(tx: DbOrTransaction, listingId: number, fields: OwnAdFields): Promise<void> {
  await tx.deleteFrom('auction').where('listing_id', '=', listingId).execute();
  if (!isAuctionAd(kindOf(fields))) return;
  const number = (name: string): number => ownAdNumber(fields[name] ?? '') ?? 0;
  const moment = (name: string): Date => DateTime.fromISO(fields[name] ?? '', { zone: 'Europe/Zagreb' }).toJSDate();
  await tx
    .insertInto('auction')
    .values({
      listing_id: listingId,
      case_number: (fields['caseNumber'] ?? '').trim(),
      status: 'participable',
      round: number('auctionRound'),
      starts_at: moment('startsAt'),
      ends_at: moment('endsAt'),
      estimate: number('estimate'),
      lowest_bid: number('lowestBid'),
      deposit: number('deposit'),
    })
    .execute();
}
