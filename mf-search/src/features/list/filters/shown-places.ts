import type { SearchCriteria } from '@kvadrat/contracts/search';
import { placesByIds, placesOfList, type FormPlaces } from '../../../lib/form-place';
import type { FoundList } from '../list-loader';

/** The places of a shown list as its form has them; where nobody answered, the form keeps what the address says. */
export function shownPlaces(criteria: SearchCriteria, found: FoundList | null, typedPlace: string | null): FormPlaces {
  if (found !== null) return { text: found.unknownPlace ?? '', chosen: placesOfList(found.response) };
  const chosen = placesByIds(criteria.placeIds);
  return { text: typedPlace ?? (chosen.length === 0 ? nameOf(criteria.place) : ''), chosen };
}

/** A place by the words of its path, where nobody answered with its name. */
function nameOf(path: string | null): string {
  const words = path?.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
