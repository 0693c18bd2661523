import { createHash } from 'node:crypto';
import type { ListingDraft } from './listing-draft';

/**
 * Fingerprint of what a draft says. Time of publication is no part of it: sources that send "now" each time would
 * otherwise change every ad with each run.
 */
export function contentHash({ publishedAt: _publishedAt, ...content }: ListingDraft): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
    .slice(0, 32);
}

/** The same value with object keys in one order, so that the order a source writes them in does not count. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
