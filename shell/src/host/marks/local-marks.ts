import { FAVOURITES_KEY, HIDDEN_ADS_KEY, SEEN_ADS_KEY } from '@kvadrat/contracts/constants';
import type { AdMark, MarkedAds, RemoteStorage } from '@kvadrat/contracts/remote';

const KEYS: Readonly<Record<AdMark, string>> = { saved: FAVOURITES_KEY, hidden: HIDDEN_ADS_KEY, seen: SEEN_ADS_KEY };

/** Marks of a browser in which nobody is signed in. */
export interface LocalMarks {
  /** Asked of the store each time: another tab may have written. */
  read: () => MarkedAds;
  /** @returns whether they outlast the page */
  write: (mark: AdMark, ids: ReadonlySet<number>) => boolean;
  /** Whether a key of the store, as a `storage` event names it, holds marks. */
  holds: (key: string | null) => boolean;
}

/** Each mark's ids stand under a key of their own, comma-separated. Where nothing can be stored, or no more, they last for the page. */
export function createLocalMarks(storage: RemoteStorage): LocalMarks {
  const page: Record<AdMark, ReadonlySet<number>> = { saved: new Set(), hidden: new Set(), seen: new Set() };
  /** What the store did not take. */
  const onlyHere = new Set<AdMark>();
  const idsOf = (mark: AdMark): ReadonlySet<number> =>
    storage.persistent && !onlyHere.has(mark) ? readIds(storage.get(KEYS[mark])) : page[mark];
  return {
    read: () => ({ saved: idsOf('saved'), hidden: idsOf('hidden'), seen: idsOf('seen') }),
    write(mark, ids) {
      page[mark] = ids;
      const text = [...ids].join();
      if (text === '') storage.remove(KEYS[mark]);
      else storage.set(KEYS[mark], text);
      const kept = (storage.get(KEYS[mark]) ?? '') === text;
      if (kept) onlyHere.delete(mark);
      else onlyHere.add(mark);
      return kept;
    },
    holds: (key) => key === null || Object.values(KEYS).some((own) => key.endsWith(`:${own}`)),
  };
}

/** What is not a list of positive whole numbers counts as empty. */
function readIds(text: string | null): ReadonlySet<number> {
  const ids = text ? text.split(',').map(Number) : [];
  return new Set(ids.every((id) => Number.isInteger(id) && id > 0) ? ids : []);
}
