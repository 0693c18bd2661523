import type { AgencyRequests } from '@kvadrat/contracts/api';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';

/** Parameters of the page's address. */
const STATE = 'stanje';
const PAGE = 'stranica';

/** Reads which requests an address names; the server takes those that wait for a state it does not know. */
export function readRequestsAddress(search: string): { state?: string; page?: string } {
  const query = new URLSearchParams(search);
  const [state, page] = [query.get(STATE), query.get(PAGE)];
  return { ...(state === null ? {} : { state }), ...(page === null ? {} : { page }) };
}

/** Makes the address of the requests in a state, without language prefix. */
export function requestsAddress(state: AgencyRequests['state'], page = 1): string {
  const query = new URLSearchParams({
    ...(state === 'open' ? {} : { [STATE]: state }),
    ...(page > 1 ? { [PAGE]: String(page) } : {}),
  }).toString();
  return query === '' ? STAFF_PATHS.agencies : `${STAFF_PATHS.agencies}?${query}`;
}
