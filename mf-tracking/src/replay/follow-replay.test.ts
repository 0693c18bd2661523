import { ANONYMOUS, FULL_CONSENT, type Consent, type RemoteContext } from '@kvadrat/contracts/remote';
import { createFakeHost, type FakeHost } from '@kvadrat/remote-kit/testing';
import { followReplay } from './follow-replay';

const MESSAGES = '/de/user/messages/7/';
const BEGIN = '/api-next/user/replays/';
const scroll = { type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y: 1 } };

let host: FakeHost;
let consent: Consent;
let isSignedIn: boolean;
let listeners: (() => void)[];
let emit: ((event: unknown) => void) | null;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function open(path: string, id: string | null = 'r1'): Promise<void> {
  host = createFakeHost({
    remote: 'mf-tracking',
    route: { name: '', params: {}, path: '/', search: '', locale: 'hr' },
    responses: { [BEGIN]: () => ({ id }), [`${BEGIN}r1/parts/`]: () => null },
  });
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const context: RemoteContext = {
    ...host.context(),
    session: { current: () => ({ ...ANONYMOUS, authenticated: isSignedIn }), subscribe },
  };
  history.replaceState(null, '', path);
  followReplay(context, { current: () => consent, subscribe }, window, () =>
    Promise.resolve((tell: (event: unknown) => void) => {
      emit = tell;
      return () => {
        emit = null;
      };
    }),
  );
  await settled();
}

async function go(path: string): Promise<void> {
  history.replaceState(null, '', path);
  host.context().bus.emit('kvadrat:page-changed', { path, from: '' });
  await settled();
}

const change = async (): Promise<void> => {
  for (const listener of listeners) listener();
  await settled();
};

beforeEach(() => {
  consent = FULL_CONSENT;
  isSignedIn = true;
  listeners = [];
  emit = null;
});
afterEach(() => host.leave());

test.each([
  ['signed in, messages, agreed', true, MESSAGES, true, true],
  ['not signed in', false, MESSAGES, true, false],
  ['another page', true, '/user/saved/', true, false],
  ['the demonstration', true, '/demo/user/messages/', true, false],
  ['not agreed', true, MESSAGES, false, false],
])('R194 %s', async (_case, signedIn, path, replay, records) => {
  isSignedIn = signedIn;
  consent = { ...FULL_CONSENT, replay };
  await open(path);
  expect(emit !== null).toBe(records);
  expect(host.requests.map((request) => request.path)).toEqual(records ? [BEGIN] : []);
});

test('R194 a session that is not among those recorded loads no recorder', async () => {
  await open(MESSAGES, null);
  expect(emit).toBeNull();
});

test('R194 it begins with the page and ends with it; what waits is sent', async () => {
  await open('/');
  expect(emit).toBeNull();
  await go(MESSAGES);
  emit?.(scroll);
  await go('/user/messages/8/');
  expect(emit).not.toBeNull();
  await go('/');
  expect(emit).toBeNull();
  expect(host.requests.map(({ path, body }) => [path, body])).toEqual([
    [BEGIN, {}],
    [`${BEGIN}r1/parts/`, { number: 0, events: [scroll] }],
  ]);
});

test.each([
  ['a withdrawal', () => (consent = { ...FULL_CONSENT, replay: false }), 1],
  ['signing out', () => (isSignedIn = false), 2],
])('R194 %s ends it at once', async (_what, happen, requests) => {
  await open(MESSAGES);
  emit?.(scroll);
  happen();
  await change();
  expect(emit).toBeNull();
  expect(host.requests).toHaveLength(requests);
});

test('R194 a host that fails records nobody, and says nothing', async () => {
  await open('/');
  history.replaceState(null, '', MESSAGES);
  host.leave();
  await change();
  expect([emit, host.reports]).toEqual([null, []]);
});
