/** What a visitor may allow beside what the portal needs to work. */
export const CONSENT_CATEGORIES = ['functional', 'analytics', 'marketing', 'replay'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What a visitor has chosen. */
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

export const NO_CONSENT: ConsentChoices = { functional: false, analytics: false, marketing: false, replay: false };
