export interface Bounds {
  /** What all values together may take; one that is larger by itself is not kept. */
  bytes: number;
  entries?: number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** For an entry itself, whatever its value is. */
const ENTRY_BYTES = 100;

/** Values by key that fit into a number of bytes; those asked for longest ago make room. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(private readonly bounds: Bounds) {}

  /** What is kept takes so many bytes, as far as they were told. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // The one asked for last goes last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes of the value; told again with `weigh` where they are known later */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const entry = { value, bytes: bytes + ENTRY_BYTES + 2 * key.length };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
  }

  /** Notes what a value takes by now; nothing happens when another one is kept there, or none. */
  weigh(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    const before = entry.bytes;
    entry.bytes = bytes + ENTRY_BYTES + 2 * key.length;
    this.#bytes += entry.bytes - before;
    this.#makeRoom();
  }

  /** Forgets a value; with `value` only while it is the one kept there. */
  delete(key: string, value?: Value): void {
    const entry = this.#entries.get(key);
    if (entry === undefined || (value !== undefined && entry.value !== value)) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #makeRoom(): void {
    const { bytes, entries = Infinity } = this.bounds;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= bytes && this.#entries.size <= entries) return;
      this.delete(oldest);
    }
  }
}
