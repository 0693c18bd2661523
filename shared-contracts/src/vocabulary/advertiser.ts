/** Advertiser types, the specification's words (R105). */
export const ADVERTISER_TYPES = ['agenzia', 'privato'] as const;
export type AdvertiserType = (typeof ADVERTISER_TYPES)[number];

/** Agency types (R104). */
export const AGENCY_TYPES = ['agency', 'pro', 'constructor', 'court'] as const;
export type AgencyType = (typeof AGENCY_TYPES)[number];
