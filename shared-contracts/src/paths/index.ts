export { isDemoPath, LEGACY_REDIRECTS, LEGAL_PATHS, PATHS, USER_PATHS } from './fixed-paths';
export { listingPath } from './listing-path';
export { adVisibilityPath, editAdPath } from './own-ad-path';
export { slugify } from './slugify';
