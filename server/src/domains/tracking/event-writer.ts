import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { dayOf, openDay } from './event-days';
import type { ReadEvent } from './read-event';

/** An event with what the server knows of who sent it. */
export interface ReceivedEvent extends ReadEvent {
  network: string;
  agent: 'bot' | 'phone' | 'desktop';
}

interface Waiting {
  events: readonly ReceivedEvent[];
  resolve: (taken: ReadonlySet<string>) => void;
  reject: (error: unknown) => void;
}

/** More events than these wait for the database: further ones come again later. */
const MOST_WAITING = 5000;
/** Of one statement. */
const MOST_AT_ONCE = 2000;
/** Taken by everybody who writes events, and alone by who asks which are all there: numbers are given out before rows can be seen. */
export const EVENTS_LOCK = 'kvadrat.tracking.events';
const NO_PARTITION = '23514';

/** Writes events as they come: whatever arrives while a statement runs goes into the next one. */
export class EventWriter {
  private readonly waiting: Waiting[] = [];
  private events = 0;
  private writing = false;
  private opened: string | null = null;

  constructor(
    private readonly db: Db,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Whether further events may come. */
  get hasRoom(): boolean {
    return this.events < MOST_WAITING;
  }

  /**
   * Keeps events for good.
   * @returns ids of those that were new; the others are there already
   */
  write(events: readonly ReceivedEvent[]): Promise<ReadonlySet<string>> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ events, resolve, reject });
      this.events += events.length;
      if (!this.writing) void this.writeNext();
    });
  }

  private async writeNext(): Promise<void> {
    this.writing = true;
    for (;;) {
      const batch = this.take();
      if (batch.length === 0) break;
      const events = batch.flatMap((waiting) => waiting.events);
      try {
        const taken = await this.insert(events);
        for (const { resolve } of batch) resolve(taken);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      this.events -= events.length;
    }
    this.writing = false;
  }

  private take(): Waiting[] {
    const batch: Waiting[] = [];
    for (let size = 0; size < MOST_AT_ONCE;) {
      const next = this.waiting.shift();
      if (next === undefined) break;
      batch.push(next);
      size += next.events.length;
    }
    return batch;
  }

  private async insert(events: readonly ReceivedEvent[]): Promise<ReadonlySet<string>> {
    const receivedAt = this.now();
    const day = dayOf(receivedAt);
    if (this.opened !== day) {
      await this.db.transaction().execute((tx) => openDay(tx, day));
      this.opened = day;
    }
    const rows = JSON.stringify(
      events.map(({ messageId, happenedAt, listingId, ...event }, turn) => ({
        ...event,
        turn,
        message_id: messageId,
        happened_at: happenedAt,
        listing_id: listingId,
      })),
    );
    const write = () =>
      sql<{ message_id: string }>`
      WITH writer AS MATERIALIZED (SELECT pg_advisory_xact_lock_shared(hashtext(${EVENTS_LOCK}))),
      told AS MATERIALIZED (
        SELECT DISTINCT ON (message_id) event.* FROM writer, jsonb_to_recordset(${rows}::text::jsonb) AS event (
          turn integer, message_id text, name text, happened_at timestamptz, visitor text, person text, listing_id integer, properties jsonb, network text, agent text, consent text[])
        ORDER BY message_id, turn),
      fresh AS (INSERT INTO tracked_message (message_id, day) SELECT message_id, ${day}::date FROM told ON CONFLICT DO NOTHING RETURNING message_id)
      INSERT INTO tracked_event (day, message_id, name, happened_at, received_at, visitor, person, listing_id, properties, network, agent, consent)
      SELECT ${day}::date, message_id, name, happened_at, ${receivedAt}::timestamptz, visitor, person, listing_id, properties, network, agent, consent
      FROM told JOIN fresh USING (message_id) ORDER BY turn RETURNING message_id`.execute(this.db);
    const { rows: taken } = await write().catch(async (error: unknown) => {
      if (!isCode(error, NO_PARTITION)) throw error;
      // The database was filled or cleared by somebody else meanwhile.
      await this.db.transaction().execute((tx) => openDay(tx, day));
      return write();
    });
    return new Set(taken.map(({ message_id: id }) => id));
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
