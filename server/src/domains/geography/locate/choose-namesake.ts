import { distance, type LatLng } from '../mercator';
import type { Place } from '../place';
import type { PlaceDirectory } from '../place-directory';
import type { Reason } from './located';
import type { Found } from './name-table';

/** The town itself before its settlements, and those before quarters. Islands are what is left when no town is called so. */
export const LEVELS = ['city', 'touristic_area', 'city_zone', 'microzone'] as const;
/** Districts before the quarters in them, both before settlements outside. */
export const KINDS = ['gradska_cetvrt', 'gradski_kotar', 'kvart', 'naselje'];
/** A position as far away speaks for no namesake. */
const FAR_M = 40_000;

interface Hints {
  province: Place | null;
  position: LatLng | null;
}

interface Namesake {
  town: Place;
  reasons: Reason[];
}

/** The lower, the likelier somebody means it by its name. */
export function rankOf(place: Place): number {
  return LEVELS.findIndex((level) => level === place.level);
}

/** Of places with one name the one that is meant: in the named county, the town before its parts, the nearest, the largest; null for half a name that several have. */
export function chooseNamesake(
  directory: PlaceDirectory,
  { places, way }: Found,
  { province, position }: Hints,
): Namesake | null {
  const inProvince = province === null ? [] : places.filter((place) => liesIn(directory, place, province));
  const candidates = inProvince.length > 0 ? inProvince : places;
  const reasons: Reason[] =
    inProvince.length > 0 && inProvince.length < places.length
      ? ['province']
      : province !== null && inProvince.length === 0
        ? ['province-contradicts']
        : [];
  const level = Math.min(...candidates.map(rankOf));
  const [town, ...others] = districtsFirst(candidates.filter((place) => rankOf(place) === level));
  if (town === undefined) return null;
  if (town.level === 'touristic_area') return { town, reasons: [...reasons, 'island'] };
  if (others.length === 0) return { town, reasons };
  // Half a name that several places have is none of them.
  if (way === 'half') return null;
  const all = [town, ...others];
  const near =
    position === null
      ? []
      : all
          .filter((place) => distance(place, position) < FAR_M)
          .sort((one, other) => distance(one, position) - distance(other, position));
  if (near[0] !== undefined) return { town: near[0], reasons: [...reasons, 'position'] };
  return {
    town: [...all].sort((one, other) => sizeOf(directory, other) - sizeOf(directory, one))[0] ?? town,
    reasons: [...reasons, 'size'],
  };
}

/** Districts are as large as their town: who leaves that out means one that everybody knows. */
function sizeOf(directory: PlaceDirectory, { id, kind, population }: Place): number {
  return kind === 'naselje' || population !== null
    ? (population ?? 0)
    : (directory.chain(id).find(({ level }) => level === 'city')?.population ?? 0);
}

/** The district Sesvete before the settlement Sesvete of the same town. */
function districtsFirst(places: readonly Place[]): Place[] {
  return places.filter(
    (place) =>
      !places.some(
        (other) => other.parentId === place.parentId && KINDS.indexOf(other.kind) < KINDS.indexOf(place.kind),
      ),
  );
}

function liesIn(directory: PlaceDirectory, place: Place, wider: Place): boolean {
  if (place.level === 'touristic_area') return directory.towns(place).some((town) => liesIn(directory, town, wider));
  return directory.chain(place.id).includes(wider);
}
