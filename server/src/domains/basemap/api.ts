export type { Basemap } from './basemap';
export { basemapRoutes } from './basemap.routes';
export { BasemapSchema } from './basemap.schema';
export { createBasemaps, type Basemaps } from './create-basemaps';
