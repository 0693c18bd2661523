/** What a visitor may agree to beyond what pages need to work. */
export const CONSENT_CATEGORIES = ['functional', 'analytics', 'marketing', 'replay'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** Before somebody has answered, after a no, on the server, and in a host of older contracts. */
export const NO_CONSENT: Consent = Object.freeze({
  functional: false,
  analytics: false,
  marketing: false,
  replay: false,
});
