import { join } from 'node:path';
import { createBasemaps, type Basemaps } from '../domains/basemap/api';
import type { Db } from '../platform/db';
import { createPartShapes, placeDirectory, type PartShapes } from '../domains/geography/api';
import { createIsochrones, type Isochrones } from '../domains/isochrone/api';
import { projectRoot, type MapServices } from '../platform/settings';

/** What the API needs for maps. */
export interface Maps {
  mapServices: MapServices;
  isochrones: Isochrones;
  basemaps: Basemaps;
  partShapes: PartShapes;
}

/** @param warn takes what the operator should know, without keys */
export function createMaps(mapServices: MapServices, db: Db, warn: (problem: string) => void): Maps {
  const geoPack = mapServices.geoPack ?? join(projectRoot(), 'server', 'data', 'geo-pack');
  return {
    mapServices,
    isochrones: createIsochrones({ geoPack, service: mapServices.isochrones, warn }),
    basemaps: createBasemaps({ geoPack, places: () => placeDirectory(db), warn }),
    partShapes: createPartShapes(geoPack, warn),
  };
}
