import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import type { Rect, Sketch } from '../draw/sketch';

const WALLS = ['#f6ede0', '#f1e3cd', '#e9d7bd', '#f4e9df', '#efe0d3', '#e6dccb', '#f2ddc8'] as const;
const TILES = ['#c0623f', '#b35636', '#cf7550', '#a94e32', '#c96f4b'] as const;
const PASTELS = ['#f0dfc4', '#e6cfa8', '#d9d6c4', '#e9d3c4', '#cfd6cd', '#ead9b4'] as const;

/** A small house with a tiled roof seen from afar; `y` is its foot. */
export function drawSmallHouse(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  walls: readonly string[] = WALLS,
): void {
  const wall = random.pick(walls);
  const tile = random.pick(TILES);
  const roof = Math.min(width * 0.3, height * 0.45);
  const split = x + width * random.between(0.6, 0.75);
  sketch.rect(x, y - height, width, height, wall);
  sketch.rect(split, y - height, x + width - split, height, darker(wall, 0.12));
  sketch.poly(
    [
      [x - width * 0.05, y - height + 1],
      [x + width * 0.1, y - height - roof],
      [split + width * 0.04, y - height - roof],
      [split, y - height + 1],
    ],
    tile,
  );
  sketch.poly(
    [
      [split, y - height + 1],
      [split + width * 0.04, y - height - roof],
      [x + width * 1.05, y - height + 1],
    ],
    darker(tile, 0.22),
  );
  const window = width * 0.11;
  const rows = Math.max(1, Math.floor(height / (window * 3.4)));
  for (let row = 0; row < rows; row += 1) {
    for (const share of [0.16, 0.4]) {
      if (random.chance(0.15)) continue;
      const [wx, wy] = [x + width * share, y - height + window * (0.9 + row * 3.2)];
      sketch.rect(wx - window * 0.45, wy, window * 0.4, window * 1.5, '#5f8274');
      sketch.rect(wx, wy, window, window * 1.5, '#52636b');
      sketch.rect(wx + window * 1.05, wy, window * 0.4, window * 1.5, '#5f8274');
    }
  }
}

/** Rows of houses that rise towards the back. @param rise share of the height that the last row stands higher */
export function drawRoofs(
  sketch: Sketch,
  random: Random,
  area: Rect,
  { rows = 4, rise = 0.5, size = area.width / 11 }: { rows?: number; rise?: number; size?: number } = {},
): void {
  for (let row = rows - 1; row >= 0; row -= 1) {
    const scale = 1 - row * (0.45 / rows);
    const y = area.y + area.height * (1 - (rise * row) / Math.max(1, rows - 1) - (row === 0 ? -0.06 : 0));
    let x = area.x - size * random.next();
    while (x < area.x + area.width) {
      const width = size * scale * random.between(0.75, 1.25);
      drawSmallHouse(
        sketch,
        random,
        x,
        y + random.between(-0.02, 0.02) * area.height,
        width,
        width * random.between(0.75, 1.25),
      );
      x += width * random.between(0.86, 1);
    }
  }
}

/** A bell tower of the coast. */
export function drawCampanile(sketch: Sketch, x: number, y: number, height: number, roof = '#b5562f'): void {
  const half = height * 0.075;
  sketch.rect(x - half, y - height * 0.8, half * 2, height * 0.8, '#efe2cc');
  sketch.rect(x + half * 0.35, y - height * 0.8, half * 0.65, height * 0.8, '#d9c8ab');
  for (const level of [0.3, 0.5, 0.68]) {
    sketch.rect(x - half * 1.12, y - height * level - height * 0.06, half * 2.24, height * 0.012, '#cdb893');
    for (const side of [-0.5, 0.12])
      sketch.rect(
        x + half * side,
        y - height * level - height * 0.02,
        half * 0.34,
        height * 0.075,
        '#6f6354',
        `rx="${String(Math.round(half * 0.17))}"`,
      );
  }
  sketch.rect(x - half * 1.2, y - height * 0.81, half * 2.4, height * 0.018, '#cdb893');
  sketch.poly(
    [
      [x - half * 1.1, y - height * 0.81],
      [x, y - height],
      [x + half * 1.1, y - height * 0.81],
    ],
    roof,
  );
  sketch.poly(
    [
      [x, y - height],
      [x + half * 1.1, y - height * 0.81],
      [x + half * 0.3, y - height * 0.81],
    ],
    darker(roof, 0.25),
  );
}

/** A church of the plains: onion tower and a yellow nave. */
export function drawVillageChurch(sketch: Sketch, x: number, y: number, height: number): void {
  const half = height * 0.09;
  sketch.rect(x, y - height * 0.33, height * 0.4, height * 0.33, '#ecd9ac');
  sketch.poly(
    [
      [x - 2, y - height * 0.33],
      [x + height * 0.06, y - height * 0.47],
      [x + height * 0.4, y - height * 0.47],
      [x + height * 0.44, y - height * 0.33],
    ],
    '#a9573c',
  );
  sketch.rect(x - half, y - height * 0.66, half * 2, height * 0.66, '#f1e2bd');
  sketch.rect(x + half * 0.4, y - height * 0.66, half * 0.6, height * 0.66, '#d8c598');
  sketch.rect(x - half * 0.35, y - height * 0.6, half * 0.7, height * 0.1, '#5d5648', 'rx="3"');
  sketch.path(
    `M${String(Math.round(x - half * 1.15))} ${String(Math.round(y - height * 0.65))}q0 ${String(Math.round(-height * 0.1))} ${String(Math.round(half * 0.8))} ${String(Math.round(-height * 0.13))}l${String(Math.round(half * 0.35))} ${String(Math.round(-height * 0.2))}l${String(Math.round(half * 0.35))} ${String(Math.round(height * 0.2))}q${String(Math.round(half * 0.8))} ${String(Math.round(height * 0.03))} ${String(Math.round(half * 0.8))} ${String(Math.round(height * 0.13))}Z`,
    '#5d7f74',
  );
}

/** Rows of town houses and slabs of flats, paler the farther. */
export function drawCity(sketch: Sketch, random: Random, area: Rect): void {
  for (const [row, haze] of [
    [0, 0.62],
    [1, 0.36],
    [2, 0.08],
  ] as const) {
    const base = area.y + area.height * (0.72 + row * 0.14);
    let x = area.x - area.width * 0.04;
    while (x < area.x + area.width) {
      const tall = random.chance(row === 2 ? 0.35 : 0.6);
      const width = area.width * (tall ? random.between(0.07, 0.12) : random.between(0.1, 0.16)) * (1 + row * 0.25);
      const height = area.height * (tall ? random.between(0.42, 0.78) : random.between(0.24, 0.36)) * (1 - row * 0.08);
      if (tall) drawSlab(sketch, random, x, base, width, height, haze);
      else drawTownHouse(sketch, random, x, base, width, height, haze);
      x += width * random.between(1, 1.12);
    }
  }
}

function drawSlab(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  haze: number,
): void {
  const wall = lighter(random.pick(['#c9ced0', '#d9d3c8', '#bfc8cb', '#dcd0bf']), haze);
  sketch.rect(x, y - height, width * 0.8, height + 40, wall);
  sketch.rect(x + width * 0.8, y - height, width * 0.2, height + 40, darker(wall, 0.16));
  const glass = lighter('#6f8790', haze * 0.8);
  const step = width * 0.24;
  for (let wy = y - height + step * 0.7; wy < y - step * 0.4; wy += step) {
    // Far away windows run together.
    if (haze > 0.3) sketch.rect(x + width * 0.08, wy, width * 0.63, step * 0.4, glass);
    else
      for (let column = 0; column < 3; column += 1)
        sketch.rect(
          x + width * 0.08 + column * width * 0.24,
          wy,
          width * 0.15,
          step * 0.5,
          random.chance(0.08) ? '#f3dca6' : glass,
        );
  }
}

function drawTownHouse(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  haze: number,
): void {
  const wall = lighter(random.pick(PASTELS), haze);
  const roof = lighter('#b05a3c', haze);
  sketch.rect(x, y - height, width, height + 40, wall);
  sketch.poly(
    [
      [x - 2, y - height + 1],
      [x + width * 0.1, y - height - height * 0.28],
      [x + width * 0.9, y - height - height * 0.28],
      [x + width + 2, y - height + 1],
    ],
    roof,
  );
  const glass = lighter('#6b7d84', haze * 0.8);
  const step = height * 0.32;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1)
      sketch.rect(x + width * (0.1 + column * 0.22), y - height + step * (0.25 + row), width * 0.11, step * 0.6, glass);
  }
}
