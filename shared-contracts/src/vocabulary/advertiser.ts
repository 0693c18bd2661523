/** Advertiser types, the specification's words. */
export const ADVERTISER_TYPES = ['agenzia', 'privato'] as const;
export type AdvertiserType = (typeof ADVERTISER_TYPES)[number];

/** User types. Agency is a type of account and anonymous is none. */
export const USER_TYPES = ['user', 'delegate', 'agent', 'custom'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Agency types. */
export const AGENCY_TYPES = ['agency', 'pro', 'constructor', 'court'] as const;
export type AgencyType = (typeof AGENCY_TYPES)[number];

/** States of an agency's plan. */
export const PLAN_STATES = ['paid', 'free', 'defaulting', 'light'] as const;
export type PlanState = (typeof PLAN_STATES)[number];
