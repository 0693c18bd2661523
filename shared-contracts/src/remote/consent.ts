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
export const FULL_CONSENT: Consent = Object.freeze({
  functional: true,
  analytics: true,
  marketing: true,
  replay: true,
});

/** Holds a visitor's choice, and nothing else: the one cookie that asking about cookies needs. */
export const CONSENT_COOKIE = 'kvadrat_consent';
/** Raised when what people are asked changes: a choice about other words is none, and they are asked again. */
export const CONSENT_VERSION = 1;
/** A choice holds for half a year. */
export const CONSENT_DAYS = 182;

/** How somebody came to a choice; `navigation` where the operator takes going on for a yes. */
export const CONSENT_METHODS = ['accept', 'refuse', 'settings', 'navigation'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** A choice as its cookie holds it. */
export interface GivenConsent {
  consent: Consent;
  /** Of the receipt. */
  id: string;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=${CONSENT_VERSION}\\.([famr]*)\\.([0-9a-f-]{36})(?:;|$)`);

/** Reads a choice out of cookies, as `document.cookie` or a request has them; null where there is none about today's words. */
export function readConsent(cookies: string): GivenConsent | null {
  const [, letters, id] = COOKIE.exec(cookies) ?? [];
  if (letters === undefined || id === undefined) return null;
  const has = (category: ConsentCategory): boolean => letters.includes(category.charAt(0));
  return {
    consent: {
      functional: has('functional'),
      analytics: has('analytics'),
      marketing: has('marketing'),
      replay: has('replay'),
    },
    id,
  };
}

/** The value of the cookie for a choice. @param version of the words it is about */
export function consentCookieValue({ consent, id }: GivenConsent, version: number = CONSENT_VERSION): string {
  const letters = CONSENT_CATEGORIES.filter((category) => consent[category]).map((category) => category.charAt(0));
  return `${version}.${letters.join('')}.${id}`;
}

/** The sheet that shows the notice to who has neither scripts nor a choice. */
export const CONSENT_SHEET = '/api-next/consent/notice.css';

/** The element that asks, hidden in every page as it is the same for everybody. */
export const CONSENT_NOTICE_ID = 'kvadrat-consent';

/**
 * Shows the notice before the first paint to who has not chosen, and tells the page how much room it takes; stands in the page itself, and
 * in the policy of documents by its hash.
 */
export const CONSENT_SCRIPT = `(function(d,n){if(!n||/(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\./.test(d.cookie))return;n.hidden=!1;new ResizeObserver(function(){d.documentElement.style.setProperty("--consent-height",n.offsetHeight?n.offsetHeight+"px":"")}).observe(n)})(document,document.getElementById("${CONSENT_NOTICE_ID}"))`;

/** Holds a random id by which a visitor gets the same arms of experiments on each visit; with functional consent only. */
export const ARMS_COOKIE = 'kvadrat_arms';

/** Beginnings of the names under which optional parts keep anything in a browser, as cookies or in its storage. Nothing else may be kept by them. */
export const OPTIONAL_STORAGE: Readonly<Record<ConsentCategory, readonly string[]>> = {
  // Of Google's sign-in, and of experiments.
  functional: ['g_state', ARMS_COOKIE],
  analytics: ['kvadrat:track-'],
  marketing: [],
  replay: [],
};
