import { AppError } from '@kvadrat/contracts/errors';
import { createBus } from '@kvadrat/contracts/events';
import { DEFAULT_FLAGS, type FlagChanges } from '@kvadrat/contracts/flags';
import {
  ANONYMOUS,
  containerId,
  type AdMarks,
  type HttpClient,
  type HttpRequestOptions,
  type MarkedAds,
  type PageHead,
  type RefusedForm,
  type RemoteContext,
  type RouteLocation,
  type ToastAction,
} from '@kvadrat/contracts/remote';

export interface FakeHostOptions {
  remote: string;
  route: RouteLocation;
  /** Answers by path with query; they may wait or throw. What is not here is a 404. */
  responses?: Record<string, () => unknown>;
  /** Flags that differ from how they are shipped. */
  flags?: FlagChanges;
  /** Server HTML and the data it was made of, to mount onto. */
  hydration?: { html: string; data: unknown; refused?: RefusedForm };
}

/** A host for tests of a remote: everything it was asked to do is written down. */
export interface FakeHost {
  /** The context of the current mount; `go` changes its route. */
  context: () => RemoteContext;
  /** Context for the same mount at another address, for `update`. */
  go: (route: RouteLocation) => RemoteContext;
  /** Aborts the signal and removes the elements, as the shell does after unmount. */
  leave: () => void;
  requests: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }[];
  heads: PageHead[];
  navigations: { path: string; options: { replace?: boolean; keepScroll?: boolean } }[];
  toasts: { kind: string; text: string; action?: ToastAction }[];
  /** Marks of the visitor; a test that sets one is another tab. */
  marks: AdMarks;
  /** What it has told of worth counting. */
  tracked: { event: string; properties: unknown }[];
  reports: unknown[];
  failures: unknown[];
}

type Log = Omit<FakeHost, 'context' | 'go' | 'leave' | 'marks'>;

export function createFakeHost({ remote, route, responses = {}, flags = {}, hydration }: FakeHostOptions): FakeHost {
  const log: Log = { requests: [], heads: [], navigations: [], toasts: [], tracked: [], reports: [], failures: [] };
  const leaving = new AbortController();
  const container = document.createElement('div');
  container.id = containerId(remote);
  if (hydration !== undefined) container.innerHTML = hydration.html;
  const portalRoot = document.createElement('div');
  document.body.append(container, portalRoot);

  const marks = fakeMarks();
  const base: RemoteContext = {
    container,
    portalRoot,
    route,
    locale: route.locale,
    ...recordingServices(log, responses),
    marks,
    flags: { ...DEFAULT_FLAGS, ...flags },
    signal: leaving.signal,
    hydration:
      hydration === undefined
        ? null
        : { data: hydration.data, ...(hydration.refused === undefined ? {} : { refused: hydration.refused }) },
  };
  let current = base;
  return {
    ...log,
    marks,
    context: () => current,
    go(next) {
      current = { ...base, route: next, locale: next.locale, hydration: null };
      return current;
    },
    leave() {
      leaving.abort();
      container.remove();
      portalRoot.remove();
    },
  };
}

/**
 * What a shell gives to all remotes alike. Made apart from the elements: a remote may keep its client
 * with cached data, and must not keep a page by it.
 */
function recordingServices(
  log: Log,
  responses: Record<string, () => unknown>,
): Omit<RemoteContext, 'container' | 'portalRoot' | 'route' | 'locale' | 'flags' | 'marks' | 'signal' | 'hydration'> {
  const stored = new Map<string, string>();
  const bus = createBus(new EventTarget(), (message) => log.reports.push(message));
  bus.on('kvadrat:track', ({ event, properties = '{}' }) => {
    log.tracked.push({ event, properties: JSON.parse(properties) });
  });
  return {
    bus,
    session: { current: () => ANONYMOUS, subscribe: () => () => undefined },
    http: recordingClient(log.requests, responses),
    storage: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
      persistent: true,
    },
    navigate: (path, options = {}) => void log.navigations.push({ path, options }),
    setHead: (head) => void log.heads.push(head),
    toast: (kind, text, action) => void log.toasts.push({ kind, text, ...(action === undefined ? {} : { action }) }),
    report: (error) => void log.reports.push(error),
    failed: (error) => void log.failures.push(error),
  };
}

/** Marks that last as long as the host. */
function fakeMarks(): AdMarks {
  const listeners = new Set<() => void>();
  let marked: MarkedAds = { saved: new Set(), hidden: new Set(), seen: new Set() };
  return {
    current: () => marked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(mark, id, on) {
      const ids = [...marked[mark]].filter((other) => other !== id);
      marked = { ...marked, [mark]: new Set(on ? [...ids, id] : ids) };
      for (const listener of listeners) listener();
    },
    replace(mark, ids) {
      marked = { ...marked, [mark]: new Set(ids) };
      for (const listener of listeners) listener();
    },
  };
}

function recordingClient(requests: FakeHost['requests'], responses: Record<string, () => unknown>): HttpClient {
  const answer = async (path: string, signal?: AbortSignal): Promise<unknown> => {
    const respond = Object.hasOwn(responses, path) ? responses[path] : undefined;
    if (respond === undefined) throw new AppError('status', `404: no response for ${path}`, { status: 404 });
    const value = await respond();
    if (signal?.aborted === true) throw new AppError('abort', 'aborted');
    return structuredClone(value);
  };
  // The type a caller names for a response is its own claim, here as over the wire.
  const claim = <T>(value: unknown): T => value as T;
  const sending =
    (method: 'POST' | 'PUT') =>
    async <T>(path: string, body: unknown, options?: HttpRequestOptions): Promise<T> => {
      requests.push({ method, path, body });
      return claim(await answer(path, options?.signal));
    };
  return {
    async get(path, options) {
      requests.push({ method: 'GET', path });
      return claim(await answer(path, options?.signal));
    },
    post: sending('POST'),
    postForm: sending('POST'),
    put: sending('PUT'),
    putForm: sending('PUT'),
    async delete(path, options) {
      requests.push({ method: 'DELETE', path });
      return claim(await answer(path, options?.signal));
    },
  };
}
