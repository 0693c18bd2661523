import type { Asker, Rank } from './asker';
import { HoldTimes } from './hold-times';
import { LaneRefused } from './lane-refused';

export interface FairQueueOptions {
  /** How many may be at work at a time. */
  slots: number;
  /**
   * How many of those may be of one rank while others of a better rank come; all where it is not named, and while nobody else
   * comes. A turn that takes long does not count any more: it waits for something.
   */
  slotsOf?: Partial<Record<Rank, number>>;
  /** Longest time anybody waits for a turn, in milliseconds. */
  waitMs: number;
  /** Waiters that are let in whatever the times say: a burst after a quiet time. */
  atLeast?: number;
}

/** Who is at work and who waits, as of now, and how many were refused since the start. */
export interface LaneLoad {
  busy: number;
  waiting: number;
  refused: number;
}

/** A turn at work; ends exactly once. */
export interface Turn {
  end: () => void;
}

interface Waiter {
  asker: Asker;
  take: (turn: Turn) => void;
  refuse: (reason: LaneRefused) => void;
  timer: NodeJS.Timeout;
}

const SECOND_MS = 1000;
/** So long a turn counts among those of its rank. */
const COUNTS_MS = 250;
/** So long after their last turn those of a better rank are expected to come again. */
const AROUND_MS = 5000;
/** So many turns in a row go to those of a better rank before one of a worse rank gets his. */
const IN_A_ROW = 16;
/** Networks whose last turns are remembered; then all are new again. */
const MOST_NETWORKS = 10_000;

/**
 * Lets so many at work at a time and the others wait, not for long: what could not be done in time is refused at once.
 * Turns go by rank, then to the network that has the fewest, then to the one that had none for longest, so that a crowd from one
 * address waits for itself; a rank may have a few of the slots only. Where there is no room left, whoever has most waiting gives way.
 */
export class FairQueue {
  readonly #waiting: Waiter[] = [];
  readonly #atWork = new Map<string, number>();
  readonly #ofRank = new Map<Rank, number>();
  /** When each rank had its last turn. */
  readonly #lastOfRank = new Map<Rank, number>();
  /** When each network had its last turn, as a number that grows with every turn. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  readonly #holds: HoldTimes;
  #busy = 0;
  #inARow = 0;
  #refused = 0;

  constructor(
    private readonly options: FairQueueOptions,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#holds = new HoldTimes(now);
  }

  get load(): LaneLoad {
    return { busy: this.#busy, waiting: this.#waiting.length, refused: this.#refused };
  }

  /**
   * Waits for a turn.
   * @throws LaneRefused at once when there is no hope, or when it did not come in time
   */
  enter(asker: Asker): Promise<Turn> {
    // Whoever waits while there is a slot is of a rank that has all of its own.
    if (this.#fits(asker)) return Promise.resolve(this.#begin(asker));
    if (this.#waiting.length >= this.#room() && !this.#makeRoomFor(asker)) return Promise.reject(this.#refusal());
    return new Promise((take, refuse) => {
      const timer = setTimeout(() => {
        this.#remove(waiter);
        refuse(this.#refusal());
      }, this.options.waitMs);
      const waiter: Waiter = { asker, take, refuse, timer };
      this.#waiting.push(waiter);
    });
  }

  /** Does a piece of work in a turn of its own. @throws LaneRefused, or what the work throws */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const turn = await this.enter(asker);
    try {
      return await work();
    } finally {
      turn.end();
    }
  }

  #begin(asker: Asker): Turn {
    const { network, rank } = asker;
    this.#busy += 1;
    this.#lastOfRank.set(rank, this.now());
    const uncount = this.#count(rank);
    this.#atWork.set(network, this.#countOf(network) + 1);
    if (this.#lastTurns.size >= MOST_NETWORKS) this.#lastTurns.clear();
    this.#lastTurns.set(network, ++this.#turns);
    const end = this.#holds.begin();
    let ended = false;
    return {
      end: () => {
        if (ended) return;
        ended = true;
        end();
        this.#busy -= 1;
        uncount();
        const left = this.#countOf(network) - 1;
        if (left > 0) this.#atWork.set(network, left);
        else this.#atWork.delete(network);
        this.#next();
      },
    };
  }

  /** Counts a turn among those of its rank. @returns to be called at its end */
  #count(rank: Rank): () => void {
    if (this.options.slotsOf?.[rank] === undefined) return () => undefined;
    const add = (change: number): void => void this.#ofRank.set(rank, (this.#ofRank.get(rank) ?? 0) + change);
    let counts = true;
    const uncount = (): void => {
      clearTimeout(timer);
      if (counts) add(-1);
      counts = false;
    };
    const timer = setTimeout(() => {
      uncount();
      this.#next();
    }, COUNTS_MS);
    add(1);
    return uncount;
  }

  #next(): void {
    for (let next = this.#choose(); next !== undefined; next = this.#choose()) {
      this.#remove(next);
      next.take(this.#begin(next.asker));
    }
  }

  #choose(): Waiter | undefined {
    const waiting = this.#waiting.filter(({ asker }) => this.#fits(asker));
    const best = pick(
      waiting,
      (one, other) =>
        one.asker.rank - other.asker.rank ||
        this.#countOf(one.asker.network) - this.#countOf(other.asker.network) ||
        this.#lastTurn(one) - this.#lastTurn(other),
    );
    if (best === undefined) return undefined;
    const passedOver = waiting.find(({ asker }) => asker.rank > best.asker.rank);
    this.#inARow = passedOver === undefined ? 0 : this.#inARow + 1;
    if (passedOver === undefined || this.#inARow <= IN_A_ROW) return best;
    this.#inARow = 0;
    return passedOver;
  }

  #fits({ rank }: Asker): boolean {
    if (this.#busy >= this.options.slots) return false;
    const most = this.options.slotsOf?.[rank] ?? Infinity;
    return (this.#ofRank.get(rank) ?? 0) < most || !this.#hasBetter(rank);
  }

  /** Whether somebody of a better rank has been here just now. */
  #hasBetter(rank: Rank): boolean {
    return [...this.#lastOfRank].some(([other, time]) => other < rank && this.now() - time < AROUND_MS);
  }

  /** Waiters that can still be served in time, by how long turns took of late. */
  #room(): number {
    const { slots, waitMs, atLeast = slots } = this.options;
    const average = this.#holds.average;
    return average === 0 ? Math.max(atLeast, slots * 4) : Math.max(atLeast, Math.floor((slots * waitMs) / average));
  }

  /** Refuses the newest waiter of a worse rank, or of the network that has most waiting, for the sake of one who has fewer. */
  #makeRoomFor({ network, rank }: Asker): boolean {
    const worst = Math.max(...this.#waiting.map(({ asker }) => asker.rank));
    const counts = new Map<string, number>();
    for (const { asker } of this.#waiting) counts.set(asker.network, (counts.get(asker.network) ?? 0) + 1);
    const own = counts.get(network) ?? 0;
    const most = Math.max(...counts.values());
    const givesWay = ({ asker }: Waiter): boolean =>
      worst > rank ? asker.rank === worst : asker.rank >= rank && most > own + 1 && counts.get(asker.network) === most;
    const loser = this.#waiting.findLast(givesWay);
    if (loser === undefined) return false;
    this.#remove(loser);
    loser.refuse(this.#refusal());
    return true;
  }

  #remove(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
  }

  #refusal(): LaneRefused {
    this.#refused += 1;
    return new LaneRefused(Math.max(1, Math.ceil(this.options.waitMs / SECOND_MS)));
  }

  #lastTurn({ asker }: Waiter): number {
    return this.#lastTurns.get(asker.network) ?? 0;
  }

  #countOf(network: string): number {
    return this.#atWork.get(network) ?? 0;
  }
}

/** The first of the least. */
function pick<T>(items: readonly T[], compare: (one: T, other: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || compare(item, best) < 0 ? item : best),
    undefined,
  );
}
