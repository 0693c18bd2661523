import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { pageOf } from '../../components/lists/page-of';
import { DONE_PARAMETER, FIELDS, listDeedOf, type ListDeed } from '../../components/deeds/deed-names';

export const SORTS = ['newest', 'changed', 'cheapest', 'dearest'] as const;
export type Sort = (typeof SORTS)[number];

/** Parameters of the page's address. */
export const QUERY = { sort: 'poredak', page: 'stranica', view: 'prikaz' } as const;
const ON_MAP = 'karta';

/** What the address of the list asks for. */
export interface SavedQuery {
  /** Key of a folder; empty for all ads. */
  folder: string;
  sort: Sort;
  page: number;
  onMap: boolean;
  done: ListDeed | null;
}

export function readSavedQuery(search: string): SavedQuery {
  const query = new URLSearchParams(search);
  return {
    folder: (query.get(FIELDS.folder) ?? '').slice(0, 100),
    sort: SORTS.find((sort) => sort === query.get(QUERY.sort)) ?? 'newest',
    page: pageOf(search),
    onMap: query.get(QUERY.view) === ON_MAP,
    done: listDeedOf(query.get(DONE_PARAMETER)),
  };
}

/** Address of the list; what is as it is by itself is left out. */
export function savedPath(
  locale: Locale,
  { folder = '', sort = 'newest', page = 1, onMap = false }: Partial<SavedQuery>,
): string {
  const query = new URLSearchParams({
    ...(folder === '' ? {} : { [FIELDS.folder]: folder }),
    ...(sort === 'newest' ? {} : { [QUERY.sort]: sort }),
    ...(onMap ? { [QUERY.view]: ON_MAP } : {}),
    ...(page === 1 ? {} : { [QUERY.page]: String(page) }),
  }).toString();
  return `${localizedPath(locale, USER_PATHS.savedAds)}${query === '' ? '' : `?${query}`}`;
}
