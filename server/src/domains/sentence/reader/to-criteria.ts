import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import type { PlaceDirectory } from '../../geography/api';
import { placeIdsOf } from '../../search/api';
import type { Chip } from '../chip';

/** The search that some chips describe; what they leave open is as by default. */
export function toCriteria(chips: readonly Chip[], directory: PlaceDirectory): SearchCriteria {
  const paths = chips.flatMap((chip) => (chip.field === 'place' ? chip.value : []));
  const criteria = chips.reduce(withChip, DEFAULT_CRITERIA);
  return { ...criteria, ...placesOf([...new Set(paths)], directory) };
}

/** Of lists any value will do, so that several chips of one list widen it; flags and legal facts must all hold. */
function withChip(criteria: SearchCriteria, chip: Chip): SearchCriteria {
  switch (chip.field) {
    case 'contract':
      return { ...criteria, contract: chip.value };
    case 'category':
      return { ...criteria, category: chip.value };
    case 'place':
      return criteria;
    case 'typologies':
      return {
        ...criteria,
        typologies: [...new Set([...criteria.typologies, ...chip.value])].sort((one, other) => one - other),
      };
    case 'conditions':
      return { ...criteria, conditions: union(criteria.conditions, chip.value) };
    case 'floorPositions':
      return { ...criteria, floorPositions: union(criteria.floorPositions, chip.value) };
    case 'parkings':
      return { ...criteria, parkings: union(criteria.parkings, chip.value) };
    case 'heatings':
      return { ...criteria, heatings: union(criteria.heatings, chip.value) };
    case 'gardens':
      return { ...criteria, gardens: union(criteria.gardens, chip.value) };
    case 'energyLevels':
      return { ...criteria, energyLevels: union(criteria.energyLevels, chip.value) };
    case 'views':
      return { ...criteria, views: union(criteria.views, chip.value) };
    case 'advertisers':
      return { ...criteria, advertisers: union(criteria.advertisers, chip.value) };
    case 'legal':
      return { ...criteria, legal: union(criteria.legal, [chip.value]) };
    case 'flags':
      return { ...criteria, flags: union(criteria.flags, [chip.value]) };
    case 'keyword':
      return {
        ...criteria,
        keyword: [criteria.keyword, `"${chip.value}"`].filter((words) => words !== null).join(' '),
      };
    case 'circle':
      return { ...criteria, circle: { center: chip.value.center, radius: chip.value.radius } };
    case 'travel':
      return {
        ...criteria,
        travel: [
          ...criteria.travel,
          { center: chip.value.center, minutes: chip.value.minutes, mode: chip.value.mode },
        ].slice(0, MOST_TRAVELS),
      };
    default:
      return { ...criteria, [chip.field]: chip.value };
  }
}

/** As many as an address may have. */
const MOST_TRAVELS = 2;

function placesOf(paths: readonly string[], directory: PlaceDirectory): Pick<SearchCriteria, 'place' | 'placeIds'> {
  const named = paths.flatMap((path) => directory.byPath(path) ?? []);
  // "Trešnjevka or Jarun" is all of Trešnjevka.
  const places = named.filter(
    (place) =>
      !named.some((wider) => wider.id !== place.id && directory.chain(place.id).some(({ id }) => id === wider.id)),
  );
  const [first, ...others] = places;
  if (first === undefined) return { place: null, placeIds: {} };
  return others.length === 0 ? { place: first.path, placeIds: {} } : { place: null, placeIds: placeIdsOf(places) };
}

function union<T>(one: readonly T[], other: readonly T[]): T[] {
  return [...new Set([...one, ...other])];
}
