import { createIsochrones, type Isochrones } from '../isochrone';
import type { MapServices } from '../settings';

/** What the API needs for maps. */
export interface Maps {
  services: MapServices;
  isochrones: Isochrones;
}

/** @param warn takes what the operator should know, without keys */
export function createMaps(services: MapServices, warn: (problem: string) => void): Maps {
  return { services, isochrones: createIsochrones({ geoPack: services.geoPack ?? null, service: services.isochrones, warn }) };
}
