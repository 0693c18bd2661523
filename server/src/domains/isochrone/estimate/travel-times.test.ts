import { ChunkedCells } from './chunked-cells';
import { cellOf, GROUND, ROAD } from './ground';
import { paceByCell, travelSpeeds } from './travel-speeds';
import { NEVER, TICKS, travelTimes } from './travel-times';
import { cutWindow, type TravelWindow } from './travel-window';

const LAND = GROUND.croatia;
const CELLS = {
  '.': GROUND.water,
  '#': LAND,
  '=': cellOf(GROUND.water, ROAD.secondary),
  M: cellOf(LAND, ROAD.major),
} as const;

/** Cells of 100 m as drawn, north up, two cells of water around; the point is in the middle of the drawing's first cell of its last line. */
function draw(...lines: (keyof typeof CELLS)[][]): TravelWindow {
  const rows = lines.length + 4;
  const columns = (lines[0]?.length ?? 0) + 4;
  const cells = new Uint8Array(columns * rows);
  lines.toReversed().forEach((line, y) => {
    line.forEach((sign, x) => {
      cells[(y + 2) * columns + x + 2] = CELLS[sign];
    });
  });
  return { columns, rows, cells, x: 2.5, y: 2.5, across: 100, up: 100, toPoint: (lng, lat) => ({ lng, lat }) };
}

const signs = (text: string): (keyof typeof CELLS)[] =>
  [...text].map((sign) => (sign === '#' || sign === '=' || sign === 'M' ? sign : '.'));
const pace = paceByCell(travelSpeeds('car', true));

/** Seconds to the cell at a column and line of the drawing, counted from its south-west. */
function seconds(lines: string[], column: number, row: number): number {
  const window = draw(...lines.map(signs));
  const time = travelTimes(window, pace, 600)[(row + 2) * window.columns + column + 2] ?? NEVER;
  return time === NEVER ? Infinity : time / TICKS;
}

test('R120 over open land a way takes its length by the speed, in sixteen directions', () => {
  const plain = Array.from({ length: 9 }, () => '#########');
  const pace50 = 3.6 / 50;
  expect(seconds(plain, 8, 0)).toBeCloseTo(800 * pace50, 0);
  expect(seconds(plain, 8, 8)).toBeCloseTo(800 * Math.SQRT2 * pace50, -0.5);
  expect(seconds(plain, 8, 4)).toBeCloseTo(400 * Math.sqrt(5) * pace50, -0.5);
});

test('R120 the motorway is taken even when it is the longer way', () => {
  const detour = ['MMMMMMMMMMMMMMMMMMMMM', 'M###################M', 'M###################M'];
  const direct = ['#####################', '#####################', '#####################'];
  expect(seconds(detour, 20, 0)).toBeLessThan(0.75 * seconds(direct, 20, 0));
});

test.each([
  ['a river of one cell', ['##.##', '##.##', '##.##'], 4, 2],
  ['a river that runs aslant', ['#.###', '##.##', '###.#'], 4, 2],
  ['two shores that meet at a corner only', ['..##', '##..'], 3, 1],
])('R120 nobody gets over %s', (_what, lines, column, row) => {
  expect(seconds(lines, column, row)).toBe(Infinity);
});

test('R120 a bridge leads over', () => {
  expect(seconds(['##.##', '##=##', '##.##'], 4, 2)).toBeLessThan(Infinity);
});

test('R120 a way round a corner needs one open side', () => {
  expect(seconds(['.#', '##'], 1, 1)).toBeLessThan(Infinity);
});

test('R120 nothing beyond the time is gone on from', () => {
  const long = ['#'.repeat(200)];
  const window = draw(...long.map(signs));
  const times = travelTimes(window, pace, 60);
  const reached = times.reduce((count, time) => count + (time <= 60 * TICKS ? 1 : 0), 0);
  // 833 m at 50 km/h.
  expect(reached).toBe(9);
  expect(times.filter((time) => time !== NEVER).length).toBeLessThan(reached + 3);
});

test('R120 a window has the cells of the map where they are, four to one where it is finer', () => {
  const cells = new ChunkedCells(100);
  cells.set(5 * 10 + 6, LAND);
  const raster = { west: 16, south: 45, columns: 10, rows: 10, width: 0.00126, height: 0.0009, cells };
  const window = cutWindow(raster, { lat: 45 + 5.5 * 0.0009, lng: 16 + 6.5 * 0.00126 }, 2, 100);
  expect(window.cells.reduce((count, cell) => count + (cell === LAND ? 1 : 0), 0)).toBe(4);
  expect(window.cells[Math.floor(window.y) * window.columns + Math.floor(window.x)]).toBe(LAND);
  expect(window.toPoint(window.x, window.y).lat).toBeCloseTo(45 + 5.5 * 0.0009, 9);
  expect(window.toPoint(window.x, window.y).lng).toBeCloseTo(16 + 6.5 * 0.00126, 9);
});
