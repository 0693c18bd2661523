import type { CategoryCode } from './category';

/**
 * Groups of categories that filters offer. New constructions and new buildings keep their own
 * ids and share a group; commercial, tourist, international and auctions are reached by links only.
 */
export const CATEGORY_GROUPS = {
  'houses-apartments': [1],
  'rooms-beds': [4],
  'new-constructions': [6, 27],
  'garage-parking': [22],
  buildings: [20],
  'offices-coworking': [23],
  shops: [26],
  warehouses: [21],
  sheds: [25],
  lands: [24],
} as const satisfies Readonly<Record<string, readonly CategoryCode[]>>;

export type CategoryGroup = keyof typeof CATEGORY_GROUPS;

/** In the order of the menu. */
export const CATEGORY_GROUP_KEYS = [
  'houses-apartments',
  'rooms-beds',
  'new-constructions',
  'garage-parking',
  'buildings',
  'offices-coworking',
  'shops',
  'warehouses',
  'sheds',
  'lands',
] as const satisfies readonly CategoryGroup[];

/** The group a category belongs to, null for those only links lead to. */
export function categoryGroupOf(category: CategoryCode): CategoryGroup | null {
  return CATEGORY_GROUP_KEYS.find((group) => CATEGORY_GROUPS[group].some((member) => member === category)) ?? null;
}
