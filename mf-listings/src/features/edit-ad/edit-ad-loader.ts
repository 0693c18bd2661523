import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export interface EditAdData {
  /** Null where the ad is none, or somebody else's. */
  ad: OwnAd | null;
  isDone: boolean;
}

const LISTING_ID = /^[1-9]\d{0,8}$/;
/** Says in the address that the price was changed. */
export const PRICE_DONE = '?gotovo=cijena';

/** Loads one's own ad; who is not signed in is led there first. */
export async function loadEditAd(
  { params, locale, path, search }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<EditAdData>> {
  const id = params['id'] ?? '';
  const none: PageLoad<EditAdData> = { status: 404, data: { ad: null, isDone: false } };
  if (!LISTING_ID.test(id)) return none;
  try {
    const options = signal === undefined ? {} : { signal };
    const ad = await http.get(apiAddress('user/own-ads/{id}', { id, locale }), options);
    return { status: 200, data: { ad, isDone: search === PRICE_DONE } };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 401)
      return { status: 302, location: localizedPath(locale, authPath('entry', localizedPath(locale, path))) };
    if (error.status === 404) return none;
    throw error;
  }
}
