/** Business constants of the specification's section 9. Each stands once. */
export { COOKIE_DAYS, CRM_COOKIE_DAYS, SESSION_COOKIE } from './cookies';
export { BREAKPOINTS } from './layout';
export { MAP_CENTER, MAP_MIN_ZOOM, MAP_TOOL_ZOOM, MAP_ZOOM } from './map';
export { COUNTRY, CURRENCY, PHONE_PREFIX, TIME_ZONE } from './market';
export {
  AGENCY_PAGE_SIZE,
  COUNT_LABEL_CAP,
  KEYWORD_MAX_LENGTH,
  MARK_LIMITS,
  MAX_AGENCIES,
  MAX_RESULTS,
  PAGE_SIZE,
  SEARCH_PROMPT_MAX_LENGTH,
} from './results';
export { FAVOURITES_KEY, HIDDEN_ADS_KEY, MAP_CLOSED_KEY, MAP_STILL_KEY, MICROPHONE_KEY, RECENT_SEARCHES_KEY, SEEN_ADS_KEY } from './storage';
export {
  LOADING_INDICATOR_MS,
  LOGIN_REDIRECT_MS,
  OFFLINE_WAIT_MS,
  QUERY_GC_MS,
  QUERY_RETRIES,
  QUERY_RETRY_CAP_MS,
  SOCIAL_POPUP_POLL_MS,
  TOAST,
} from './timing';
