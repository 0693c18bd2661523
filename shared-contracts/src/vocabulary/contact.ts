/** Ways in which a visitor reaches an advertiser. */
export const CONTACT_TYPES = [
  'telephone',
  'message',
  'email',
  'phone-call',
  'visit',
  'price-proposal',
  'virtual-visit',
  'in-person-visit',
] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/**
 * What a contact is worth to the advertiser. A revealed number is the contact by telephone; dialling it afterwards is the same
 * one. `visit` says nothing yet of how it will take place.
 */
export const CONTACT_WEIGHTS: Readonly<Record<ContactType, number>> = {
  telephone: 0.5,
  message: 0.75,
  email: 0,
  'phone-call': 0,
  visit: 0,
  'price-proposal': 1,
  'virtual-visit': 2,
  'in-person-visit': 5,
};

/** How a visit takes place. */
export const VISIT_MODES = ['remote', 'on-site', 'smart', 'no-smart'] as const;
export type VisitMode = (typeof VISIT_MODES)[number];

/** Why a visitor writes, in the order of the form. */
export const CONTACT_REASONS = [
  'more-info',
  'address',
  'more-photos',
  'availability',
  'last-message',
  'other',
] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

export const DEFAULT_CONTACT_REASON = 'more-info' satisfies ContactReason;
