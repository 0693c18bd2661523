import type { Random } from '../../random';
import { lighter, mix } from '../draw/colour';
import type { Rect, Sketch } from '../draw/sketch';
import { drawHills, drawSky } from './sky';
import { drawSmallHouse, drawVillageChurch } from './roofs';
import { drawSpruce, drawTree } from './trees';

const FIELDS = ['#c9bd74', '#a9b96f', '#8fae68', '#d8c98a', '#9db773', '#b7a765'] as const;

/** Fields in stripes to the horizon, a village with its church, poplars. */
export function drawPlain(
  sketch: Sketch,
  random: Random,
  area: Rect,
  { horizon = 0.5, village = true }: { horizon?: number; village?: boolean } = {},
): void {
  const line = area.y + area.height * horizon;
  const unit = area.height;
  drawSky(sketch, random, area, line);
  drawHills(sketch, random, area, { base: line + 1, height: unit * 0.06, colour: '#a9bfb7', step: 0.2, opacity: 0.8 });
  sketch.rect(area.x, line, area.width, area.y + area.height - line, '#9db773');
  if (village) drawVillage(sketch, random, area, line + unit * 0.012, unit);
  const vanish = area.x + area.width * random.between(0.3, 0.7);
  const bottom = area.y + area.height;
  const stripes = 17;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [from, to] = [stripe, stripe + 1].map((edge) => edge / stripes - 0.5);
    const spread = area.width * 2.6;
    const narrow = area.width * 1.1;
    sketch.poly(
      [
        [vanish + (from ?? 0) * narrow, line + unit * 0.02],
        [vanish + (to ?? 0) * narrow, line + unit * 0.02],
        [vanish + (to ?? 0) * spread, bottom],
        [vanish + (from ?? 0) * spread, bottom],
      ],
      random.pick(FIELDS),
    );
  }
  for (let poplar = random.int(3, 7); poplar > 0; poplar -= 1) {
    const x = area.x + random.next() * area.width;
    sketch.ellipse(x, line - unit * 0.03, unit * 0.012, unit * random.between(0.04, 0.06), '#5d8560');
  }
}

function drawVillage(sketch: Sketch, random: Random, area: Rect, y: number, unit: number): void {
  const centre = area.x + area.width * random.between(0.2, 0.75);
  drawVillageChurch(sketch, centre, y, unit * 0.2);
  for (let house = 0; house < 7; house += 1) {
    const width = unit * random.between(0.06, 0.09);
    drawSmallHouse(sketch, random, centre + (house - 3.4) * unit * 0.095, y + unit * 0.01, width, width * 0.55);
  }
}

/** Wooded hills one behind the other, a meadow in front. */
export function drawWoodedHills(
  sketch: Sketch,
  random: Random,
  area: Rect,
  { horizon = 0.55, houses = true }: { horizon?: number; houses?: boolean } = {},
): void {
  const meadow = area.y + area.height * (horizon + 0.16);
  drawSky(sketch, random, area, meadow);
  for (const [layer, colour] of ['#a9c0bb', '#8fae9d', '#76997f'].entries()) {
    drawHills(sketch, random, area, {
      base: meadow + 2,
      height: area.height * (0.42 - layer * 0.12),
      colour,
      step: 0.16,
    });
  }
  sketch.rect(area.x, meadow, area.width, area.y + area.height - meadow, sketch.shade('#a3bb7c', '#7f9f63'));
  if (houses) {
    for (let house = random.int(2, 4); house > 0; house -= 1) {
      const width = area.height * random.between(0.07, 0.1);
      drawSmallHouse(
        sketch,
        random,
        area.x + random.between(0.05, 0.9) * area.width,
        meadow + area.height * random.between(0.01, 0.05),
        width,
        width * 0.6,
      );
    }
  }
  drawTreeRow(sketch, random, area, meadow + area.height * 0.04, area.height * 0.13);
}

/** Bare peaks over forests. */
export function drawMountains(sketch: Sketch, random: Random, area: Rect): void {
  const base = area.y + area.height;
  drawSky(sketch, random, area, area.y + area.height * 0.7);
  for (const [layer, colour] of ['#b3c3cc', '#93a9b3'].entries()) {
    const stride = area.width * (0.26 - layer * 0.06);
    const foot = area.y + area.height * 0.74;
    for (let x = area.x - stride; x < area.x + area.width; x += stride * random.between(0.5, 0.8)) {
      const peak = foot - area.height * random.between(0.2, 0.42 - layer * 0.1);
      const middle = x + stride * random.between(0.7, 1);
      sketch.poly(
        [
          [x, foot + 2],
          [middle, peak],
          [x + stride * 1.8, foot + 2],
        ],
        colour,
      );
      sketch.poly(
        [
          [middle, peak],
          [x + stride * 1.8, foot + 2],
          [middle + stride * 0.12, foot],
        ],
        mix(colour, '#5d7480', 0.28),
      );
    }
  }
  sketch.rect(area.x, area.y + area.height * 0.74, area.width, area.height * 0.26, '#6f9680');
  drawHills(sketch, random, area, { base, height: area.height * 0.4, colour: '#5f8a6f', step: 0.2 });
  sketch.rect(area.x, area.y + area.height * 0.84, area.width, area.height * 0.2, '#8cab6c');
  for (let x = area.x; x < area.x + area.width; x += area.width * random.between(0.03, 0.08)) {
    drawSpruce(
      sketch,
      x,
      area.y + area.height * random.between(0.83, 0.95),
      area.height * random.between(0.13, 0.24),
      random.chance(0.5) ? '#3d6650' : '#46745a',
    );
  }
}

/** Trees of a park close to the window. */
export function drawPark(sketch: Sketch, random: Random, area: Rect): void {
  const line = area.y + area.height * 0.62;
  drawSky(sketch, random, area, line);
  drawHills(sketch, random, area, { base: line + 1, height: area.height * 0.2, colour: '#b0c8b6', step: 0.12 });
  sketch.rect(area.x, line, area.width, area.height, sketch.shade('#a9c184', '#84a768'));
  drawTreeRow(sketch, random, area, line + area.height * 0.06, area.height * 0.3, 0.35);
  drawTreeRow(sketch, random, area, area.y + area.height * 0.96, area.height * 0.62);
}

function drawTreeRow(sketch: Sketch, random: Random, area: Rect, y: number, height: number, haze = 0): void {
  for (let x = area.x - height * 0.2; x < area.x + area.width + height * 0.2; x += height * random.between(0.4, 0.95)) {
    drawTree(
      sketch,
      random,
      x,
      y + height * random.between(0, 0.05),
      height * random.between(0.75, 1.15),
      lighter(random.pick(['#5f8f5c', '#6d9a63', '#7aa267', '#4f8060']), haze),
    );
  }
}
