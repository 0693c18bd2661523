import { definePage, type LoadContext, type PageAct, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton, takeForm } from '@kvadrat/remote-kit/form';
import { authPath } from '@kvadrat/contracts/account';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { ownPriceSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { editAdPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { msg } from '@lingui/core/macro';
import { EditAdView } from './edit-ad-view';

export interface EditAdData {
  /** Null where the ad is none, or somebody else's. */
  ad: OwnAd | null;
  isDone: boolean;
}

const LISTING_ID = /^[1-9]\d{0,8}$/;
/** Says in the address that the price was changed. */
const DONE = '?gotovo=cijena';

async function load(
  { params, locale, path, search }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<PageLoad<EditAdData>> {
  const id = params['id'] ?? '';
  const none: PageLoad<EditAdData> = { status: 404, data: { ad: null, isDone: false } };
  if (!LISTING_ID.test(id)) return none;
  try {
    const options = signal === undefined ? {} : { signal };
    const ad = await http.get(apiAddress('user/own-ads/{id}', { id, locale }), options);
    return { status: 200, data: { ad, isDone: search === DONE } };
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.status === 401)
      return { status: 302, location: localizedPath(locale, authPath('entry', localizedPath(locale, path))) };
    if (error.status === 404) return none;
    throw error;
  }
}

/** Another price is saved and shown at once; the history remembers the one before. */
export const editAdAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, ownPriceSchema, async () => {
    const id = params['id'] ?? '';
    const { link, version } = await http.get(apiAddress('user/own-ads/{id}', { id, locale }));
    const fields = { price: (sent['price'] ?? '').trim(), onRequest: sent['onRequest'] === '1' ? '1' : '' };
    await http.put(apiAddress('own-ads/draft', { veza: link }), { version, fields });
    await http.post(apiAddress('own-ads/draft/publish', { veza: link, locale }), {});
    return `${localizedPath(locale, editAdPath(Number(id)))}${DONE}`;
  });

/** `/utente/annuncio/{id}/`, where the owner of an ad changes it. */
export const editAdPage = definePage<EditAdData>({
  load,
  act: editAdAct,
  head: (_data, { locale, path }, i18n, refused) => ({
    title: `${refused === undefined ? '' : `${i18n._(msg`Ispravite označena polja`)}: `}${i18n._(msg`Uredi oglas`)} | Kvadrat`,
    description: i18n._(msg`Promijenite cijenu, podatke i slike svojeg oglasa.`),
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  }),
  Page: EditAdView,
  Skeleton: FormSkeleton,
});
