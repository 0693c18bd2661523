import type { PlaceDirectory, Place } from '../geography';
import { TOWNS, type Town } from './towns';

export interface ResolvedZone {
  name: string;
  factor: number;
  place: Place;
}

export interface ResolvedTown {
  town: Town;
  place: Place;
  zones: readonly ResolvedZone[];
}

/**
 * Finds the demo's towns and their parts in the place directory.
 * @throws Error naming the first town or part that is not there: the list and the directory belong together
 */
export function resolveTowns(directory: PlaceDirectory): ResolvedTown[] {
  const byCode = new Map(directory.places.map((place) => [place.code, place]));
  const children = new Map<number, Place[]>();
  for (const place of directory.places) {
    if (place.parentId === null) continue;
    const siblings = children.get(place.parentId);
    if (siblings === undefined) children.set(place.parentId, [place]);
    else siblings.push(place);
  }
  return TOWNS.map((town) => {
    const city = byCode.get(town.code);
    if (city === undefined) throw new Error(`The place directory has no ${town.code} (${town.inTown}).`);
    const parts = children.get(city.id) ?? [];
    const quarters = parts.flatMap((part) => children.get(part.id) ?? []);
    const zones = town.zones.map(([name, factor]) => {
      // A quarter of the town comes before a settlement of the same name outside it.
      const place = [...parts.filter(({ kind }) => kind !== 'naselje'), ...parts, ...quarters].find((part) => part.name === name);
      if (place === undefined) throw new Error(`The place directory has no ${name} ${town.inTown}.`);
      return { name: name.replace(/ \(.*\)$/, ''), factor, place };
    });
    return { town, place: city, zones };
  });
}
