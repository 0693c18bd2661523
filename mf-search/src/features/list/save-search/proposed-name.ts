import type { RecentSearch } from '../../../lib/recent-searches';

export const NAME_MAX = 100;

/** What the page calls the search, cut where a word ends. */
export function proposedName({ title, details }: RecentSearch): string {
  const name = details === '' ? title : `${title}, ${details}`;
  return name.length <= NAME_MAX ? name : `${name.slice(0, NAME_MAX - 1).replace(/[\s,]+\S*$/, '')}…`;
}
