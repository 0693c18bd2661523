/** Ways in which a visitor reaches an advertiser (R118). */
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

/** How a visit takes place (R118). */
export const VISIT_MODES = ['remote', 'on-site', 'smart', 'no-smart'] as const;
export type VisitMode = (typeof VISIT_MODES)[number];

/** Why a visitor writes, in the order of the form (R119). */
export const CONTACT_REASONS = ['more-info', 'address', 'more-photos', 'availability', 'last-message', 'other'] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

export const DEFAULT_CONTACT_REASON = 'more-info' satisfies ContactReason;
