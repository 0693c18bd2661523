import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../platform/db';
import { WrongFields } from '../../platform/forms';
import type { AccountRow } from '../accounts/api';
import { placeDirectory } from '../geography/api';
import { readDetail } from '../listings/api';
import { checkOwnAd } from './check-own-ad';
import type { OwnAdRow } from './own-ad.tables';
import { writeListing } from './write-listing';

/** Ends the transaction of a preview: nothing of it is to stay. */
class TakenBack extends Error {
  constructor(readonly detail: ListingDetail) {
    super('a preview is taken back');
  }
}

interface PreviewWish {
  ad: OwnAdRow;
  account: AccountRow | null;
  locale: Locale;
  auctions: boolean;
}

/**
 * Shows an ad exactly as it will be read: it is written as when it is published, read as by anybody, and taken back. No second hand
 * draws it, so nothing can look otherwise.
 * @throws WrongFields what is still missing, by field
 */
export async function previewOwnAd(db: Db, { ad, account, locale, auctions }: PreviewWish): Promise<ListingDetail> {
  const problems = checkOwnAd(ad.fields, { directory: await placeDirectory(db), auctions });
  if (Object.keys(problems).length > 0) throw new WrongFields(problems);
  try {
    return await db.transaction().execute(async (tx) => {
      const email = account?.email ?? null;
      const id = await writeListing(tx, ad, email);
      const viewer = account === null ? null : { email: account.email };
      throw new TakenBack(await readDetail(tx, id, locale, viewer, auctions));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.detail;
    throw error;
  }
}
