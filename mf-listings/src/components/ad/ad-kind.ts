import type { ListingDetail } from '@kvadrat/contracts/api';
import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';

/** What an ad is about, by what people ask of it. */
export type AdKind = 'home' | 'room' | 'commercial' | 'garage' | 'land' | 'project';

const GARAGES: CategoryCode = 22;
const LANDS: CategoryCode = 24;
const ROOMS: CategoryCode = 4;
/** Categories that hold flats and houses; auctions hold everything, so there the type decides. */
const COMMERCIAL: readonly CategoryCode[] = [2, 20, 21, 23, 25, 26];
const COMMERCIAL_TYPES: readonly TypologyCode[] = [8, 9, 10, 11, 12, 13, 14];
const LAND_TYPES: readonly TypologyCode[] = [15, 16];

export function adKind({
  category,
  typology,
  project,
}: Pick<ListingDetail, 'category' | 'typology' | 'project'>): AdKind {
  if (project !== null) return 'project';
  if (category === GARAGES) return 'garage';
  if (category === LANDS || LAND_TYPES.includes(typology)) return 'land';
  if (category === ROOMS) return 'room';
  return COMMERCIAL.includes(category) || COMMERCIAL_TYPES.includes(typology) ? 'commercial' : 'home';
}
