import { CELL_VALUES } from './ground';

/** Cells of a chunk as a power of two: those of a row that lie side by side. */
const SHIFT = 6;
const CHUNK = 1 << SHIFT;
const REST = CHUNK - 1;
/** Bytes by which the room for chunks grows. */
const GROWTH = 1 << 19;

/**
 * The values of a grid's cells, row by row. Most of a map is one thing for kilometres, the sea or a neighbour's land: chunks of
 * cells that are all the same are kept once for each value, so that 42 million cells take 5 MB.
 */
export class ChunkedCells {
  /** The chunk of each stretch of the grid. The first ones are the uniform ones, in the order of their values, and never written to. */
  readonly #chunks: Uint32Array;
  #values = new Uint8Array(CELL_VALUES * CHUNK + GROWTH);
  #used = CELL_VALUES;

  constructor(readonly length: number) {
    this.#chunks = new Uint32Array(Math.ceil(length / CHUNK));
    for (let value = 0; value < CELL_VALUES; value++) this.#values.fill(value, value * CHUNK, (value + 1) * CHUNK);
  }

  /** What all of it takes. */
  get bytes(): number {
    return this.#chunks.byteLength + this.#values.byteLength;
  }

  /** The value of a cell; 0 beyond the grid. */
  at(cell: number): number {
    return this.#values[((this.#chunks[cell >> SHIFT] ?? 0) << SHIFT) + (cell & REST)] ?? 0;
  }

  set(cell: number, value: number): void {
    if (this.at(cell) !== value) this.#values[(this.#own(cell >> SHIFT) << SHIFT) + (cell & REST)] = value;
  }

  /**
   * Gives cells side by side the same value, from one to the one before another.
   * @throws RangeError for a value no cell can have
   */
  fill(value: number, from: number, to: number): void {
    if (value >= CELL_VALUES) throw new RangeError(`no cell of a map is a ${value}`);
    for (let cell = from; cell < to;) {
      const end = Math.min(to, (cell | REST) + 1);
      const chunk = cell >> SHIFT;
      if (end - cell === CHUNK) this.#chunks[chunk] = value;
      else {
        const start = this.#own(chunk) << SHIFT;
        this.#values.fill(value, start + (cell & REST), start + (cell & REST) + end - cell);
      }
      cell = end;
    }
  }

  /** Puts one value in the place of another everywhere. */
  replace(old: number, value: number): void {
    this.#chunks.forEach((chunk, index) => {
      if (chunk === old) this.#chunks[index] = value;
    });
    const own = this.#values.subarray(CELL_VALUES * CHUNK, this.#used * CHUNK);
    for (let at = own.indexOf(old); at !== -1; at = own.indexOf(old, at + 1)) own[at] = value;
  }

  /** The chunk with a stretch's own values, which may be written to. */
  #own(index: number): number {
    const chunk = this.#chunks[index] ?? 0;
    if (chunk >= CELL_VALUES) return chunk;
    const own = this.#used++;
    if (own * CHUNK === this.#values.length) this.#grow();
    this.#values.fill(chunk, own * CHUNK, (own + 1) * CHUNK);
    this.#chunks[index] = own;
    return own;
  }

  #grow(): void {
    const larger = new Uint8Array(this.#values.length + GROWTH);
    larger.set(this.#values);
    this.#values = larger;
  }
}
