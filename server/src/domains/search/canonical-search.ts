import { splitLocale } from '@kvadrat/contracts/locales';
import { DEFAULT_CRITERIA, parseCriteria, searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { resolvePlaces } from './resolve-place';

const LISTS = [
  'typologies',
  'conditions',
  'floorPositions',
  'parkings',
  'heatings',
  'gardens',
  'energyLevels',
  'views',
  'legal',
  'flags',
] as const;

/**
 * What a list's address asks for, in the one form that all addresses of the same search share: without language, order, page
 * and what the map shows, places by their path where one will do, values of a list in a fixed order.
 * @param address path and query of a list, in any language
 * @returns null for what is no list's address
 */
export async function canonicalSearch(db: Db, address: string): Promise<string | null> {
  if (!address.startsWith('/') || !URL.canParse(address, 'http://list')) return null;
  const { pathname, searchParams } = new URL(address, 'http://list');
  const { criteria, notices } = parseCriteria(decoded(splitLocale(pathname).path), searchParams);
  if (notices.some(({ parameter }) => parameter === 'path')) return null;
  const { place, placeIds } = resolvePlaces(criteria, await placeDirectory(db));
  const { page, sort, mapCenter, zoom } = DEFAULT_CRITERIA;
  const sorted: Partial<SearchCriteria> = Object.fromEntries(LISTS.map((key) => [key, [...criteria[key]].sort()]));
  const ids = Object.fromEntries(
    Object.entries(placeIds).map(([level, of]) => [level, [...of].sort((one, other) => one - other)]),
  );
  return searchUrl({ ...criteria, ...sorted, place: place?.path ?? null, placeIds: ids, page, sort, mapCenter, zoom });
}

/** A path that cannot be read is taken as written. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
