import { fold } from '../../platform/text';
import { describePlace, type Place, type PlaceDirectory } from '../geography/api';

/** Wide places hold towns, and no ad lies in a country. */
const WIDE: readonly string[] = ['country', 'region', 'province', 'touristic_area'];

const foldedNames = new WeakMap<PlaceDirectory, readonly { place: Place; name: string }[]>();

type ResolvedPlace = { place: Place } | { problem: 'place-unknown' | 'place-ambiguous' };

/**
 * Finds the place that somebody has typed: by its name alone where only one is called so, else with the town or county behind a comma.
 * @param id of the suggestion that was chosen, which counts while the text is its own
 */
export function resolvePlace(directory: PlaceDirectory, text: string, id: number | null): ResolvedPlace {
  const typed = fold(text).trim().replace(/\s+/g, ' ');
  const chosen = id === null ? undefined : directory.byId(id);
  if (chosen !== undefined && !WIDE.includes(chosen.level) && typed.includes(fold(chosen.name)))
    return { place: chosen };
  const found = namesOf(directory).filter(
    ({ place, name }) => typed.startsWith(name) && spellings(place, directory).has(typed),
  );
  const widest = found.filter(({ place }) => !found.some((other) => isInside(place, other.place, directory)));
  const [first, second] = widest;
  if (first === undefined) return { problem: 'place-unknown' };
  return second === undefined ? { place: first.place } : { problem: 'place-ambiguous' };
}

function namesOf(directory: PlaceDirectory): readonly { place: Place; name: string }[] {
  const known = foldedNames.get(directory);
  if (known !== undefined) return known;
  const names = directory.places
    .filter(({ level }) => !WIDE.includes(level))
    .map((place) => ({ place, name: fold(place.name) }));
  foldedNames.set(directory, names);
  return names;
}

/** A place as people may write it: alone, with its town, with its county. */
function spellings(place: Place, directory: PlaceDirectory): ReadonlySet<string> {
  const label = directory.label(place.id);
  const { label: described, parent } = describePlace(place, directory, 'hr');
  const around = directory.chain(place.id).filter(({ id }) => id !== place.id);
  return new Set(
    [
      place.name,
      label,
      described,
      ...(parent === null ? [] : [`${described}, ${parent}`, `${label}, ${parent}`]),
      ...around.flatMap(({ name }) => [`${place.name}, ${name}`, `${label}, ${name}`]),
    ].map(fold),
  );
}

function isInside(place: Place, other: Place, directory: PlaceDirectory): boolean {
  return place.id !== other.id && directory.around(place.id).some(({ id }) => id === other.id);
}
