import { RECENT_PLACES_KEY as KEY } from '@kvadrat/contracts/constants';
import { isOneOf, PLACE_LEVELS } from '@kvadrat/contracts/vocabulary';
import type { FormPlace } from './form-place';
import { recentList } from './recent-list';

/** A place as the box that suggests places showed it. */
export interface RecentPlace extends FormPlace {
  /** What it is and where. */
  detail: string;
}

const KEPT = 5;

/** Places chosen last in this browser. */
export const recentPlaces = recentList(KEY, KEPT, isRecentPlace, ({ id }) => id);

function isRecentPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, path, level, within, detail }: Record<string, unknown> = { ...value };
  // Paths of ours only: what another script wrote under the key must not lead elsewhere.
  const isPath = typeof path === 'string' && /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path);
  return (
    isPath &&
    Number.isInteger(id) &&
    typeof label === 'string' &&
    typeof detail === 'string' &&
    isOneOf(PLACE_LEVELS, level) &&
    Array.isArray(within) &&
    within.every(Number.isInteger)
  );
}
