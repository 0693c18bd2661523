import type { SavedFolders } from '@kvadrat/contracts/api';
import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import type { ShownAd } from '../../components/ads/shown-ad';
import type { SavedQuery, Sort } from './saved-query';

/** A folder by its key: an id of the account's, a name in this browser. */
export interface ShownFolder extends Pick<
  SavedFolders['folders'][number],
  'name' | 'owner' | 'own' | 'count' | 'people' | 'invites' | 'link'
> {
  key: string;
}

/** What the list shows, whoever keeps it. */
export interface SavedList {
  query: SavedQuery;
  folders: readonly ShownFolder[];
  /** Of all folders together. */
  total: number;
  /** Of what is asked for. */
  count: number;
  pages: number;
  ads: readonly ShownAd[];
  isAccount: boolean;
}

const COMPARE: Readonly<Record<Sort, (one: ShownAd, other: ShownAd) => number>> = {
  newest: () => 0,
  changed: (one, other) => lastChange(other).localeCompare(lastChange(one)),
  cheapest: (one, other) => priceOf(one, Infinity) - priceOf(other, Infinity),
  dearest: (one, other) => priceOf(other, -1) - priceOf(one, -1),
};

function priceOf({ state, listing }: ShownAd, none: number): number {
  return state === 'active' ? (listing?.price.value ?? none) : none;
}

function lastChange({ leftAt, prices, markedAt }: ShownAd): string {
  return leftAt ?? prices.at(-1)?.at ?? markedAt ?? '';
}

/** Makes a list out of what this browser keeps, newest first, as the server does for an account. */
export function browserList(ads: readonly ShownAd[], query: SavedQuery): SavedList {
  const names = [...new Set(ads.map(({ folder }) => folder).filter((name) => name !== ''))].sort((one, other) =>
    one.localeCompare(other),
  );
  const shown = ads.filter(({ folder }) => query.folder === '' || folder === query.folder).sort(COMPARE[query.sort]);
  return {
    query,
    folders: names.map((name) => ({
      key: name,
      name,
      owner: '',
      own: true,
      count: ads.filter(({ folder }) => folder === name).length,
      people: [],
      invites: [],
      link: null,
    })),
    total: ads.length,
    count: shown.length,
    pages: Math.ceil(shown.length / PAGE_SIZE),
    ads: shown.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE),
    isAccount: false,
  };
}
