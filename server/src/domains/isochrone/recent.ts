import { LRUCache } from 'lru-cache';
import { weightOf } from '../../platform/memory';

interface Entry<T> {
  value: T;
  until: number;
}

/** Keeps the values used last, each for a time of its own. */
export class Recent<T> {
  private readonly entries: LRUCache<string, Entry<T>>;

  /** @param bytes that all of them may take */
  constructor(
    bytes: number,
    private readonly now: () => number,
  ) {
    this.entries = new LRUCache<string, Entry<T>>({ maxSize: bytes, sizeCalculation: weightOf });
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until > this.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, value: T, lifeMs: number): void {
    this.entries.set(key, { value, until: this.now() + lifeMs });
  }
}
