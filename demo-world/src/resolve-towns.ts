import { districtNamed, type Place, PlaceDirectory } from '@kvadrat/server/domains/geography';
import type { Town, Zone } from './market/town';
import { TOWNS } from './market/towns';

interface ResolvedZone {
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
  const parts = partsByCity(directory);
  return TOWNS.map((town) => {
    const city = byCode.get(town.code);
    if (city === undefined) throw new Error(`The place directory has no ${town.code} (${town.inTown}).`);
    // Looked up among the town's own parts: there are three hundred names and eight thousand places.
    const own = new PlaceDirectory([city, ...(parts.get(city.id) ?? [])]);
    const zones = town.zones.map((zone) => {
      const place = districtNamed(own, city.path, zone.name);
      if (place === undefined) throw new Error(`The place directory has no ${zone.name} ${town.inTown}.`);
      return { zone, place };
    });
    return { town, place: city, zones };
  });
}

function partsByCity(directory: PlaceDirectory): Map<number, Place[]> {
  const parts = new Map<number, Place[]>();
  for (const place of directory.places) {
    const city = directory.chain(place.id).find(({ level }) => level === 'city');
    if (city === undefined || city === place) continue;
    const known = parts.get(city.id);
    if (known === undefined) parts.set(city.id, [place]);
    else known.push(place);
  }
  return parts;
}
