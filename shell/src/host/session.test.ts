import { ZERO_COUNTERS, type SessionUser } from '@kvadrat/contracts/account';
import { createBus } from '@kvadrat/contracts/events';
import { createStore } from 'jotai';
import { createSession, type HostSession } from './session';
import { createStorage } from './storage';

const INFO = '/api-next/auth/user/info/';
const FULL = '/api-next/auth/user/full-info/';
const ana: SessionUser = {
  uuid: 'a',
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana@example.hr',
  language: 'hr',
  emailVerified: true,
};
const counters = { ...ZERO_COUNTERS, savedAds: 3 };

const answers = new Map<string, () => unknown>();
const asked: string[] = [];
const told: boolean[] = [];
const listened: [EventTarget, string, EventListenerOrEventListenerObject][] = [];
const bus = createBus(window);
bus.on('kvadrat:session-changed', ({ authenticated }) => void told.push(authenticated));

function open(withCounters = false): HostSession {
  const http = {
    get: async <T>(path: string): Promise<T> => {
      asked.push(path);
      return (await answers.get(path)?.()) as T;
    },
  };
  return createSession({
    store: createStore(),
    bus,
    http,
    storage: createStorage(() => window.localStorage),
    withCounters: () => withCounters,
  });
}

const signIn = (user: SessionUser | null): void => void answers.set(INFO, () => user);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const handle = (value: string): void => void (document.cookie = `IMMSESSID=${value}`);

beforeEach(() => {
  answers.clear();
  for (const list of [asked, told]) list.splice(0);
  signIn(null);
  handle('1');
  // Each test is a document of its own: what the last one listened with goes.
  for (const [target, type, listener] of listened.splice(0)) target.removeEventListener(type, listener);
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((...args: Parameters<EventTarget['addEventListener']>) => {
        const [type, listener] = args;
        if (listener !== null) listened.push([target, type, listener]);
        if (listener !== null) add(type, listener);
      });
  }
});
afterEach(() => jest.restoreAllMocks());

it('R155 asks once when it starts; until then nobody knows who the visitor is', async () => {
  signIn(ana);
  const session = open();
  expect(session.current()).toMatchObject({ known: false, authenticated: false, user: null, counters: ZERO_COUNTERS });
  expect(asked).toEqual([]);
  await session.start();
  expect(session.current()).toMatchObject({ known: true, authenticated: true, user: ana });
  expect(asked).toEqual([INFO]);
  expect(told).toEqual([true]);
});

it.each([
  ['nobody', () => null],
  ['a refusal', () => Promise.reject(new Error('401'))],
  ['no connection', () => Promise.reject(new Error('offline'))],
])('R155 %s makes an anonymous visitor', async (_, answer) => {
  answers.set(INFO, answer);
  const session = open(true);
  await session.start();
  expect(session.current()).toMatchObject({ known: true, authenticated: false, user: null });
  expect(asked).toEqual([INFO]);
});

it('R156 T58 login-required asks again, tells who asked that it did, and opens nothing', async () => {
  const session = open();
  await session.start();
  signIn(ana);
  expect(bus.emit('login-required')).toBe(false);
  await settle();
  expect(session.current().user).toEqual(ana);
  expect(told).toEqual([false, true]);
  expect(document.querySelector('dialog')).toBeNull();
});

it('R157 logout-required forgets the user and zeroes every counter, whatever is still on its way', async () => {
  signIn(ana);
  answers.set(FULL, () => ({ ...ana, counters }));
  const session = open(true);
  await session.start();
  expect(session.current().counters.savedAds).toBe(3);
  let answer: (user: SessionUser) => void = () => undefined;
  answers.set(INFO, () => new Promise((resolve) => (answer = resolve)));
  bus.emit('login-required');
  bus.emit('logout-required');
  answer(ana);
  await settle();
  expect(session.current()).toEqual({ known: true, authenticated: false, user: null, counters: ZERO_COUNTERS });
  expect(told).toEqual([true, false]);
});

describe('R158 counters', () => {
  it('are asked for where they are shown and somebody is signed in', async () => {
    signIn(ana);
    answers.set(FULL, () => ({ ...ana, counters }));
    await open(false).start();
    expect(asked).toEqual([INFO]);
    const session = open(true);
    await session.start();
    expect(asked.slice(1)).toEqual([INFO, FULL]);
    expect(session.current()).toMatchObject({ user: ana, counters });
  });

  it('are nine zeros when they cannot be had, also after they could', async () => {
    signIn(ana);
    answers.set(FULL, () => ({ ...ana, counters }));
    const session = open(true);
    await session.start();
    answers.set(FULL, () => Promise.reject(new Error('500')));
    bus.emit('login-required');
    await settle();
    expect(session.current()).toMatchObject({ authenticated: true, counters: ZERO_COUNTERS });
    expect(Object.values(session.current().counters)).toEqual(Array(9).fill(0));
  });
});

it('R154 counters follow what is changed on the page, for who is signed in', async () => {
  const session = open();
  await session.start();
  session.count({ savedAds: 4 });
  expect(session.current().counters.savedAds).toBe(0);
  signIn(ana);
  bus.emit('login-required');
  await settle();
  session.count({ savedAds: 4 });
  expect(session.current().counters).toEqual({ ...ZERO_COUNTERS, savedAds: 4 });
  expect(told).toEqual([false, true]);
});

it('a tab follows when another signs in or out, and leaves nothing in storage', async () => {
  const session = open();
  await session.start();
  const written = jest.spyOn(Storage.prototype, 'setItem');
  bus.emit('login-required');
  await settle();
  expect(written).toHaveBeenCalledWith('kvadrat:session-changed', '1');
  expect(localStorage).toHaveLength(0);
  signIn(ana);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kvadrat:session-changed', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kvadrat:favourites', newValue: '1' }));
  expect(asked).toHaveLength(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kvadrat:session-changed', newValue: '1' }));
  await settle();
  expect(session.current().authenticated).toBe(true);
});

it.each(['visibilitychange', 'pageshow'])(
  'a tab that comes back (%s) asks only when the session is another one',
  async (event) => {
    const session = open();
    await session.start();
    const target = event === 'pageshow' ? window : document;
    target.dispatchEvent(new Event(event));
    expect(asked).toHaveLength(1);
    handle('2');
    signIn(ana);
    target.dispatchEvent(new Event(event));
    await settle();
    expect(session.current().authenticated).toBe(true);
  },
);

it('listeners hear of changes until they stop; what they read cannot be changed', async () => {
  const session = open();
  const listener = jest.fn();
  const stop = session.subscribe(listener);
  await session.start();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  bus.emit('logout-required');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(Object.isFrozen(session.current())).toBe(true);
});
