import type { ModerationQueue } from '@kvadrat/contracts/api';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';

/** Parameters of the page's address. */
const FILTER = 'stanje';
const PAGE = 'stranica';

/** Reads which part of the queue an address names; the server takes the first for one it does not know. */
export function readQueueAddress(search: string): { filter?: string; page?: string } {
  const query = new URLSearchParams(search);
  const [filter, page] = [query.get(FILTER), query.get(PAGE)];
  return { ...(filter === null ? {} : { filter }), ...(page === null ? {} : { page }) };
}

/** Makes the address of a part of the queue, without language prefix. */
export function queueAddress(filter: ModerationQueue['filter'], page = 1): string {
  const query = new URLSearchParams({
    ...(filter === 'open' ? {} : { [FILTER]: filter }),
    ...(page > 1 ? { [PAGE]: String(page) } : {}),
  }).toString();
  return query === '' ? STAFF_PATHS.moderation : `${STAFF_PATHS.moderation}?${query}`;
}
