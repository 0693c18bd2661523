import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { NameIndex, type Named, type NameMatch } from '../../platform/text';
import { DeclinedNames } from './declined-names';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';
import { namesOf } from './place-names';

/** What a level is worth to somebody who types a name; a city of some size outweighs every namesake. */
const LEVEL_WEIGHT: Partial<Record<PlaceLevel, number>> = {
  city: 3,
  touristic_area: 2.6,
  // Behind its town, whose name it has and which fewer ads lie in.
  province: 1.2,
  region: 2,
  city_zone: 1,
  microzone: 0.8,
};

/** What a case of a name counts: behind the name itself, before names that only begin so. */
const DECLINED = 12.5;

interface Indexes {
  beginnings: NameIndex<Place>;
  declined: DeclinedNames<Place>;
}

const indexes = new WeakMap<PlaceDirectory, Indexes>();

/**
 * Places whose name begins like the query or that it is a case of, best first, each once.
 * @param limit most that come back
 */
export function findPlaces(directory: PlaceDirectory, query: string, limit: number): NameMatch<Place>[] {
  const { beginnings, declined } = indexesOf(directory);
  const cases = declined
    .find(query)
    .map((place) => ({ item: place, score: DECLINED + weightOf(place), guessed: false }));
  const known = new Set(cases.map(({ item }) => item));
  // What is found exactly is no guess for another name.
  const begins = beginnings
    .find(query, limit)
    .filter(({ item, guessed }) => !known.has(item) && !(guessed && cases.length > 0));
  return [...cases, ...begins].sort((one, other) => other.score - one.score).slice(0, limit);
}

/** Made once for a directory. */
function indexesOf(directory: PlaceDirectory): Indexes {
  let found = indexes.get(directory);
  if (found === undefined) {
    const all = directory.places.flatMap((place) => named(place, directory));
    found = {
      beginnings: new NameIndex(all),
      declined: new DeclinedNames(
        all.map(({ item, names }) => ({ item, names: [...names, ...names.flatMap(shortNames)] })),
      ),
    };
    indexes.set(directory, found);
  }
  return found;
}

function named(place: Place, directory: PlaceDirectory): Named<Place>[] {
  if (LEVEL_WEIGHT[place.level] === undefined || directory.isTownItself(place)) return [];
  const wider = directory.chain(place.id).filter(({ id }) => id !== place.id);
  return [
    {
      item: place,
      names: namesOf(place),
      number: place.postcode ?? '',
      around: wider.flatMap((around) => [...namesOf(around), around.postcode ?? '']),
      weight: weightOf(place),
    },
  ];
}

function weightOf({ level, population }: Place): number {
  return (LEVEL_WEIGHT[level] ?? 0) + Math.log10(1 + (population ?? 0));
}

/** Trešnjevka of "Trešnjevka - sjever", Biograd of "Biograd na Moru": what people say of a longer name. */
function shortNames(name: string): string[] {
  const [first = ''] = name.split(/ - | na | pod | kraj /);
  return first === name ? [] : [first];
}
