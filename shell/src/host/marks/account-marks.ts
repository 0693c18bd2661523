import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { apiAddress, type AdMarkLists } from '@kvadrat/contracts/api';
import { FOLDER_LIMITS, SAVED_DETAILS_KEY } from '@kvadrat/contracts/constants';
import { isAppError } from '@kvadrat/contracts/errors';
import { readSavedDetails, type AdMark, type MarkedAds, type SavedDetail } from '@kvadrat/contracts/remote';
import { followAccountEvents } from './account-events';
import type { AccountSeam, Keeper } from './create-marks';

const LOCK = 'kvadrat:marks';
/** Written and taken away again at once: other tabs notice, nothing stays. */
const CHANGED_KEY = 'marks-changed';
/** After so long out of sight, another device may have changed something. */
const STALE_MS = 60_000;
const MARKS = ['saved', 'hidden', 'seen'] as const;

/**
 * Marks of who is signed in. What this browser had goes to the account first and is taken out of its store once the account has
 * it: a merge that failed is made again, one that came twice changes nothing. Changes are sent one after the other for each
 * ad; one that cannot be kept is taken back.
 */
export function followAccount(seam: AccountSeam): void {
  const { http, storage, session, bus, tell, current, show, keepBy, signal } = seam;
  /** Grows with each change: answers to older questions are no longer right. */
  let changes = 0;
  let loadedAt = 0;
  /** An answer was passed over because of a change. */
  let missed = false;
  const wanted = new Map<string, boolean>();
  const sending = new Set<string>();

  const count = (): void => session.count({ savedAds: current().saved.size, blacklistedAds: current().hidden.size });
  const tellTabs = (): void => tellOtherTabs(storage);
  const load = async (): Promise<void> => {
    const at = changes;
    loadedAt = Date.now();
    const lists = await oneAtATime(() => bringHome(seam));
    if (signal.aborted) return;
    // Who pressed something meanwhile is shown that, and the rest once it is kept.
    missed = at !== changes || sending.size > 0;
    if (missed) return;
    keepBy(keep, () => {
      changes += 1;
      count();
      tellTabs();
    });
    show({ saved: new Set(lists.saved), hidden: new Set(lists.hidden), seen: new Set(lists.seen) });
    count();
  };
  const reload = (): void => {
    load().catch(() => undefined);
  };
  const send = async (mark: AdMark, id: number): Promise<void> => {
    const path = apiAddress('user/ad-marks/{mark}/{id}', { mark, id });
    let on = wanted.get(path);
    sending.add(path);
    try {
      for (; on !== undefined; on = wanted.get(path)) {
        wanted.delete(path);
        await (on ? http.put(path, {}) : http.delete(path));
      }
      tellTabs();
    } catch (error) {
      wanted.delete(path);
      if (signal.aborted) return;
      const status = isAppError(error) ? error.status : undefined;
      // The session has ended without a word; who the visitor is now is asked anew.
      if (status === 401) bus.emit('login-required');
      show(withMark(current(), mark, id, on === false));
      count();
      if (mark !== 'seen') tell(status === 409 ? 'limit' : 'failed');
    } finally {
      sending.delete(path);
      if (missed && sending.size === 0) reload();
    }
  };
  const keep: Keeper = (mark, id, on) => {
    const path = apiAddress('user/ad-marks/{mark}/{id}', { mark, id });
    changes += 1;
    count();
    wanted.set(path, on);
    if (!sending.has(path)) void send(mark, id);
  };

  window.addEventListener(
    'storage',
    ({ key, newValue }) => key?.endsWith(`:${CHANGED_KEY}`) === true && newValue !== null && reload(),
    { signal },
  );
  window.addEventListener('online', reload, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && Date.now() - loadedAt > STALE_MS && reload(),
    { signal },
  );
  followNews(seam, load);
  reload();
}

/** A tab that nobody looks at counts so much later, for all that has changed by then. */
const COUNT_UNSEEN_MS = 2000;

/** Brings what is shown up to what was changed elsewhere; a tab that nobody looks at counts, for its title, and does the rest once it is shown. */
function followNews({ http, session, bus, signal }: AccountSeam, load: () => Promise<void>): void {
  let isStale = false;
  let counting: ReturnType<typeof setTimeout> | undefined;
  const count = async (): Promise<void> => {
    const info = await http.get(ACCOUNT_CALLS.fullInfo);
    if (info !== null && !signal.aborted) session.count(info.counters);
  };
  const countUnseen = (): void => {
    counting ??= setTimeout(() => {
      counting = undefined;
      if (!signal.aborted) count().catch(() => undefined);
    }, COUNT_UNSEEN_MS);
  };
  const hear = (): void => {
    isStale = document.visibilityState !== 'visible';
    if (isStale) return countUnseen();
    bus.emit('kvadrat:account-changed');
    load()
      .then(count)
      .catch((error: unknown) => isAppError(error) && error.status === 401 && bus.emit('login-required'));
  };
  signal.addEventListener('abort', () => clearTimeout(counting));
  document.addEventListener('visibilitychange', () => isStale && hear(), { signal });
  followAccountEvents(hear, signal);
}

function tellOtherTabs(storage: AccountSeam['storage']): void {
  storage.set(CHANGED_KEY, '1');
  storage.remove(CHANGED_KEY);
}

/** The account's marks, with those of this browser among them. */
async function bringHome({ http, storage, local, tell, signal }: AccountSeam): Promise<AdMarkLists> {
  const own = listsOf(local.read());
  if (signal.aborted || MARKS.every((mark) => own[mark].length === 0)) return http.get(apiAddress('user/ad-marks'));
  const known = readSavedDetails(storage);
  const details = own.saved.flatMap((id) => (known[id] === undefined ? [] : [detailOf(id, known[id])]));
  const { marks, left } = await http.post(
    apiAddress('user/ad-marks/merge'),
    details.length === 0 ? own : { ...own, details },
  );
  if (left.saved.length === 0) storage.remove(SAVED_DETAILS_KEY);
  const now = local.read();
  let isFull = false;
  for (const mark of MARKS) {
    const merged = new Set(own[mark].filter((id) => !left[mark].includes(id)));
    isFull ||= merged.size < own[mark].length && merged.size > 0;
    // What was marked while the call was under way stays for the next one.
    local.write(mark, new Set([...now[mark]].filter((id) => !merged.has(id))));
  }
  if (isFull) tell('limit');
  return marks;
}

/** As the server takes it: what another script may have written there must not hold the rest up. */
function detailOf(id: number, { savedAt, note, folder }: SavedDetail): SavedDetail & { id: number } {
  const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '');
  const at = Date.parse(text(savedAt, 40));
  return {
    id,
    note: text(note, FOLDER_LIMITS.note),
    folder: text(folder, FOLDER_LIMITS.name),
    ...(Number.isNaN(at) ? {} : { savedAt: new Date(at).toISOString() }),
  };
}

function listsOf({ saved, hidden, seen }: MarkedAds): AdMarkLists {
  return { saved: [...saved], hidden: [...hidden], seen: [...seen] };
}

function withMark(marked: MarkedAds, mark: AdMark, id: number, on: boolean): MarkedAds {
  const ids = new Set(marked[mark]);
  ids.delete(id);
  if (on) ids.add(id);
  return { ...marked, [mark]: ids };
}

/** Tabs merge one after the other: the second finds nothing left to do, and brings nothing back that was let go meanwhile. */
function oneAtATime<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run();
}
