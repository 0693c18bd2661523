import type { UserCounters } from '@kvadrat/contracts/account';
import { DEFAULT_FLAGS, type Flags } from '@kvadrat/contracts/flags';
import {
  ANONYMOUS,
  NO_CONSENT,
  NO_MARKS,
  type Consent,
  type HostValue,
  type MarkedAds,
  type SessionSnapshot,
} from '@kvadrat/contracts/remote';
import { atom, createStore, useStore, type Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import type { RemoteServices } from './remote-services';

export type HostStore = ReturnType<typeof createStore>;

const session = atom<SessionSnapshot>(ANONYMOUS);
const marks = atom<MarkedAds>(NO_MARKS.current());
const consent = atom<Consent>(NO_CONSENT);
const flags = atom<Flags>(DEFAULT_FLAGS);

/**
 * What the host knows, as atoms of each remote's own store. The host hands its values on by the context, so that remote and
 * host agree on no module, and a remote runs in a host of older contracts. Read them by {@link useHostState}; atoms of a remote may be
 * derived from them. Nothing is written to them: a remote asks the host to change something, by its services.
 */
export const sessionAtom: Atom<SessionSnapshot> = session;
export const countersAtom: Atom<UserCounters> = atom((get) => get(session).counters);
export const marksAtom: Atom<MarkedAds> = marks;
export const consentAtom: Atom<Consent> = consent;
export const flagsAtom: Atom<Flags> = flags;

type HostServices = Pick<RemoteServices, 'session' | 'flags' | 'marks' | 'consent'>;

/** By store: one of a visitor of whom nothing is known, as the server renders for. */
const ofNobody = new WeakMap<HostStore, HostStore>();

/** Makes a store in which the visitor is nobody, as on the server; flags are known wherever a page is made. */
export function storeOfNobody(known: Flags): HostStore {
  const store = createStore();
  store.set(flags, known);
  return store;
}

/** Keeps a store's atoms in step with the host, until the signal ends it. */
export function followHost(store: HostStore, host: HostServices, signal: AbortSignal): void {
  ofNobody.set(store, storeOfNobody(host.flags));
  store.set(flags, host.flags);
  const follow = <T>({ current, subscribe }: HostValue<T>, set: (value: T) => void): void => {
    const update = (): void => set(current());
    update();
    signal.addEventListener('abort', subscribe(update));
  };
  follow(host.session, (value) => store.set(session, value));
  follow(host.marks, (value) => store.set(marks, value));
  if (host.consent !== undefined) follow(host.consent, (value) => store.set(consent, value));
}

/**
 * Reads an atom that is made of what the host knows. On the server, and where React takes the server's HTML over, it is that of a
 * visitor of whom nothing is known, as the HTML is the same for everybody.
 * @param select the part that matters: a component is drawn again only when that changes
 */
export function useHostState<T, Part = T>(state: Atom<T>, select?: (value: T) => Part): Part;
export function useHostState<T>(state: Atom<T>, select: (value: T) => unknown = (value) => value): unknown {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.sub(state, listener), [store, state]);
  return useSyncExternalStore(
    subscribe,
    () => select(store.get(state)),
    () => select((ofNobody.get(store) ?? store).get(state)),
  );
}
