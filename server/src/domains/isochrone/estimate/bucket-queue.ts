/** Cells waiting for their turn, by whole ticks: Dial's queue, in typed arrays because millions pass through it. */
export class BucketQueue {
  private readonly heads: Int32Array;
  private cells = new Int32Array(1 << 16);
  private nexts = new Int32Array(1 << 16);
  private size = 0;
  private tick = 0;

  /** @param last ticks after this one are never asked for, and not kept */
  constructor(private readonly last: number) {
    this.heads = new Int32Array(last + 1).fill(-1);
  }

  push(cell: number, tick: number): void {
    if (tick > this.last) return;
    if (this.size === this.cells.length) this.grow();
    this.cells[this.size] = cell;
    this.nexts[this.size] = this.heads[tick] ?? -1;
    this.heads[tick] = this.size++;
  }

  /** The tick of the cell that `pop` gave last. */
  get now(): number {
    return this.tick;
  }

  /** A cell of the earliest tick, -1 when there is none. */
  pop(): number {
    for (; this.tick <= this.last; this.tick++) {
      const entry = this.heads[this.tick] ?? -1;
      if (entry === -1) continue;
      this.heads[this.tick] = this.nexts[entry] ?? -1;
      return this.cells[entry] ?? -1;
    }
    return -1;
  }

  private grow(): void {
    const [cells, nexts] = [new Int32Array(this.size * 2), new Int32Array(this.size * 2)];
    cells.set(this.cells);
    nexts.set(this.nexts);
    this.cells = cells;
    this.nexts = nexts;
  }
}
