import type { Random } from '../../random';
import type { Sketch } from '../draw/sketch';
import { PAGE } from '../draw/sketch';
import { drawMountains, drawWoodedHills } from '../scenery/nature';
import { drawSea } from '../scenery/sea';
import { drawHills, drawSky } from '../scenery/sky';
import { drawBush, drawCypress, drawOlive, drawPalm, drawPine, drawTree } from '../scenery/trees';
import { drawCar } from './facade-parts';

export type Region = 'coast' | 'inland';

const CARS = ['#a8123e', '#41636a', '#d9d6cf', '#3d4a6e', '#8d9297', '#c98b3c', '#2f3638'] as const;

/** What stands behind houses: sky and hills as the region has them. */
export function drawBackground(sketch: Sketch, random: Random, region: Region, ground: number): void {
  if (region === 'coast') {
    if (random.chance(0.45)) {
      drawSea(sketch, random, { ...PAGE, height: ground }, { horizon: random.between(0.66, 0.74), boats: 2 });
      return;
    }
    drawSky(sketch, random, PAGE, ground);
    for (const [layer, colour] of ['#a9bfbf', '#8fae9d', '#76997f'].entries())
      drawHills(sketch, random, PAGE, { base: ground, height: 330 - layer * 85, colour, step: 0.12 });
    return;
  }
  if (random.chance(0.2)) {
    drawMountains(sketch, random, { ...PAGE, height: ground });
    return;
  }
  if (random.chance(0.4)) {
    drawWoodedHills(sketch, random, { ...PAGE, height: ground }, { horizon: 0.62, houses: false });
    return;
  }
  drawSky(sketch, random, PAGE, ground);
  for (const [layer, colour] of ['#b3c8c2', '#97b59c'].entries())
    drawHills(sketch, random, PAGE, { base: ground, height: 190 - layer * 80, colour, step: 0.14 });
}

/** Grass or dry ground, pavement and road up to the lower edge. */
export function drawGround(sketch: Sketch, region: Region, ground: number, road: boolean): void {
  const [far, near] = region === 'coast' ? ['#b9b98a', '#9aa173'] : ['#9dba7c', '#7d9f62'];
  sketch.rect(0, ground, 1200, 900 - ground, sketch.shade(far, near));
  if (!road) return;
  sketch.rect(0, 800, 1200, 100, sketch.shade('#b4b1ab', '#a19e99'));
  sketch.rect(0, 786, 1200, 16, '#d5d1c8');
  sketch.rect(0, 800, 1200, 5, '#8f8c87');
  for (let dash = -40; dash < 1200; dash += 170) sketch.rect(dash, 858, 90, 6, '#e9e6df', 'opacity="0.8"');
}

export function drawTraffic(sketch: Sketch, random: Random): void {
  for (let car = random.int(0, 2); car > 0; car -= 1)
    drawCar(sketch, random.between(40, 420) + (car - 1) * 560, 846, random.between(170, 195), random.pick(CARS));
}

/** A tree of the region. */
export function drawRegionalTree(
  sketch: Sketch,
  random: Random,
  region: Region,
  x: number,
  y: number,
  height: number,
): void {
  if (region === 'inland') {
    drawTree(sketch, random, x, y, height);
    return;
  }
  const kind = random.int(0, 4);
  if (kind === 0) drawCypress(sketch, x, y, height * 1.15);
  else if (kind === 1) drawPalm(sketch, random, x, y, height * 1.1);
  else if (kind === 2) drawPine(sketch, random, x, y, height * 1.2);
  else if (kind === 3) drawOlive(sketch, random, x, y, height * 0.8);
  else drawTree(sketch, random, x, y, height, '#6f9467');
}

const BLOSSOMS: Readonly<Record<Region, readonly (string | null)[]>> = {
  coast: ['#9a7fb8', '#c23f7c', '#e0729c', null, '#e9e4f0'],
  inland: ['#d8506b', '#f0d9a8', null, null, '#e9a0b4'],
};

/** Bushes and flowers along a line, and trees at the sides. */
export function drawPlanting(
  sketch: Sketch,
  random: Random,
  region: Region,
  y: number,
  { from = 0, to = 1200, gap }: { from?: number; to?: number; gap?: readonly [number, number] } = {},
): void {
  for (let x = from + 20; x < to; x += random.between(60, 150)) {
    if (gap !== undefined && x > gap[0] && x < gap[1]) continue;
    drawBush(sketch, random, x, y, random.between(60, 120), random.pick(BLOSSOMS[region]));
  }
}
