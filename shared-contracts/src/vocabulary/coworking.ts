/** What a coworking space lets. */
export const COWORKING_TYPES = ['private-office', 'meetings', 'fixed-workstation', 'mobile-workstation'] as const;
export type CoworkingType = (typeof COWORKING_TYPES)[number];
