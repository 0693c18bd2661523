import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../platform/db';
import { adNames, type AdName } from '../listings/api';
import { advertiserOnOffer } from './advertiser';

export interface AboutAd extends AdName {
  id: number;
}

/** Names the ad that something is about. @throws AppError `not-found` */
export async function aboutAd(db: Db, id: number, locale: Locale): Promise<AboutAd> {
  const name = (await adNames(db, [id], locale)).get(id);
  if (name === undefined) throw new AppError('not-found', `There is no ad ${id}.`);
  return { id, ...name };
}

/** @throws AppError `not-found` for an ad that nobody can be written to about */
export async function requireReachable(db: Db, id: number): Promise<void> {
  if ((await advertiserOnOffer(db, id)) === null)
    throw new AppError('not-found', `nobody can be written to about ad ${id}`);
}
