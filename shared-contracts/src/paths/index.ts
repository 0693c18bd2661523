export { adSheetPath } from './ad-sheet-path';
export { COMPARE_PARAMETERS, comparePath } from './compare-path';
export { ENQUIRY_PATHS, isDemoPath, isUserPath, LEGACY_REDIRECTS, LEGAL_PATHS, PATHS, USER_PATHS } from './fixed-paths';
export { listMapPath, MAP_SCREEN } from './list-map-path';
export { listingPath } from './listing-path';
export { adVisibilityPath, editAdPath } from './own-ad-path';
export { phonePath } from './phone-path';
export { complaintPath, reportPath } from './report-path';
export { slugify } from './slugify';
