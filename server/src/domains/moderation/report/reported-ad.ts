import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../../platform/db';
import { isPublic } from '../../listings/api';
import { readAds, type ModeratedAd } from '../moderated-ad';

/**
 * The ad that somebody may report: one that anybody may see.
 * @throws AppError `not-found`
 */
export async function reportedAd(db: Db, id: number, locale: Locale): Promise<ModeratedAd> {
  const ad = (await readAds(db, [id], locale)).get(id);
  if (ad === undefined || !isPublic(ad.state)) throw new AppError('not-found', `There is no ad ${id} to report.`);
  return ad;
}
