import { splitLocale } from '@kvadrat/contracts/locales';
import { isDemoPath, isStaffPath, isUserPath, PATHS } from '@kvadrat/contracts/paths';

/** Kinds of pages that are counted apart. */
export const PAGE_KINDS = ['home', 'list', 'ad', 'agency', 'user', 'other'] as const;

export interface PageKind {
  page: (typeof PAGE_KINDS)[number];
  /** The ad of the page; 0 for pages of no ad. */
  listingId: number;
}

const AD = new RegExp(`^${PATHS.listings}([1-9]\\d{0,8})/`);
const LISTS = ['/prodaja-', '/najam-', '/search-list/', PATHS.listings];

/** Which kind a page is of; null for pages nobody counts: the demonstration's and those of the staff. @param address as it was asked for */
export function pageKind(address: string): PageKind | null {
  const { path } = splitLocale(address.split('?', 1)[0] ?? '/');
  if (isDemoPath(path) || isStaffPath(path)) return null;
  const ad = AD.exec(path)?.[1];
  return ad === undefined ? { page: kindOf(path), listingId: 0 } : { page: 'ad', listingId: Number(ad) };
}

function kindOf(path: string): PageKind['page'] {
  if (path === PATHS.home) return 'home';
  if (LISTS.some((beginning) => path.startsWith(beginning))) return 'list';
  if (path.startsWith(PATHS.agencies)) return 'agency';
  return isUserPath(path) ? 'user' : 'other';
}
