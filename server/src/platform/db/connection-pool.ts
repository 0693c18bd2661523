import { AppError } from '@kvadrat/contracts/errors';
import type { DbLane } from './lanes';
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

interface Waiter {
  lane: DbLane | undefined;
  take: (slot: Slot) => void;
}

/** Lanes in the order in which they are served; without a name: what is cheap. */
const ORDER: readonly (DbLane | undefined)[] = [undefined, 'heavy', 'background'];

/** Parts of all connections. */
const HEAVY_SHARE = 0.5;
const BACKGROUND_SHARE = 0.4;

/** So many connections in a row go to a better lane before one that was passed over gets its turn. */
const IN_A_ROW = 8;

export interface PoolOptions {
  /** Longest time in milliseconds that a statement waits for a connection, but in the background; for ever where left out. */
  waitMs?: number | undefined;
}

/**
 * The connections Kysely works on. postgres.js has a pool of its own, but a transaction on it does not survive the loss of
 * its connection: its next statement is written to a socket that is gone, which ends the process, or runs outside of the
 * transaction on a new one. Here each connection is a client by itself, and one that closed takes no further statement.
 */
export class ConnectionPool {
  readonly #idle: Slot[] = [];
  readonly #waiting: Waiter[] = [];
  readonly #atWork = new Map<DbLane, number>();
  readonly #open = new Set<Slot>();
  readonly #prepared = new PreparedTexts();
  #inARow = 0;

  /**
   * @param openClient opens a client of one connection that tells when it closed
   * @param size connections at most
   */
  constructor(
    private readonly openClient: (onclose: () => void) => Sql,
    private readonly size: number,
    private readonly options: PoolOptions = {},
  ) {}

  /**
   * Waits for a connection when all are taken, or all that its lane may take: what is cheap goes first, though the
   * others get a turn now and then; in each lane first come, first served.
   * @throws AppError `unavailable` when none came free in time
   */
  async reserve(lane?: DbLane): Promise<PooledConnection> {
    const slot = (this.#hasRoom(lane) ? this.#take() : undefined) ?? (await this.#wait(lane));
    if (lane !== undefined) this.#atWork.set(lane, (this.#atWork.get(lane) ?? 0) + 1);
    return {
      unsafe: (query, parameters) =>
        slot.lost === undefined
          ? slot.client.unsafe(query, parameters, { prepare: this.#prepares(query, parameters) })
          : Promise.reject(slot.lost),
      release: () => {
        if (lane !== undefined) this.#atWork.set(lane, (this.#atWork.get(lane) ?? 1) - 1);
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

  /** Heavy and background work never have all connections, unless there are so few that nothing would be left. */
  #hasRoom(lane: DbLane | undefined): boolean {
    if (lane === undefined) return true;
    const share = lane === 'heavy' ? HEAVY_SHARE : BACKGROUND_SHARE;
    return (this.#atWork.get(lane) ?? 0) < Math.max(1, Math.floor(this.size * share));
  }

  #wait(lane: DbLane | undefined): Promise<Slot> {
    const { waitMs } = this.options;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { lane, take: resolve };
      this.#waiting.push(waiter);
      if (waitMs === undefined || lane === 'background') return;
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(new AppError('unavailable', `no connection to the database came free within ${waitMs} ms`));
      }, waitMs);
      waiter.take = (slot) => {
        clearTimeout(timer);
        resolve(slot);
      };
    });
  }

  #next(): void {
    const firsts = ORDER.flatMap((lane) =>
      this.#hasRoom(lane) ? (this.#waiting.find((waiter) => waiter.lane === lane) ?? []) : [],
    );
    const [best, ...passedOver] = firsts;
    if (best === undefined) return;
    const slot = this.#take();
    if (slot === undefined) return;
    const oldest = this.#inARow < IN_A_ROW ? undefined : this.#waiting.find((waiter) => passedOver.includes(waiter));
    this.#inARow = oldest === undefined && passedOver.length > 0 ? this.#inARow + 1 : 0;
    const next = oldest ?? best;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.take(slot);
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
        slot.lost ??= Object.assign(new Error('the connection to the database was lost'), {
          code: 'CONNECTION_CLOSED',
        });
      }),
      lost: undefined,
    };
    this.#open.add(slot);
    return slot;
  }

  #giveBack(slot: Slot): void {
    if (slot.lost !== undefined) this.#drop(slot);
    else this.#idle.push(slot);
    this.#next();
  }

  #drop(slot: Slot): void {
    this.#open.delete(slot);
    void slot.client.end({ timeout: 0 });
  }
}
