/** Status of an auction. Courts set it; no status follows from another. */
export const AUCTION_STATUSES = ['participable', 'not-participable', 'deserted', 'suspended'] as const;
export type AuctionStatus = (typeof AUCTION_STATUSES)[number];
