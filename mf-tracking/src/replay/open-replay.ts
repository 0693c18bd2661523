import { maskReplayEvent, REPLAY_IDLE_MS, REPLAY_MAX_BYTES, REPLAY_PART_BYTES } from '@kvadrat/contracts/tracking';

/** A part is sent so often, in milliseconds, and before it gets too heavy for one call. */
const SEND_MS = 10_000;
const SEND_BYTES = REPLAY_PART_BYTES / 2;
/** Kind of events that are changes, and of these what somebody does: moves, presses, scrolls, types, touches, drags. */
const CHANGE = 3;
const DEEDS = new Set([1, 2, 3, 5, 6, 12]);

interface ReplayPorts {
  /** Begins to tell events of rrweb. @returns ends it */
  record: (emit: (event: unknown) => void) => () => void;
  /** Sends a part; where it fails the recording ends. */
  send: (number: number, events: readonly object[]) => Promise<unknown>;
}

export interface OpenReplay {
  /** Ends it. @param keep whether what waits is still sent */
  stop: (keep: boolean) => void;
}

/** Records until it is stopped, until nobody has done anything for five minutes, until it weighs too much, or until a part cannot be sent. */
export function openReplay({ record, send }: ReplayPorts): OpenReplay {
  let waiting: object[] = [];
  let bytes = 0;
  let total = 0;
  let number = 0;
  let sending: Promise<unknown> = Promise.resolve();
  const recording: { isOpen: boolean; end: () => void } = { isOpen: true, end: () => undefined };

  const flush = (): void => {
    if (waiting.length === 0) return;
    const events = waiting;
    const mine = number++;
    waiting = [];
    bytes = 0;
    sending = sending.then(() => send(mine, events)).catch(() => stop(false));
  };
  const stop = (keep: boolean): void => {
    if (!recording.isOpen) return;
    recording.isOpen = false;
    clearInterval(timer);
    clearTimeout(idle);
    recording.end();
    if (keep) flush();
    waiting = [];
  };
  const timer = setInterval(flush, SEND_MS);
  const idleLater = (): ReturnType<typeof setTimeout> => setTimeout(() => stop(true), REPLAY_IDLE_MS);
  let idle = idleLater();

  recording.end = record((event) => {
    const kept = recording.isOpen ? maskReplayEvent(event) : null;
    if (kept === null) return;
    const weight = JSON.stringify(kept).length;
    if (weight > REPLAY_PART_BYTES || total + weight > REPLAY_MAX_BYTES) return stop(true);
    if (bytes + weight > SEND_BYTES) flush();
    waiting.push(kept);
    bytes += weight;
    total += weight;
    if (!isDeed(kept)) return;
    clearTimeout(idle);
    idle = idleLater();
  });
  // It may have ended while it began.
  if (!recording.isOpen) recording.end();
  return { stop };
}

function isDeed({ type, data }: { type?: unknown; data?: unknown }): boolean {
  return (
    type === CHANGE &&
    typeof data === 'object' &&
    data !== null &&
    'source' in data &&
    typeof data.source === 'number' &&
    DEEDS.has(data.source)
  );
}
