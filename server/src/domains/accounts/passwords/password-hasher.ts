import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HashQueue, type Lane } from './hash-queue';

/** Argon2id, which is the library's default algorithm; memory in KiB. */
const HASH_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const CURRENT = `$argon2id$v=19$m=${HASH_PARAMETERS.memoryCost},t=${HASH_PARAMETERS.timeCost},p=${HASH_PARAMETERS.parallelism}$`;

const WAITING = 32;

/** Logins at a time from which on a flood is likely; more than people who happen to come at once. */
export const PRESSED = 12;

/** A queue that works on as many as the machine has processors, counted over all processes of the portal. */
export function hashQueue(processes = 1): HashQueue {
  return new HashQueue({ workers: Math.max(1, Math.floor(availableParallelism() / processes)), waiting: WAITING });
}

/** Hashes and checks passwords, never more at a time than the machine has processors. */
export class PasswordHasher {
  readonly #queue: HashQueue;
  #dummy: Promise<string> | undefined;
  #coming = 0;

  constructor(queue = hashQueue()) {
    this.#queue = queue;
  }

  /** Whether so many logins are at work that passwords should be looked at only for who has paid with a proof of work. */
  get pressed(): boolean {
    return this.#coming >= PRESSED;
  }

  /** Counts a login from the moment it is let in: many at once would all find the queue empty. */
  async coming<T>(login: () => Promise<T>): Promise<T> {
    this.#coming += 1;
    try {
      return await login();
    } finally {
      this.#coming -= 1;
    }
  }

  /** @throws AppError `unavailable` when too many wait */
  hash(password: string, lane: Lane = 'first'): Promise<string> {
    return this.#queue.run(lane, () => hash(password, HASH_PARAMETERS));
  }

  /**
   * Whether a password fits. Without a hash it takes as long and fails: nobody learns from the time whether there is one.
   * @throws AppError `unavailable` when too many wait
   */
  async fits(password: string, stored: string | null, lane: Lane): Promise<boolean> {
    this.#dummy ??= hash('an account that does not exist', HASH_PARAMETERS);
    const dummy = await this.#dummy;
    const fits = await this.#queue.run(lane, () => verify(stored ?? dummy, password));
    return fits && stored !== null;
  }
}

/** Whether a hash was made with other parameters than today's, and should be made anew while the password is at hand. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}
