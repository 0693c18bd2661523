import { BucketQueue } from './bucket-queue';
import { cellsAround, type TravelWindow } from './travel-window';

/** Ticks in a second. */
export const TICKS = 4;
/** Where nobody gets to in time. */
export const NEVER = 0xffff;

/** Pace where there is no way. A constant of the module: looking up a global costs more than the rest of the loop in some contexts. */
const BLOCKED = Infinity;

type Step = readonly [right: number, up: number];

interface Move {
  step: Step;
  /** Cells it passes on its way. */
  past: readonly [Step, Step];
  /** Whether both of them have to be open: round a corner one is enough. */
  both: boolean;
}

/** To the sixteen nearest directions. A straight step passes nothing but itself. */
const MOVES: readonly Move[] = [0, 1, 2, 3].flatMap((quarter) => [
  turned(
    {
      step: [1, 0],
      past: [
        [0, 0],
        [0, 0],
      ],
      both: true,
    },
    quarter,
  ),
  turned(
    {
      step: [1, 1],
      past: [
        [1, 0],
        [0, 1],
      ],
      both: false,
    },
    quarter,
  ),
  turned(
    {
      step: [2, 1],
      past: [
        [1, 0],
        [1, 1],
      ],
      both: true,
    },
    quarter,
  ),
  turned(
    {
      step: [1, 2],
      past: [
        [0, 1],
        [1, 1],
      ],
      both: true,
    },
    quarter,
  ),
]);

/**
 * Ticks from the window's point to each cell by the fastest way; `NEVER` where that takes much longer than the time.
 * @param pace seconds for a metre, by the value of a cell
 */
export function travelTimes(window: TravelWindow, pace: Float64Array, seconds: number): Uint16Array {
  const { columns, rows, cells, across, up } = window;
  const last = Math.min(Math.floor(seconds * TICKS), NEVER - 1);
  const times = new Uint16Array(columns * rows).fill(NEVER);
  const queue = new BucketQueue(last);
  const paceAt = (cell: number): number => pace[cells[cell] ?? 0] ?? BLOCKED;
  for (const cell of cellsAround(window)) {
    const metres = Math.hypot(
      ((cell % columns) + 0.5 - window.x) * across,
      (Math.floor(cell / columns) + 0.5 - window.y) * up,
    );
    const time = Math.round(metres * paceAt(cell) * TICKS);
    if (!(time <= last)) continue;
    times[cell] = time;
    queue.push(cell, time);
  }
  const offset = ([right, north]: Step): number => north * columns + right;
  const moves = MOVES.map(({ step, past: [one, other], both }) => ({
    step: offset(step),
    one: offset(one),
    other: offset(other),
    both,
    // Half of the way is on this cell, half on the next.
    ticks: Math.hypot(step[0] * across, step[1] * up) * TICKS * 0.5,
  }));
  for (let cell = queue.pop(); cell !== -1; cell = queue.pop()) {
    const now = queue.now;
    // It had come sooner by another way.
    if (times[cell] !== now) continue;
    const here = paceAt(cell);
    for (const { step, one, other, both, ticks } of moves) {
      const to = cell + step;
      const there = paceAt(to);
      if (there === BLOCKED) continue;
      // Rounded, and never nothing.
      const time = now + (((here + there) * ticks + 0.5) | 0 || 1);
      if (time >= (times[to] ?? 0)) continue;
      const oneOpen = paceAt(cell + one) !== BLOCKED;
      const otherOpen = paceAt(cell + other) !== BLOCKED;
      if (both ? !oneOpen || !otherOpen : !oneOpen && !otherOpen) continue;
      times[to] = time;
      queue.push(to, time);
    }
  }
  return times;
}

function turned({ step, past: [one, other], both }: Move, quarter: number): Move {
  const turn = ([right, up]: Step): Step => {
    if (quarter === 0) return [right, up];
    if (quarter === 1) return [-up, right];
    return quarter === 2 ? [-right, -up] : [up, -right];
  };
  return { step: turn(step), past: [turn(one), turn(other)], both };
}
