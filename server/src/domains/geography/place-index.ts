import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { NameIndex, type Named } from '../../platform/text';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';
import { foreignNames } from './place-names';

/** What a level is worth to somebody who types a name; a city of some size outweighs every namesake. */
const LEVEL_WEIGHT: Partial<Record<PlaceLevel, number>> = {
  city: 3,
  touristic_area: 2.6,
  province: 2.5,
  region: 2,
  city_zone: 1,
  microzone: 0.8,
};

const indexes = new WeakMap<PlaceDirectory, NameIndex<Place>>();

/** The index of a directory's names, made once. */
export function placeIndex(directory: PlaceDirectory): NameIndex<Place> {
  let index = indexes.get(directory);
  if (index === undefined) indexes.set(directory, (index = new NameIndex(directory.places.flatMap((place) => named(place, directory)))));
  return index;
}

function named(place: Place, directory: PlaceDirectory): Named<Place>[] {
  const weight = LEVEL_WEIGHT[place.level];
  if (weight === undefined || directory.isTownItself(place)) return [];
  const wider = directory.chain(place.id).filter(({ id }) => id !== place.id);
  return [
    {
      item: place,
      names: namesOf(place),
      number: place.postcode ?? '',
      around: wider.flatMap((around) => [...namesOf(around), around.postcode ?? '']),
      weight: weight + Math.log10(1 + (place.population ?? 0)),
    },
  ];
}

function namesOf(place: Place): string[] {
  return [place.name, ...place.aliases, ...foreignNames(place)];
}
