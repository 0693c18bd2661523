import { MARK_LIMITS } from '@kvadrat/contracts/constants';
import type { Bus } from '@kvadrat/contracts/events';
import {
  keepSavedDetail,
  type AdMark,
  type AdMarks,
  type HttpClient,
  type MarkedAds,
  type RemoteStorage,
  type Reporter,
} from '@kvadrat/contracts/remote';
import type { TrackedEvent } from '@kvadrat/contracts/tracking';
import { hostValue, marksAtom, type HostStore } from '../host-store';
import type { HostSession } from '../session';
import { createLocalMarks, type LocalMarks } from './local-marks';
import type { TellMark } from './tell-mark';

export interface MarksPorts {
  store: HostStore;
  storage: RemoteStorage;
  bus: Bus;
  session: HostSession;
  http: HttpClient;
  tell: TellMark;
  report: Reporter;
}

/** Events of the table of `@kvadrat/contracts/tracking`. */
const MARK_EVENTS: Readonly<Record<AdMark, TrackedEvent>> = {
  seen: 'Ad Seen',
  saved: 'Ad Saved',
  hidden: 'Ad Hidden',
};

/** Keeps one change that is shown already. */
export type Keeper = (mark: AdMark, id: number, on: boolean) => void;

/** What the marks of an account work with, which come as code of their own once somebody is signed in. */
export interface AccountSeam extends MarksPorts, Pick<AdMarks, 'current'> {
  local: LocalMarks;
  show: (marked: MarkedAds) => void;
  /** From now on changes are the account's. @param changed told once a page has changed a list by a call */
  keepBy: (keeper: Keeper, changed: () => void) => void;
  /** Aborted when somebody else is signed in, or nobody. */
  signal: AbortSignal;
}

/**
 * Saved, hidden and seen ads of the visitor: those of this browser until somebody is signed in, then the account's. With
 * who signs out they leave the page, and nothing of them is stored here.
 */
export function createMarks(ports: MarksPorts): AdMarks {
  const { store, storage, bus, session, tell, report } = ports;
  const local = createLocalMarks(storage);
  const { current, subscribe } = hostValue(store, marksAtom);
  store.set(marksAtom, local.read());
  let keeper: Keeper | null = null;
  let followed: (() => void) | null = null;
  let owner: string | null = null;
  let account = new AbortController();

  const show = (next: MarkedAds): void => {
    const { size } = current().saved;
    store.set(marksAtom, next);
    if (next.saved.size !== size) bus.emit('kvadrat:favourites-changed', { count: next.saved.size });
  };
  const set: AdMarks['set'] = (mark, id, on) => {
    if (on) bus.emit('kvadrat:track', { event: MARK_EVENTS[mark], properties: JSON.stringify({ listing_id: id }) });
    const ids = new Set((keeper === null ? local.read() : current())[mark]);
    const before = ids.delete(id);
    if (on) {
      if (ids.size >= MARK_LIMITS[mark]) {
        if (mark !== 'seen') return tell('limit');
        ids.delete([...ids][0] ?? 0);
      }
      ids.add(id);
    } else if (!before) return;
    const kept = keeper !== null || local.write(mark, ids);
    if (keeper === null && on && mark === 'saved') keepSavedDetail(storage, id, { savedAt: new Date().toISOString() });
    show({ ...current(), [mark]: ids });
    if (mark === 'seen') return keeper?.(mark, id, on);
    keeper?.(mark, id, on);
    // What was saved by a slip is let go by the same press; what left the page is nowhere to be pressed.
    if (on === (mark === 'hidden')) tell(on ? 'hidden' : 'unsaved', () => set(mark, id, !on));
    else if (on && !kept) tell('blocked');
  };

  session.subscribe(() => {
    const { known, user } = session.current();
    const uuid = user?.uuid ?? null;
    if (!known || uuid === owner) return;
    owner = uuid;
    keeper = null;
    followed = null;
    account.abort();
    show(local.read());
    if (uuid === null) return;
    account = new AbortController();
    const { signal } = account;
    const keepBy: AccountSeam['keepBy'] = (next, changed) => {
      if (signal.aborted) return;
      keeper = next;
      followed = changed;
    };
    import(/* webpackChunkName: "account-marks" */ './account-marks').then(
      ({ followAccount }) => followAccount({ ...ports, current, local, show, keepBy, signal }),
      report,
    );
  });
  window.addEventListener('storage', ({ key }) => {
    if (keeper === null && local.holds(key)) show(local.read());
  });

  return {
    current,
    set,
    replace(mark, list) {
      const ids = new Set(list);
      if (keeper === null) local.write(mark, ids);
      show({ ...current(), [mark]: ids });
      followed?.();
    },
    subscribe,
  };
}
