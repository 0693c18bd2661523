import { BoundedMap, weightOf } from '../platform/memory';

/** Keeps the values used last, each for a time of its own. */
export class Recent<T> {
  private readonly entries: BoundedMap<{ value: T; until: number }>;

  /** @param bytes that all of them may take */
  constructor(
    bytes: number,
    private readonly now: () => number,
  ) {
    this.entries = new BoundedMap({ bytes });
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until > this.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, value: T, lifeMs: number): void {
    this.entries.set(key, { value, until: this.now() + lifeMs }, weightOf(value));
  }
}
