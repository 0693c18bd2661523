import type { HostValue } from './host-value';

/** What a visitor has made of an ad: kept it, put it away, or opened it before. */
export type AdMark = 'saved' | 'hidden' | 'seen';

/** Ids of ads by mark, newest last. */
export type MarkedAds = Readonly<Record<AdMark, ReadonlySet<number>>>;

/**
 * Marks of the visitor: of the account of who is signed in, else of this browser. The host keeps them, in step with other
 * tabs and other remotes.
 */
export interface AdMarks extends HostValue<MarkedAds> {
  /**
   * Sets a mark or takes it away. It shows at once; the host says to the visitor what can be undone, and takes back what could
   * not be kept.
   */
  set: (mark: AdMark, id: number, on: boolean) => void;
  /**
   * Shows another list in place of one, such as none after it was emptied, and says nothing to the visitor. Of who is signed in, the page
   * has made the call that changed it. Absent in hosts of older contracts.
   */
  replace?: (mark: AdMark, ids: readonly number[]) => void;
}

const NONE: MarkedAds = Object.freeze({ saved: new Set<number>(), hidden: new Set<number>(), seen: new Set<number>() });

/** Where there is no visitor to mark anything: on the server, in elements, in a host of older contracts. */
export const NO_MARKS: AdMarks = Object.freeze({
  current: () => NONE,
  subscribe: () => () => undefined,
  set: () => undefined,
});
