export type { Basemap } from './basemap';
export { BASEMAP_PREFIX } from './basemap-files';
export { basemapRoutes } from './basemap.routes';
export { BasemapSchema } from './basemap.schema';
export { createBasemaps, type Basemaps } from './create-basemaps';
