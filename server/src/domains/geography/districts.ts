import { fold } from '../../platform/text';
import type { Place } from './place';
import type { PlaceDirectory } from './place-directory';

/** Order in which a name is looked up: a district before a quarter inside one, both before a settlement outside. */
const KINDS = ['gradska_cetvrt', 'gradski_kotar', 'kvart', 'naselje'];

/**
 * The districts of a town and the quarters inside them, in the order of the directory; empty where none are known.
 * Settlements around the town are no districts.
 * @param townPath public path of the town, for example `split`
 */
export function districtsOf(directory: PlaceDirectory, townPath: string): Place[] {
  return partsOf(directory, townPath).filter(({ kind }) => kind !== 'naselje');
}

/**
 * The part of a town that people call so: `districtNamed(directory, 'split', 'Manuš')` is Lučac-Manuš. Case and accents
 * do not matter, nor do signs: `Trešnjevka–sjever`.
 * @returns undefined when the town has no part of that name
 */
export function districtNamed(directory: PlaceDirectory, townPath: string, name: string): Place | undefined {
  const wanted = plain(name);
  const parts = partsOf(directory, townPath).filter((part) =>
    [part.name, ...part.aliases].some((known) => plain(known) === wanted),
  );
  return parts.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.id - other.id)[0];
}

function partsOf(directory: PlaceDirectory, townPath: string): Place[] {
  const town = directory.byPath(townPath);
  if (town?.level !== 'city') return [];
  return directory.places.filter(({ parentId }) => {
    if (parentId === null) return false;
    return parentId === town.id || directory.byId(parentId)?.parentId === town.id;
  });
}

function plain(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
