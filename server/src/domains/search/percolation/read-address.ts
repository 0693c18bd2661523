import type { Db } from '../../../platform/db';
import { readSearch, type ReadSearch, type SearchDeps } from '../read-search';
import type { Area } from '../shapes/area';
import { searchTerms } from './search-terms';

/** Grows when the same address makes other rows of `search_terms` than before. */
export const TERMS_FORM = 1;

async function readAddress(db: Db, address: string, deps: SearchDeps): Promise<ReadSearch | null> {
  const { pathname, searchParams } = new URL(address, 'http://list');
  // Words of lists are the same in all languages here.
  const read = await readSearch(db, { path: pathname, query: searchParams, locale: 'hr' }, deps);
  return read.notices.some(({ reason }) => reason === 'travel-unavailable') ? null : read;
}

/**
 * What a saved search asks, as rows of `search_terms`.
 * @param address as `canonicalSearch` writes it
 * @returns null where nobody can say just now how far one gets; it is worth to ask again later
 */
export async function termsOfAddress(
  db: Db,
  address: string,
  deps: SearchDeps,
): Promise<ReturnType<typeof searchTerms> | null> {
  const read = await readAddress(db, address, deps);
  return read === null ? null : searchTerms(read.criteria, read.scope, address);
}

/** Areas of the latest searches with shapes: making them takes longer than trying a position. */
export class AreasOfAddresses {
  readonly #known = new Map<string, readonly Area[]>();

  constructor(private readonly most = 5000) {}

  /** @returns null where nobody can say just now how far one gets */
  async of(db: Db, address: string, deps: SearchDeps): Promise<readonly Area[] | null> {
    const known = this.#known.get(address) ?? (await readAddress(db, address, deps))?.scope.shapes?.areas;
    if (known === undefined) return null;
    // The one asked for last goes last.
    this.#known.delete(address);
    this.#known.set(address, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.most) break;
      this.#known.delete(oldest);
    }
    return known;
  }
}
