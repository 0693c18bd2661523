/** What of a list runs after it, one chunk: until then it is the server's HTML, which works by itself. */
export { FilterChips } from './filter-chips';
export { Filters } from './filters/filters';
export { KeepSearch } from './keep-search';
export { NoResults } from './no-results';
export { Notices } from './notices';
export { findWaysOn } from './ways-on';
export { SaveSearchButton } from './save-search-button';
