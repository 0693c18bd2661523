/** Status of an auction (R111). Courts set it; no status follows from another (R217). */
export const AUCTION_STATUSES = ['participable', 'not-participable', 'deserted', 'suspended'] as const;
export type AuctionStatus = (typeof AUCTION_STATUSES)[number];
