import type { PageAct } from '@kvadrat/remote-kit';
import { takeForm } from '@kvadrat/remote-kit/form';
import { apiAddress } from '@kvadrat/contracts/api';
import { ownPriceSchema } from '@kvadrat/contracts/forms';
import { localizedPath } from '@kvadrat/contracts/locales';
import { editAdPath } from '@kvadrat/contracts/paths';
import { PRICE_DONE } from './edit-ad-loader';

/** Another price is saved and shown at once; the history remembers the one before. */
export const editAdAct: PageAct = (sent, { params, locale }, { http }) =>
  takeForm(sent, ownPriceSchema, async () => {
    const id = params['id'] ?? '';
    const { link, version } = await http.get(apiAddress('user/own-ads/{id}', { id, locale }));
    const fields = { price: (sent['price'] ?? '').trim(), onRequest: sent['onRequest'] === '1' ? '1' : '' };
    await http.put(apiAddress('own-ads/draft', { veza: link }), { version, fields });
    await http.post(apiAddress('own-ads/draft/publish', { veza: link, locale }), {});
    return `${localizedPath(locale, editAdPath(Number(id)))}${PRICE_DONE}`;
  });
