import { PATHS } from './fixed-paths';
import { slugify } from './slugify';

/** Canonical path of an ad: `/oglasi/{id}/{slug of its title}/`. */
export function listingPath(id: number, title: string): string {
  return `${PATHS.listings}${id}/${slugify(title)}/`;
}
