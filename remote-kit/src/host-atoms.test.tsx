import { ZERO_COUNTERS, type SessionUser, type UserCounters } from '@kvadrat/contracts/account';
import {
  ANONYMOUS,
  NO_CONSENT,
  type Consent,
  type HostValue,
  type RouteLocation,
  type SessionSnapshot,
} from '@kvadrat/contracts/remote';
import { waitFor } from '@testing-library/dom';
import { atom } from 'jotai';
import { useEffect } from 'react';
import {
  consentAtom,
  countersAtom,
  definePage,
  defineRemote,
  flagsAtom,
  marksAtom,
  sessionAtom,
  useHostState,
} from '.';
import { defineServerBundle } from './ssr';
import { mountedPage, serverPage, type FakeHostOptions, type MountedPage } from './testing';

const route: RouteLocation = { name: 'own', params: {}, path: '/own/', search: '', locale: 'hr' };
const ana: SessionUser = {
  uuid: 'a',
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana@example.hr',
  language: 'hr',
  emailVerified: true,
};
/** An atom of the remote's own, made of two of the host's. */
const savedOfAll = atom((get) => `${get(marksAtom).saved.size} of ${get(countersAtom).savedAds}`);
const drawn = jest.fn();

function Who() {
  useEffect(drawn);
  return <b>{useHostState(sessionAtom, ({ user }) => user?.name ?? 'nobody')}</b>;
}

function Rest() {
  const { analytics } = useHostState(consentAtom);
  const { auctions } = useHostState(flagsAtom);
  return `${useHostState(savedOfAll)} ${analytics ? 'counted' : 'uncounted'} ${auctions ? 'auctions' : 'no auctions'}`;
}

const pages = {
  own: definePage<null>({
    load: () => Promise.resolve({ status: 200, data: null }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Page: () => (
      <p>
        <Who /> <Rest />
      </p>
    ),
    Skeleton: () => <p>skeleton</p>,
  }),
};
const loadCatalogue = () => Promise.resolve({});

function hostValue<T>(first: T): HostValue<T> & { set: (value: T) => void; listeners: Set<() => void> } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    listeners,
    current: () => value,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

const signedIn = (counters: Partial<UserCounters>): SessionSnapshot => ({
  known: true,
  authenticated: true,
  user: ana,
  counters: { ...ZERO_COUNTERS, ...counters },
});
const mount = (
  options: FakeHostOptions,
  session: HostValue<SessionSnapshot>,
  consent?: HostValue<Consent>,
): Promise<MountedPage> =>
  mountedPage(defineRemote({ name: 'mf-test', pages, loadCatalogue }), options, {
    session,
    ...(consent === undefined ? {} : { consent }),
  });

it('what the host knows is there from the first drawing, and atoms of a remote follow it', async () => {
  const session = hostValue(signedIn({ savedAds: 4 }));
  const consent = hostValue(NO_CONSENT);
  const { host, leave } = await mount({ remote: 'mf-test', route, flags: { auctions: true } }, session, consent);
  const { container } = host.context();
  expect(container).toHaveTextContent('Ana 0 of 4 uncounted auctions');
  host.marks.set('saved', 7, true);
  session.set(signedIn({ savedAds: 5 }));
  consent.set({ ...NO_CONSENT, analytics: true });
  await waitFor(() => expect(container).toHaveTextContent('Ana 1 of 5 counted auctions'));
  session.set(ANONYMOUS);
  await waitFor(() => expect(container).toHaveTextContent('nobody 1 of 0'));
  await leave();
  expect([session.listeners.size, consent.listeners.size]).toEqual([0, 0]);
});

it('a component is drawn again only when the part it reads changes', async () => {
  const session = hostValue(signedIn({}));
  const { host, leave } = await mount({ remote: 'mf-test', route }, session);
  const { container } = host.context();
  drawn.mockClear();
  session.set(signedIn({ savedAds: 1 }));
  await waitFor(() => expect(container).toHaveTextContent('0 of 1'));
  expect(drawn).not.toHaveBeenCalled();
  await leave();
});

it('the server’s HTML is of nobody and is taken over as such, then who is signed in is shown', async () => {
  const { html, root } = await serverPage(defineServerBundle({ pages, loadCatalogue }), route);
  expect(root).toHaveTextContent('nobody 0 of 0 uncounted no auctions');
  const { host, leave } = await mount(
    { remote: 'mf-test', route, hydration: { html, data: null } },
    hostValue(signedIn({ savedAds: 2 })),
  );
  // A difference between both would be reported as one of hydration.
  expect(host.reports).toEqual([]);
  await waitFor(() => expect(host.context().container).toHaveTextContent('Ana 0 of 2 uncounted no auctions'));
  await leave();
});
