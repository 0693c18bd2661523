import {
  ANONYMOUS,
  NO_CONSENT,
  NO_MARKS,
  type Consent,
  type HostValue,
  type MarkedAds,
  type SessionSnapshot,
} from '@kvadrat/contracts/remote';
import { atom, type Atom, type createStore } from 'jotai';

/** Where the host keeps what it knows of the visitor; each host has its own. */
export type HostStore = ReturnType<typeof createStore>;

/** Who the visitor is, counters included; until the server has said it, that is not known. */
export const sessionAtom = atom<SessionSnapshot>(Object.freeze({ ...ANONYMOUS, known: false }));
/** Ads the visitor has saved, hidden and seen. */
export const marksAtom = atom<MarkedAds>(NO_MARKS.current());
/** What the visitor has agreed to: nothing before they are asked. */
export const consentAtom = atom<Consent>(NO_CONSENT);

/** Hands an atom on to remotes in the form that the contract has for it, which ties nobody to a version of jotai. */
export function hostValue<T>(store: HostStore, state: Atom<T>): HostValue<T> {
  return { current: () => store.get(state), subscribe: (listener) => store.sub(state, listener) };
}
