import { districtNamed, type Place, type PlaceDirectory } from '../geography';
import type { Town, Zone } from './market/town';
import { TOWNS } from './market/towns';

export interface ResolvedZone {
  zone: Zone;
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
  return TOWNS.map((town) => {
    const city = byCode.get(town.code);
    if (city === undefined) throw new Error(`The place directory has no ${town.code} (${town.inTown}).`);
    const zones = town.zones.map((zone) => {
      const place = districtNamed(directory, city.path, zone.name);
      if (place === undefined) throw new Error(`The place directory has no ${zone.name} ${town.inTown}.`);
      return { zone, place };
    });
    return { town, place: city, zones };
  });
}
