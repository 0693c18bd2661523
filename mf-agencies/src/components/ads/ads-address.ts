import { CATEGORY_GROUP_KEYS, isOneOf, type CategoryGroup } from '@kvadrat/contracts/vocabulary';

/** Which of the ads of a page are shown; the address is the only place where that stands. */
export interface AdsAsk {
  offer: 'sale' | 'rent' | null;
  kind: CategoryGroup | null;
  page: number;
}

const FIELD = { offer: 'ponuda', kind: 'vrsta', page: 'pag' } as const;
const OFFERS = ['sale', 'rent'] as const;

/** Where the ads stand on their page. */
export const ADS_ID = 'oglasi';

export function readAds(search: string): AdsAsk {
  const query = new URLSearchParams(search);
  const [offer, kind, page] = [query.get(FIELD.offer), query.get(FIELD.kind), Number(query.get(FIELD.page) ?? '1')];
  return {
    offer: isOneOf(OFFERS, offer) ? offer : null,
    kind: isOneOf(CATEGORY_GROUP_KEYS, kind) ? kind : null,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** @param path of the page, without language prefix */
export function adsAddress(path: string, { offer, kind, page }: AdsAsk): string {
  const query = new URLSearchParams();
  if (offer !== null) query.set(FIELD.offer, offer);
  if (kind !== null) query.set(FIELD.kind, kind);
  if (page > 1) query.set(FIELD.page, String(page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What the API is asked for. */
export function adsQuery({ offer, kind, page }: AdsAsk): { offer?: string; kind?: string; page?: number } {
  return {
    ...(offer === null ? {} : { offer }),
    ...(kind === null ? {} : { kind }),
    ...(page === 1 ? {} : { page }),
  };
}
