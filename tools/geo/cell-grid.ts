export interface GridFrame {
  west: number;
  south: number;
  columns: number;
  rows: number;
  /** Degrees of longitude and latitude of one cell. */
  width: number;
  height: number;
}

export type Ring = readonly (readonly [lng: number, lat: number])[];

const METRES_PER_DEGREE = 111_195;

/** One byte for each cell, rows from south to north. */
export class CellGrid {
  readonly cells: Uint8Array;

  constructor(private readonly frame: GridFrame) {
    this.cells = new Uint8Array(frame.columns * frame.rows);
  }

  get bounds(): { west: number; south: number; east: number; north: number } {
    const { west, south, columns, rows, width, height } = this.frame;
    return { west, south, east: west + columns * width, north: south + rows * height };
  }

  /** Gives the cells whose middle is inside the rings (even-odd) a value. */
  fill(rings: readonly Ring[], value: number): void {
    const { west, south, columns, rows, width, height } = this.frame;
    const crossings = new Map<number, number[]>();
    for (const ring of rings) {
      ring.forEach((to, index) => {
        const from = ring[(index === 0 ? ring.length : index) - 1];
        if (from === undefined || from[1] === to[1]) return;
        const [low, high] = from[1] < to[1] ? [from, to] : [to, from];
        const first = Math.max(0, Math.ceil((low[1] - south) / height - 0.5));
        const last = Math.min(rows - 1, Math.ceil((high[1] - south) / height - 0.5) - 1);
        for (let row = first; row <= last; row++) {
          const lat = south + (row + 0.5) * height;
          const lng = low[0] + ((lat - low[1]) / (high[1] - low[1])) * (high[0] - low[0]);
          const known = crossings.get(row);
          if (known === undefined) crossings.set(row, [lng]);
          else known.push(lng);
        }
      });
    }
    for (const [row, lngs] of crossings) {
      lngs.sort((a, b) => a - b);
      for (let index = 0; index + 1 < lngs.length; index += 2) {
        const begin = Math.max(0, Math.ceil(((lngs[index] ?? 0) - west) / width - 0.5));
        const end = Math.min(columns, Math.ceil(((lngs[index + 1] ?? 0) - west) / width - 0.5));
        if (end > begin) this.cells.fill(value, row * columns + begin, row * columns + end);
      }
    }
  }

  /** Gives the cells with `from` within a distance in metres the value `to`. */
  disc({ lat, lng }: { lat: number; lng: number }, radius: number, from: number, to: number): void {
    const { west, south, columns, rows, width, height } = this.frame;
    const down = radius / METRES_PER_DEGREE / height;
    const across = radius / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180) / width;
    const [x, y] = [(lng - west) / width - 0.5, (lat - south) / height - 0.5];
    for (let row = Math.max(0, Math.ceil(y - down)); row <= Math.min(rows - 1, y + down); row++) {
      const half = across * Math.sqrt(1 - ((row - y) / down) ** 2);
      for (let column = Math.max(0, Math.ceil(x - half)); column <= Math.min(columns - 1, x + half); column++) {
        const cell = row * columns + column;
        if (this.cells[cell] === from) this.cells[cell] = to;
      }
    }
  }

  /** Gives the cells with `from` that are not joined to a point the value `to`. @returns how many */
  fillAllBut({ lat, lng }: { lat: number; lng: number }, from: number, to: number): number {
    const { west, south, columns, width, height } = this.frame;
    const joined = new Uint8Array(this.cells.length);
    const open = [Math.floor((lat - south) / height) * columns + Math.floor((lng - west) / width)];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (joined[cell] === 1 || this.cells[cell] !== from) continue;
      joined[cell] = 1;
      const column = cell % columns;
      if (column > 0) open.push(cell - 1);
      if (column < columns - 1) open.push(cell + 1);
      if (cell >= columns) open.push(cell - columns);
      if (cell + columns < this.cells.length) open.push(cell + columns);
    }
    let changed = 0;
    this.cells.forEach((value, cell) => {
      if (value !== from || joined[cell] === 1) return;
      this.cells[cell] = to;
      changed += 1;
    });
    return changed;
  }
}
