export type { Basemap, EmbeddedSources } from './basemap';
export { createEmbeddedMap } from './create-embedded-map';
