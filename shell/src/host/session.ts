import { ACCOUNT_CALLS, ZERO_COUNTERS, type UserCounters } from '@kvadrat/contracts/account';
import type { Bus } from '@kvadrat/contracts/events';
import {
  ANONYMOUS,
  type HostValue,
  type RemoteContext,
  type RemoteStorage,
  type SessionSnapshot,
} from '@kvadrat/contracts/remote';
import { hostValue, sessionAtom, type HostStore } from './host-store';
import { readHandle } from './session-handle';

/** Written and taken away again at once: other tabs notice, nothing stays. */
const CHANGED_KEY = 'session-changed';

export interface SessionOptions {
  store: HostStore;
  bus: Bus;
  http: Pick<RemoteContext['http'], 'get'>;
  storage: RemoteStorage;
  /** Whether the page shows counters: only then are they asked for. */
  withCounters: () => boolean;
  /** Ends listening, on a page that outlives its host. */
  signal?: AbortSignal;
}

export interface HostSession extends HostValue<SessionSnapshot> {
  /** Brings counters up to what has just been changed, where they are shown. */
  count: (changed: Partial<UserCounters>) => void;
  /** Asks for the first time, and from then on follows events, other tabs and the cookie. */
  start: () => Promise<void>;
}

/**
 * Who the visitor is. Pages come from the server without it, so that they can be shared; it is asked for once a page.
 * `login-required` asks again, `logout-required` forgets; neither opens or closes anything.
 * An answer that does not come, or says no, makes an anonymous visitor and nothing else.
 */
export function createSession({ store, bus, http, storage, withCounters, signal }: SessionOptions): HostSession {
  const value = hostValue(store, sessionAtom);
  /** Newer questions silence older ones. */
  let turn = 0;
  let handle = '';

  const set = (next: SessionSnapshot): void => {
    const { known, authenticated } = value.current();
    store.set(sessionAtom, Object.freeze(next));
    if (!known || next.authenticated !== authenticated)
      bus.emit('kvadrat:session-changed', { authenticated: next.authenticated });
  };
  const forget = (): void => {
    turn += 1;
    handle = readHandle();
    set(ANONYMOUS);
  };
  const refresh = async (): Promise<void> => {
    const mine = ++turn;
    handle = readHandle();
    const user = await http.get(ACCOUNT_CALLS.info).catch(() => null);
    if (mine !== turn) return;
    if (user === null) {
      set(ANONYMOUS);
      return;
    }
    const before = value.current();
    set({
      known: true,
      authenticated: true,
      user,
      counters: before.user?.uuid === user.uuid ? before.counters : ZERO_COUNTERS,
    });
    if (!withCounters()) return;
    const counters = await http.get(ACCOUNT_CALLS.fullInfo).then(
      (info): UserCounters => info?.counters ?? ZERO_COUNTERS,
      () => ZERO_COUNTERS,
    );
    if (mine === turn) set({ ...value.current(), counters });
  };
  const tellTabs = (): void => {
    storage.set(CHANGED_KEY, '1');
    storage.remove(CHANGED_KEY);
  };
  const follow = (): void => {
    const signedIn = (_: unknown, event: Event): void => {
      event.preventDefault();
      void refresh().then(tellTabs);
    };
    const signedOut = (_: unknown, event: Event): void => {
      event.preventDefault();
      forget();
      tellTabs();
    };
    bus.on('login-required', signedIn, signal);
    bus.on('logout-required', signedOut, signal);
    followTabs(refresh, () => handle);
  };

  return {
    ...value,
    count(changed) {
      const { user, counters } = value.current();
      if (user !== null) set({ ...value.current(), counters: { ...counters, ...changed } });
    },
    start() {
      follow();
      return refresh();
    },
  };
}

/** Asks again when another tab has signed in or out, or may have while this one was away, asleep or in the back/forward cache. */
function followTabs(refresh: () => Promise<void>, handle: () => string): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.endsWith(`:${CHANGED_KEY}`) === true && newValue !== null) void refresh();
  });
  const compare = (): void => {
    if (document.visibilityState === 'visible' && readHandle() !== handle()) void refresh();
  };
  document.addEventListener('visibilitychange', compare);
  window.addEventListener('pageshow', compare);
}
