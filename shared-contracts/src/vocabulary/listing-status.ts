/** Listing status codes. Not to be compared with contract codes. */
export const LISTING_STATUS = { active: 1, sold: 3, secret: 14 } as const;

export type ListingStatusCode = (typeof LISTING_STATUS)[keyof typeof LISTING_STATUS];
