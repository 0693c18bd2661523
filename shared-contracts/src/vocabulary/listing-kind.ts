/** What a record among the results is. */
export const LISTING_KINDS = ['ad', 'project', 'auction', 'coworking', 'estate'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Where a listing is shown. */
export const LISTING_CONTEXTS = ['list', 'detail', 'map'] as const;
export type ListingContext = (typeof LISTING_CONTEXTS)[number];
