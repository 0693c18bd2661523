/** What a property of an event may hold; anything else is taken out before it is kept. */
export type PropertyKind =
  /** A number of an ad, an agency or a place. */
  | 'id'
  | 'ids'
  | 'number'
  | 'flag'
  /** A word of ours: letters, digits, hyphen, dot, underscore. */
  | 'word'
  /** Words of ours. */
  | 'words'
  /** A path of the portal, without query. */
  | 'path'
  /** SHA-256 in lower-case hexadecimal digits. */
  | 'hash'
  /** Letters and digits that name a person of the portal. */
  | 'uuid'
  | 'si-no';

/** Added to every event by who sends it. */
export const COMMON_PROPERTIES = {
  language: 'word',
  path: 'path',
  entry_point: 'word',
  page_source: 'word',
  screen: 'word',
  releases: 'words',
  experiments: 'words',
} as const satisfies Readonly<Record<string, PropertyKind>>;

const SESSION = {
  user_id: 'uuid',
  user_hashedemail: 'hash',
  user_hashedphone: 'hash',
  user_hashedphone_e164: 'hash',
  medium: 'word',
  newsletter_enabled: 'si-no',
  promo_update_enabled: 'si-no',
} as const satisfies Readonly<Record<string, PropertyKind>>;
const FORM = { medium: 'word', reason: 'word' } as const satisfies Readonly<Record<string, PropertyKind>>;
const AD = { listing_id: 'id' } as const satisfies Readonly<Record<string, PropertyKind>>;

/** Events of the portal and what each may carry beside the common properties (specification, section 3). */
export const TRACKED_EVENTS = {
  user_login: SESSION,
  user_subscription: SESSION,
  'Log In Start': FORM,
  'Log In Complete': FORM,
  'Log In Failed': FORM,
  'Sign Up Start': FORM,
  'Sign Up Complete': FORM,
  'Sign Up Failed': FORM,
  'Recover Password Request': FORM,
  'Recover Password Complete': FORM,
  'Recover Password Failed': FORM,
  'Show Password Pressed': FORM,
  'Hide Password Pressed': FORM,
  'List Seen': { listing_ids: 'ids', total: 'number', page: 'number', sort: 'word', filters: 'words' },
  'Filter Used': { filter: 'word', total: 'number' },
  'Map Drawn': { shape: 'word', total: 'number' },
  'Ad Seen': AD,
  'Gallery Opened': AD,
  'Phone Revealed': AD,
  'Lead Sent': { ...AD, contact: 'word', weight: 'number', session_weight: 'number' },
  'Ad Saved': AD,
  'Ad Hidden': AD,
  'Ad Compared': { listing_ids: 'ids' },
  'Ad Shared': { ...AD, medium: 'word' },
  'Search Saved': { alert: 'word' },
  'Order Completed': {
    product: 'word',
    cart: 'word',
    order: 'word',
    coupon: 'word',
    revenue: 'number',
    currency: 'word',
    quantity: 'number',
  },
  'Experiment Viewed': { experiment: 'word', arm: 'word' },
  'Bot Checked': { bot: 'flag' },
  'Vital Measured': { vital: 'word', value: 'number', rating: 'word' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PropertyKind>>>>;

export type TrackedEvent = keyof typeof TRACKED_EVENTS;

const PATTERNS: Readonly<Partial<Record<PropertyKind, RegExp>>> = {
  word: /^[\w.-]{1,80}$/,
  path: /^\/[^?#\s]{0,300}$/,
  hash: /^[0-9a-f]{64}$/,
  uuid: /^[0-9a-f-]{8,40}$/i,
  'si-no': /^(?:si|no)$/,
};
const MOST_IN_LIST = 60;

/** Whether a value is what a property may hold. */
export function isProperty(kind: PropertyKind, value: unknown): boolean {
  switch (kind) {
    case 'id':
      return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 1e12;
    case 'flag':
      return typeof value === 'boolean';
    case 'ids':
      return isList(value, 'id');
    case 'words':
      return isList(value, 'word');
    default:
      return typeof value === 'string' && PATTERNS[kind]?.test(value) === true;
  }
}

function isList(value: unknown, kind: 'id' | 'word'): boolean {
  return Array.isArray(value) && value.length <= MOST_IN_LIST && value.every((entry) => isProperty(kind, entry));
}
