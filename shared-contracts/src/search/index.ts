export { DEFAULT_CRITERIA, type NumberRange, type RangeKey, type SearchCriteria } from './criteria';
export { criteriaParams, searchPath, searchUrl } from './write-criteria';
export { parseCriteria, type ParsedCriteria } from './parse-criteria';
export { DEFAULT_SORT, SORTS, isDefaultSort, type Sort, type SortField } from './sort';
export type { SearchNotice, SearchNoticeCode } from './notice';
export { countLabel } from './count-label';
export { RANGE_KEYS, RANGE_PARAMETERS } from './range-parameters';
