export { LEGACY_REDIRECTS, PATHS } from './fixed-paths';
export { listingPath } from './listing-path';
export { slugify } from './slugify';
