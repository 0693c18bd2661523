import { ACCOUNT_EVENTS } from '@kvadrat/contracts/account';

const LOCK = 'kvadrat:account-events';
const CHANNEL = 'kvadrat:account';
/** Several changes at once are one. */
const GATHER_MS = 150;
/** The page comes first. */
const START_MS = 1500;
/** After the browser gave its stream up, as it does when it was refused. */
const AGAIN_MS = 60_000;

/**
 * Calls when something of the account was changed, on whichever device. One tab of a browser holds the stream of events and tells the
 * others; when it goes, another one takes over. Where a browser cannot do so, nothing is called, and pages ask when they are shown.
 */
export function followAccountEvents(onChange: () => void, signal: AbortSignal): void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined' || typeof EventSource === 'undefined') return;
  let shown = new AbortController();
  const start = (): void => {
    shown = new AbortController();
    hearTogether(onChange, shown.signal);
  };
  // A page that the browser keeps for going back holds nothing: other tabs would wait for it.
  window.addEventListener('pagehide', () => shown.abort(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
  signal.addEventListener('abort', () => shown.abort());
  start();
}

function hearTogether(onChange: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  let gathering: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      onChange();
    }, GATHER_MS);
  };
  channel.addEventListener('message', hear);
  const tell = (): void => {
    channel.postMessage('');
    hear();
  };
  const start = setTimeout(() => {
    navigator.locks.request(LOCK, { signal }, () => holdStream(tell, signal)).catch(() => undefined);
  }, START_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(start);
    clearTimeout(gathering);
    channel.close();
  });
}

/** Holds the stream until the signal ends it: then the next tab gets the lock. */
function holdStream(tell: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    const open = (): void => {
      source = new EventSource(ACCOUNT_EVENTS);
      source.addEventListener('changed', tell);
      source.addEventListener('open', () => {
        // What was said while it was away is not said again.
        if (wasOpen) tell();
        wasOpen = true;
      });
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      source?.close();
      clearTimeout(again);
      resolve();
    });
  });
}
