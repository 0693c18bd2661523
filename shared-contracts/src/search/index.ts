export {
  DEFAULT_CRITERIA,
  type Circle,
  type NumberRange,
  type PlaceIds,
  type RangeKey,
  type SearchCriteria,
  type Travel,
  type Viewport,
} from './criteria';
export { SEARCH_FLAGS, type PlaceParameter, type SearchFlag } from './parameter-names';
export { PARAMETER_NAMES } from './parameters';
export { criteriaParams, searchUrl } from './write-criteria';
export { searchPath } from './search-path';
export { parseCriteria, type ParsedCriteria } from './parse-criteria';
export type { Point } from './point';
export { defaultSort, type SearchFlags, type Sort, type SortField } from './sort';
export type { SearchNotice, SearchNoticeCode, SearchNoticeReason } from './notice';
export { RANGE_KEYS, RANGE_PARAMETERS } from './range-parameters';
