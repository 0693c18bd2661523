import type { KeptAd, MarkedAds } from '@kvadrat/contracts/api';
import type { SavedDetail } from '@kvadrat/contracts/remote';

/** An ad of a list, of the account or of this browser. */
export interface ShownAd extends KeptAd {
  /** Since when it is on the list; null where nobody knows. */
  markedAt: string | null;
  /** What its owner noted. */
  note: string;
  /** What others noted who share its folder. */
  others: readonly { text: string; by: string }[];
  /** Key of its folder: an id of the account's, a name in this browser; empty for none. */
  folder: string;
  /** False where only somebody else who shares the folder has saved it. */
  own: boolean;
}

export function ofAccount({ notes, folder, markedAt, own, ...ad }: MarkedAds['results'][number]): ShownAd {
  return {
    ...ad,
    markedAt,
    own,
    folder: folder === null ? '' : String(folder),
    note: notes.find((note) => note.own)?.text ?? '',
    others: notes.filter((note) => !note.own),
  };
}

export function ofBrowser(ad: KeptAd, { savedAt, note = '', folder = '' }: SavedDetail = {}): ShownAd {
  return { ...ad, markedAt: savedAt ?? null, note, others: [], folder, own: true };
}

/** What an ad asked when it was put on a list; null where that is not known, or it asked nothing. */
export function priceThen({ prices, markedAt }: Pick<ShownAd, 'prices' | 'markedAt'>): number | null {
  if (markedAt === null) return null;
  return (prices.findLast(({ at }) => at <= markedAt) ?? prices[0])?.price ?? null;
}
