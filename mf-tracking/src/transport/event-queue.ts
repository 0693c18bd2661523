import type { RemoteStorage } from '@kvadrat/contracts/remote';
import type { ToldEvent } from './told-event';

/** More than these are not kept: what a browser could not tell for so long is not worth its room. */
const MOST = 500;
const QUEUE_KEY = 'track-queue';

/** Events that were not taken yet, in order; where storage allows they outlive the page. */
export class EventQueue {
  private events: ToldEvent[];

  constructor(private readonly storage: RemoteStorage) {
    this.events = readEvents(storage.get(QUEUE_KEY));
  }

  get size(): number {
    return this.events.length;
  }

  add(event: ToldEvent): void {
    this.events = [...this.events, event].slice(-MOST);
    this.keep();
  }

  /** The oldest ones that weigh no more than so many bytes together, at least one. */
  oldest(maxBytes: number): ToldEvent[] {
    const taken: ToldEvent[] = [];
    let bytes = 0;
    for (const event of this.events) {
      bytes += weightOf(event);
      if (taken.length > 0 && bytes > maxBytes) break;
      taken.push(event);
    }
    return taken;
  }

  /** Bytes of all of them. */
  weight(): number {
    return this.events.reduce((sum, event) => sum + weightOf(event), 0);
  }

  remove(taken: readonly ToldEvent[]): void {
    const ids = new Set(taken.map(({ messageId }) => messageId));
    this.events = this.events.filter(({ messageId }) => !ids.has(messageId));
    this.keep();
  }

  clear(): void {
    this.events = [];
    this.storage.remove(QUEUE_KEY);
  }

  private keep(): void {
    if (this.events.length === 0) this.storage.remove(QUEUE_KEY);
    else this.storage.set(QUEUE_KEY, JSON.stringify(this.events));
  }
}

function weightOf(event: ToldEvent): number {
  return new TextEncoder().encode(JSON.stringify(event)).length + 1;
}

/** What an older release or somebody else has written there is not told. */
function readEvents(text: string | null): ToldEvent[] {
  try {
    const events: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(events) ? events.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function isEvent(value: unknown): value is ToldEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'messageId' in value &&
    typeof value.messageId === 'string' &&
    'context' in value
  );
}
