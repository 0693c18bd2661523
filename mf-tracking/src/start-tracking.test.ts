import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { FULL_CONSENT, NO_CONSENT, type Consent, type RemoteContext } from '@kvadrat/contracts/remote';
import { TRACKED_EVENTS, type PropertyKind } from '@kvadrat/contracts/tracking';
import { createFakeHost, type FakeHost } from '@kvadrat/remote-kit/testing';
import { webcrypto } from 'node:crypto';
import { startTracking } from './start-tracking';

/** They ask for what jsdom does not measure. */
jest.mock('./facts/watch-vitals', () => ({ watchVitals: () => undefined }));

interface Sent {
  type: string;
  event?: string;
  properties: Record<string, unknown>;
  context: { consent: Consent };
}

const UUID = '0c3f0a8e-1111-4222-8333-abcdefabcdef';
const EXAMPLES: Readonly<Record<PropertyKind, unknown>> = {
  id: 7,
  ids: [7, 8],
  number: 2,
  flag: true,
  word: 'message',
  words: ['a', 'b'],
  path: '/prodaja-kuce/',
  hash: 'a'.repeat(64),
  uuid: UUID,
  'si-no': 'si',
};

let host: FakeHost;
let sent: Sent[];
let consent: Consent;
let listeners: (() => void)[];

/** jsdom has neither digests nor `fetch`. */
beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  listeners = [];
  consent = FULL_CONSENT;
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: (_address: string, { body }: RequestInit) => {
      const { batch } = JSON.parse(typeof body === 'string' ? body : '') as { batch: Sent[] };
      sent.push(...batch);
      return Promise.resolve({ status: 200, ok: true, headers: new Map(), text: () => Promise.resolve('') });
    },
  });
  host = createFakeHost({
    remote: 'mf-tracking',
    route: { name: '', params: {}, path: '/', search: '', locale: 'hr' },
    flags: { anonymousTracking: true },
    responses: {
      [ACCOUNT_CALLS.fullInfo]: () => ({
        uuid: UUID,
        email: 'ana@example.hr',
        phone: '',
        phonePrefix: '',
        language: 'hr',
        enabledNewsletter: false,
        enabledPromotionalEmail: true,
      }),
    },
  });
  const context: RemoteContext = {
    ...host.context(),
    consent: {
      current: () => consent,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  };
  startTracking(context);
});
afterEach(() => {
  host.leave();
  jest.useRealTimers();
});

const tell = (event: string, properties: object): void => {
  host.context().bus.emit('kvadrat:track', { event, properties: JSON.stringify(properties) });
};
const batch = (): Promise<void> => jest.advanceTimersByTimeAsync(5000);

test.each(Object.entries(TRACKED_EVENTS))(
  '%s goes out with all it may carry, and with nothing else',
  async (event, kinds) => {
    const whole = Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, EXAMPLES[kind]]));
    tell(event, { ...whole, note: 'Dobar dan', email: 'ana@example.hr' });
    await batch();
    // The weight of a contact is what the table of weights says, whoever tells another one.
    const weights = event === 'Lead Sent' ? { weight: 0.75, session_weight: 0.75 } : {};
    expect(sent).toMatchObject([{ type: 'track', event, properties: { ...whole, ...weights } }]);
    const common = ['language', 'path', 'entry_point', 'page_source', 'screen', 'releases', 'experiments'];
    expect(Object.keys(sent[0]?.properties ?? {}).filter((key) => !(key in whole) && !common.includes(key))).toEqual(
      [],
    );
  },
);

test('R192 a session’s contacts are added up', async () => {
  tell('Phone Revealed', { listing_id: 1 });
  for (const contact of ['message', 'visit', 'other']) tell('Lead Sent', { listing_id: 1, contact });
  await batch();
  expect(sent.map(({ properties }) => properties['session_weight'])).toEqual([undefined, 1.25, 6.25, 6.25]);
});

test.each([
  ['email', false, 'user_login'],
  ['google', false, 'user_login'],
  ['facebook', true, 'user_subscription'],
  ['apple', true, 'user_subscription'],
])('R180 who came in by %s (new: %s) is %s, once', async (service, signup, event) => {
  host.context().bus.emit('kvadrat:auth-success', { service, signup });
  await jest.advanceTimersByTimeAsync(100);
  // Digests are made beside this clock.
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toMatchObject([
    { event, properties: { medium: service, user_id: UUID, newsletter_enabled: 'no', promo_update_enabled: 'si' } },
  ]);
  expect(JSON.stringify(sent)).not.toContain('example.hr');
});

test.each([
  [FULL_CONSENT, true],
  [{ ...FULL_CONSENT, functional: false }, false],
])('R185 hashes last used are kept where both are allowed, never what they are made of: %j', async (given, isKept) => {
  consent = given;
  const { bus, storage } = host.context();
  bus.emit('kvadrat:auth-success', { service: 'email', signup: false });
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(storage.get('known-email')).toEqual(isKept ? expect.stringMatching(/^[0-9a-f]{64}$/) : null);
  // This account has no phone.
  expect(storage.get('known-phone')).toBeNull();
});

test('what nobody knows, what is broken, and what was not allowed is not told', async () => {
  tell('Something Else', {});
  host.context().bus.emit('kvadrat:track', { event: 'Ad Seen', properties: '{broken' });
  consent = NO_CONSENT;
  tell('Ad Seen', { listing_id: 1 });
  host.context().bus.emit('kvadrat:page-changed', { path: '/', from: '' });
  await batch();
  expect(sent.map(({ event, properties }) => [event, properties['listing_id']])).toEqual([['Ad Seen', undefined]]);
});

test('R193 withdrawal forgets what waits', async () => {
  tell('Ad Seen', { listing_id: 1 });
  consent = NO_CONSENT;
  for (const changed of listeners) changed();
  window.dispatchEvent(new Event('pagehide'));
  await batch();
  expect(sent).toEqual([]);
});

test('R200 which arms a document was made by is told with every event, and that they were seen once', async () => {
  const { bus } = host.context();
  startTracking({
    ...host.context(),
    experiments: ['bez-poruka.off'],
    consent: { current: () => consent, subscribe: () => () => undefined },
  });
  consent = NO_CONSENT;
  bus.emit('kvadrat:page-changed', { path: '/', from: '' });
  consent = FULL_CONSENT;
  for (const path of ['/', '/oglasi/1/']) bus.emit('kvadrat:page-changed', { path, from: '' });
  await batch();
  const tried = sent.filter(
    ({ properties }) => 'experiments' in properties && String(properties['experiments']) !== '',
  );
  expect(tried.map(({ event, properties }) => [event, properties['experiments'], properties['arm']])).toEqual([
    [undefined, ['bez-poruka.off'], undefined],
    ['Experiment Viewed', ['bez-poruka.off'], 'off'],
    [undefined, ['bez-poruka.off'], undefined],
  ]);
});
