import type { Random } from '../../random';
import type { Rect, Sketch } from '../draw/sketch';
import { short } from '../draw/sketch';
import { drawHills, drawSky, drawSun } from './sky';

const WATERS = [
  ['#8fc3c9', '#2f7f8b'],
  ['#86bcc5', '#2b7782'],
  ['#9cc9c6', '#38898c'],
  ['#7fb4c6', '#2a6a86'],
] as const;

/** Sky, islands in two layers of haze and the sea. @param horizon share of the height above the water */
export function drawSea(
  sketch: Sketch,
  random: Random,
  area: Rect,
  { horizon = 0.5, sun = false, boats = 2 }: { horizon?: number; sun?: boolean; boats?: number } = {},
): void {
  const line = area.y + area.height * horizon;
  drawSky(sketch, random, area, line);
  if (sun)
    drawSun(sketch, area.x + area.width * random.between(0.2, 0.8), line - area.height * 0.13, area.height * 0.035);
  drawHills(sketch, random, area, {
    base: line + 1,
    height: area.height * random.between(0.12, 0.2),
    colour: '#a3bec5',
    step: 0.14,
    opacity: 0.9,
  });
  const island = {
    ...area,
    x: area.x + area.width * random.between(-0.2, 0.5),
    width: area.width * random.between(0.4, 0.7),
  };
  drawHills(sketch, random, island, {
    base: line + 1,
    height: area.height * random.between(0.06, 0.1),
    colour: '#7fa3a8',
    step: 0.2,
  });
  drawWater(sketch, random, { ...area, y: line, height: area.y + area.height - line });
  for (let boat = 0; boat < boats; boat += 1) {
    const depth = random.between(0.08, 0.5);
    drawSailingBoat(
      sketch,
      area.x + random.between(0.12, 0.88) * area.width,
      line + (area.height - area.height * horizon) * depth,
      area.height * (0.025 + depth * 0.09),
    );
  }
}

function drawWater(
  sketch: Sketch,
  random: Random,
  area: Rect,
  [far, near]: readonly [string, string] = random.pick(WATERS),
): void {
  sketch.fill(area, sketch.shade(far, near));
  const count = Math.round(14 + area.width / 60);
  for (let glint = 0; glint < count; glint += 1) {
    const depth = random.next();
    const width = (0.01 + depth * 0.035) * area.width * random.between(0.5, 1.3);
    sketch.rect(
      area.x + random.next() * area.width,
      area.y + depth * area.height,
      width,
      0.8 + depth * 1.4,
      '#ffffff',
      `opacity="${short(0.25 + random.next() * 0.2)}"`,
    );
  }
}

function drawSailingBoat(sketch: Sketch, x: number, y: number, size: number): void {
  sketch.ellipse(x, y + size * 0.12, size * 0.5, size * 0.05, '#ffffff', 'opacity="0.35"');
  sketch.path(
    `M${short(x - size * 0.42)} ${short(y)}L${short(x + size * 0.45)} ${short(y)}L${short(x + size * 0.3)} ${short(y + size * 0.16)}L${short(x - size * 0.3)} ${short(y + size * 0.16)}Z`,
    '#ffffff',
  );
  sketch.rect(x - size * 0.38, y + size * 0.045, size * 0.76, size * 0.04, '#a8123e');
  sketch.rect(x - size * 0.015, y - size * 1.05, size * 0.03, size * 1.05, '#6b6258');
  sketch.poly(
    [
      [x - size * 0.03, y - size],
      [x - size * 0.38, y - size * 0.08],
      [x - size * 0.03, y - size * 0.08],
    ],
    '#fffaf2',
  );
  sketch.poly(
    [
      [x + size * 0.03, y - size * 0.9],
      [x + size * 0.3, y - size * 0.08],
      [x + size * 0.03, y - size * 0.08],
    ],
    '#f0e7d8',
  );
}
