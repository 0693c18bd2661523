import { PreparedTexts } from './prepared-texts';
import type { Sql } from './sql';

/** A connection taken from the pool, in the shape kysely-postgres-js works with. */
export interface PooledConnection {
  unsafe: (query: string, parameters?: Parameters<Sql['unsafe']>[1]) => Promise<Awaited<ReturnType<Sql['unsafe']>>>;
  release: () => void;
}

/** What a pool holds, as of now. */
export interface PoolState {
  /** Connections at work. */
  busy: number;
  idle: number;
  /** Who waits for a connection. */
  waiting: number;
}

/** One client of a single connection. */
interface Slot {
  client: Sql;
  /** Set once the connection has closed; statements of a transaction must not go on over a new one. */
  lost: Error | undefined;
}

/**
 * The connections Kysely works on. postgres.js has a pool of its own, but a transaction on it does not survive the loss of
 * its connection: its next statement is written to a socket that is gone, which ends the process, or runs outside of the
 * transaction on a new one. Here each connection is a client by itself, and one that closed takes no further statement.
 */
export class ConnectionPool {
  readonly #idle: Slot[] = [];
  readonly #waiting: ((slot: Slot) => void)[] = [];
  readonly #open = new Set<Slot>();
  readonly #prepared = new PreparedTexts();

  /**
   * @param openClient opens a client of one connection that tells when it closed
   * @param size connections at most
   */
  constructor(
    private readonly openClient: (onclose: () => void) => Sql,
    private readonly size: number,
  ) {}

  /** Waits for a connection when all are taken, first come, first served. */
  async reserve(): Promise<PooledConnection> {
    const slot = this.#take() ?? (await new Promise<Slot>((resolve) => this.#waiting.push(resolve)));
    return {
      unsafe: (query, parameters) =>
        slot.lost === undefined ? slot.client.unsafe(query, parameters, { prepare: this.#prepares(query, parameters) }) : Promise.reject(slot.lost),
      release: () => {
        this.#giveBack(slot);
      },
    };
  }

  state(): PoolState {
    return { busy: this.#open.size - this.#idle.length, idle: this.#idle.length, waiting: this.#waiting.length };
  }

  /** Waits for running statements, at most this long. */
  async end(timeoutSeconds = 5): Promise<void> {
    await Promise.all([...this.#open].map(({ client }) => client.end({ timeout: timeoutSeconds })));
  }

  /** Without parameters a text may hold several commands, which cannot be prepared. */
  #prepares(query: string, parameters: readonly unknown[] = []): boolean {
    return parameters.length > 0 && this.#prepared.use(query);
  }

  #take(): Slot | undefined {
    for (let slot = this.#idle.pop(); slot !== undefined; slot = this.#idle.pop()) {
      if (slot.lost === undefined) return slot;
      this.#drop(slot);
    }
    return this.#open.size < this.size ? this.#make() : undefined;
  }

  #make(): Slot {
    const slot: Slot = {
      client: this.openClient(() => {
        slot.lost ??= Object.assign(new Error('the connection to the database was lost'), { code: 'CONNECTION_CLOSED' });
      }),
      lost: undefined,
    };
    this.#open.add(slot);
    return slot;
  }

  #giveBack(slot: Slot): void {
    if (slot.lost !== undefined) this.#drop(slot);
    else this.#idle.push(slot);
    const next = this.#waiting[0] === undefined ? undefined : this.#take();
    if (next !== undefined) this.#waiting.shift()?.(next);
  }

  #drop(slot: Slot): void {
    this.#open.delete(slot);
    void slot.client.end({ timeout: 0 });
  }
}
