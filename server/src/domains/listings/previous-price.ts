import type { ContractCode } from '@kvadrat/contracts/vocabulary';

/** What an ad asked before, and what it asks now; null is "on request". */
interface PriceChange {
  before: { contract: ContractCode; price: number | null; previous: number | null };
  now: { contract: ContractCode; price: number | null };
}

/**
 * The price that an ad asked before it was cut, for sources that tell none: null where nothing was cut. A price that was raised
 * again, that comes after one on request or for another deal, is no cut; the same price again leaves an earlier cut as it is.
 */
export function previousPrice({ before, now }: PriceChange): number | null {
  if (now.price === null || before.price === null || now.contract !== before.contract) return null;
  if (now.price === before.price)
    return before.previous !== null && before.previous > now.price ? before.previous : null;
  return now.price < before.price ? before.price : null;
}
