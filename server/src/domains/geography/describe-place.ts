import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';
import { placeKindWord } from './place-kind';

export type PlaceDescription = Omit<PlaceSuggestion, 'count'>;

/** A place as visitors see it in lists of places. */
export function describePlace(place: Place, directory: PlaceDirectory, locale: Locale): PlaceDescription {
  return {
    id: place.id,
    label: place.name,
    parent: parentLabel(place, directory),
    path: place.path,
    level: place.level,
    kind: placeKindWord(place.kind, locale),
    position: { lat: place.lat, lng: place.lng },
  };
}

/** Wider places, nearest first: the city of a part of it and the province; regions say little to people. */
function parentLabel(place: Place, directory: PlaceDirectory): string | null {
  const names = directory
    .chain(place.id)
    .filter(
      (wider) =>
        wider.id !== place.id && wider.level !== 'country' && (wider.level !== 'region' || place.level === 'province'),
    )
    .map(({ name }) => name);
  return names.length === 0 ? null : names.reverse().join(', ');
}
