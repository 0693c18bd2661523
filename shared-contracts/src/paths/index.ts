export { adSheetPath } from './ad-sheet-path';
export { agenciesPath, agencyPath, agencyWayPath, agentPath } from './agency-path';
export { COMPARE_PARAMETERS, comparePath } from './compare-path';
export { enquiryPath } from './enquiry-path';
export {
  AGENCY_INVITE_PATH,
  ALERT_PATHS,
  ENQUIRY_PATHS,
  isDemoPath,
  isStaffPath,
  isUserPath,
  LEGACY_REDIRECTS,
  LEGAL_PATHS,
  LINK_PARAMETERS,
  PATHS,
  SAVED_PATHS,
  searchNewsPath,
  STAFF_PATHS,
  USER_PATHS,
} from './fixed-paths';
export { INFO_PATHS, isInfoPageName } from './info-paths';
export { listMapPath, MAP_SCREEN } from './list-map-path';
export { listingPath } from './listing-path';
export { adVisibilityPath, editAdPath, publishStepPath } from './own-ad-path';
export { phonePath } from './phone-path';
export { complaintPath, reportPath } from './report-path';
export { slugify } from './slugify';
