import { ZERO_COUNTERS, type SessionUser } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { createBus } from '@kvadrat/contracts/events';
import {
  ANONYMOUS,
  type AdMark,
  type AdMarks,
  type HttpClient,
  type RemoteStorage,
  type SessionSnapshot,
} from '@kvadrat/contracts/remote';
import { createStore } from 'jotai';
import { createMarks } from '../host/marks/create-marks';
import type { MarkNews } from '../host/marks/tell-mark';
import type { HostSession } from '../host/session';
import { createStorage } from '../host/storage';

type Lists = Record<AdMark, number[]>;

interface Tab {
  marks: AdMarks;
  saved: () => number[];
  /** Resolves once the account's marks are there, or cannot be had. */
  signIn: () => Promise<void>;
  signOut: () => void;
}

export interface MarksBench {
  /** What the server has, by its own rules: merging twice changes nothing. */
  account: Lists;
  calls: string[];
  /** Status the server answers with until it is well again. */
  trouble: number | null;
  told: MarkNews[];
  undo: (() => void) | undefined;
  /** As `kvadrat:favourites-changed` said. */
  counts: number[];
  counters: Record<string, number>;
  /** What a browser knew of its saved ads, as the latest merge brought it. */
  brought: unknown;
  /** One tab of a browser; those with the same storage are beside each other. */
  openTab: (storage?: RemoteStorage) => Tab;
  /** What was asked of the server is answered. */
  settle: () => Promise<void>;
  /** Closes all tabs. */
  close: () => void;
}

const ANA: SessionUser = {
  uuid: 'a',
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana@example.hr',
  language: 'hr',
  emailVerified: true,
};
const without = (ids: readonly number[], id: number): number[] => ids.filter((other) => other !== id);

/** Marks as the shell keeps them, beside a server that remembers. */
export function marksBench(): MarksBench {
  const leave = new AbortController();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const bench: MarksBench = {
    account: { saved: [], hidden: [], seen: [] },
    calls: [],
    trouble: null,
    told: [],
    undo: undefined,
    counts: [],
    counters: {},
    brought: undefined,
    settle,
    close: () => leave.abort(),
    openTab(storage = createStorage(() => window.localStorage)) {
      let snapshot: SessionSnapshot = ANONYMOUS;
      const listeners = new Set<() => void>();
      const set = (next: SessionSnapshot): void => {
        snapshot = next;
        for (const listener of listeners) listener();
      };
      const session: HostSession = {
        current: () => snapshot,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        count: (changed) => void Object.assign(bench.counters, changed),
        start: () => Promise.resolve(),
      };
      const bus = createBus(new EventTarget());
      bus.on('kvadrat:favourites-changed', ({ count }) => bench.counts.push(count));
      const listen = window.addEventListener.bind(window);
      const spy = jest
        .spyOn(window, 'addEventListener')
        .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
          listen(type, listener, { signal: leave.signal }),
        );
      const marks = createMarks({
        store: createStore(),
        storage,
        bus,
        session,
        http: serverOf(bench),
        tell(news, undo) {
          bench.told.push(news);
          bench.undo = undo;
        },
        report: (error) => {
          throw error;
        },
      });
      spy.mockRestore();
      return {
        marks,
        saved: () => [...marks.current().saved],
        async signIn() {
          set({ known: true, authenticated: true, user: ANA, counters: ZERO_COUNTERS });
          await settle();
        },
        signOut: () => set(ANONYMOUS),
      };
    },
  };
  return bench;
}

function serverOf(bench: MarksBench): HttpClient {
  const answer = async <T>(call: string, run: () => unknown): Promise<T> => {
    bench.calls.push(call);
    if (bench.trouble !== null) throw new AppError('status', String(bench.trouble), { status: bench.trouble });
    await Promise.resolve();
    // The type a caller names for a response is its own claim, here as over the wire.
    return structuredClone(run()) as T;
  };
  const change = (path: string, on: boolean) => (): void => {
    const [, mark = '', id = ''] = /ad-marks\/(saved|hidden|seen)\/(\d+)\/$/.exec(path) ?? [];
    if (mark !== 'saved' && mark !== 'hidden' && mark !== 'seen') throw new Error(`no call ${path}`);
    const others = without(bench.account[mark], Number(id));
    bench.account[mark] = on ? [...others, Number(id)] : others;
  };
  const merge = (sent: Lists & { details?: unknown }) => (): unknown => {
    bench.brought = sent.details;
    for (const mark of ['saved', 'hidden', 'seen'] as const)
      bench.account[mark].push(...sent[mark].filter((id) => !bench.account[mark].includes(id)));
    return { marks: bench.account, left: { saved: [], hidden: [], seen: [] } };
  };
  const refuse = (): Promise<never> => Promise.reject(new Error('not called'));
  return {
    get: (path) => answer(`GET ${path}`, () => bench.account),
    post: (path, body) => answer(`POST ${path}`, merge(body as Lists & { details?: unknown })),
    put: (path) => answer(`PUT ${path}`, change(path, true)),
    delete: (path) => answer(`DELETE ${path}`, change(path, false)),
    postForm: refuse,
    putForm: refuse,
  };
}
