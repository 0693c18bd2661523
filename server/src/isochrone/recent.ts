/** Keeps the values used last, each for a time of its own. */
export class Recent<T> {
  private readonly entries = new Map<string, { value: T; until: number }>();

  constructor(
    private readonly size: number,
    private readonly now: () => number,
  ) {}

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    if (entry.until <= this.now()) return undefined;
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, lifeMs: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: this.now() + lifeMs });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.size) break;
      this.entries.delete(oldest);
    }
  }
}
