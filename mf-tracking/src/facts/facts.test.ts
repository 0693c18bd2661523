import { createHash, webcrypto } from 'node:crypto';
import { FULL_CONSENT, NO_CONSENT } from '@kvadrat/contracts/remote';
import { isPhone } from '@kvadrat/contracts/rules';
import { contactWeight } from './contact-weight';
import { mayTrack } from './may-track';
import { phoneInE164, phoneToHash } from './normalize-phone';
import { readProperties } from './read-properties';
import { screenClass } from './screen-class';
import { signedInProperties } from './signed-in-event';

beforeAll(() => {
  // jsdom has no digests.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  ['Phone Revealed', '', 0.5],
  ['Lead Sent', 'message', 0.75],
  ['Lead Sent', 'proposal', 1],
  ['Lead Sent', 'virtual-visit', 2],
  ['Lead Sent', 'visit', 5],
  ['Lead Sent', 'other', 0],
  ['Ad Seen', 'message', 0],
])('R192 %s by %s is worth %d', (event, contact, weight) => {
  expect(contactWeight(event, { contact })).toBe(weight);
});

test.each([
  [1365, 'below'],
  [1366, 'equal'],
  [1367, 'above'],
] as const)('R191 a screen of %i px is %s', (width, name) => {
  expect(screenClass(width)).toBe(name);
});

test.each([
  ['R186', '+385 (0)91/123 4567', '+385 (0)91/123 4567', '+385911234567'],
  ['R187', '00385 91 123-4567', '+385 91 123-4567', '+385911234567'],
  ['R188', '0911234567', '+3850911234567', '+385911234567'],
  ['R188', '385911234567', '+385385911234567', '+385911234567'],
])('%s %s before it is hashed, by the letter and in E.164', (_requirement, typed, byTheLetter, e164) => {
  expect([phoneToHash(typed, '385'), phoneInE164(typed, '385')]).toEqual([byTheLetter, e164]);
});

test.each([
  ['091/123-4567', true, '+385091/123-4567'],
  ['0911', false, '+3850911'],
  ['abc', false, '+385abc'],
  ['+1', false, '+1'],
])('R189 what a form says of %s does not change what is hashed', (typed, accepted, prepared) => {
  expect([isPhone(typed), phoneToHash(typed, '385')]).toEqual([accepted, prepared]);
});

test('R180 R181 R182 R184 who has signed in is told with exactly these fields, as hashes', async () => {
  const user = {
    uuid: '0a1b2c3d',
    email: ' Ana@Example.hr ',
    phone: '0911234567',
    phonePrefix: '+385',
    language: 'de' as const,
    enabledNewsletter: true,
    enabledPromotionalEmail: false,
  };
  expect(await signedInProperties(user, '')).toEqual({
    language: 'de',
    user_id: '0a1b2c3d',
    user_hashedemail: sha256('ana@example.hr'),
    user_hashedphone: sha256('+3850911234567'),
    user_hashedphone_e164: sha256('+385911234567'),
    medium: 'email',
    newsletter_enabled: 'si',
    promo_update_enabled: 'no',
  });
  expect(await signedInProperties({ ...user, phone: '' }, 'google')).toEqual({
    language: 'de',
    user_id: '0a1b2c3d',
    user_hashedemail: sha256('ana@example.hr'),
    medium: 'google',
    newsletter_enabled: 'si',
    promo_update_enabled: 'no',
  });
});

test.each([
  [true, true, true, true, true],
  [true, true, false, true, true],
  [true, false, true, true, true],
  [true, false, false, true, true],
  [false, true, true, true, true],
  [false, true, false, true, false],
  [false, false, true, true, false],
  [false, false, false, true, false],
  [true, true, true, false, false],
  [false, true, true, false, false],
])(
  'R193 signed in %s, desktop %s, flag %s, agreed %s: %s',
  (authenticated, desktop, anonymousTracking, agreed, told) => {
    const consent = agreed ? FULL_CONSENT : NO_CONSENT;
    const at = (pathname: string): boolean =>
      mayTrack({ consent, authenticated, desktop, anonymousTracking, pathname });
    expect([at('/de/oglasi/1/'), at('/demo/oglasi/'), at('/de/demo/')]).toEqual([told, false, false]);
  },
);

test('R190 an order is in dollars and of one piece unless it says otherwise; ours say euros', () => {
  const order = { product: 'showcase', cart: 'c1', order: 'o1', coupon: 'MORE', revenue: 40 };
  expect(readProperties('Order Completed', order)).toEqual({ ...order, currency: 'USD', quantity: 1 });
  const ours = { ...order, currency: 'EUR', quantity: 3 };
  expect(readProperties('Order Completed', ours)).toEqual(ours);
});

test('R196 what an event may not carry is left out, and what looks like an address or a phone', () => {
  expect(
    readProperties('Ad Seen', {
      listing_id: 7,
      note: 'x',
      language: 'hr',
      path: '/ana@example.hr/',
      page_source: 'listings',
    }),
  ).toEqual({ listing_id: 7, language: 'hr', page_source: 'listings' });
  expect(readProperties('Something Else', {})).toBeNull();
  expect(readProperties('toString', {})).toBeNull();
});
