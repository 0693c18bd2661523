import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { drawBush } from '../scenery/trees';
import { drawRailing } from './facade-parts';
import { drawBackground, drawGround, drawPlanting, drawRegionalTree, drawTraffic, type Region } from './street';

const MOODS: readonly Mood[] = ['day', 'evening', 'morning', 'day', 'overcast', 'dusk'];
const CLADDINGS = ['#b0814f', '#8a5f3f', '#5a6062', '#c9b79c', '#7f8f88', '#a65f43'] as const;
const PLASTERS = ['#fbfaf7', '#efece4', '#f6f1e6', '#e6e8e6'] as const;

/** A new building of few floors: bands of white, cladding, wide glass and terraces that step back. */
export function drawNewBuild(variant: number, random: Random, region: Region): string {
  const sketch = new Sketch();
  const ground = 760;
  const street = variant % 2 === 0;
  drawBackground(sketch, random, region, ground);
  drawGround(sketch, region, ground, street);
  const floors = [4, 3, 5, 3][variant % 4] ?? 4;
  const floor = floors === 5 ? 106 : floors === 4 ? 124 : 150;
  const cladding = CLADDINGS[variant % CLADDINGS.length] ?? random.pick(CLADDINGS);
  const plaster = PLASTERS[(variant * 3) % PLASTERS.length] ?? random.pick(PLASTERS);
  const [left, right] = [random.between(120, 200), random.between(960, 1060)];
  for (const side of [left - 90, right + 80])
    drawRegionalTree(sketch, random, region, side, ground + 4, random.between(220, 300));
  sketch.rect(left + 24, ground - 34, right - left - 48, 40, '#4a5254');
  for (let level = 0; level < floors; level += 1) {
    const y = ground - 30 - (level + 1) * floor;
    const penthouse = level === floors - 1;
    const step = variant % 3 === 0 ? level * 14 : penthouse ? 90 : (level % 2) * 26;
    drawFloor(sketch, random, {
      x: left + step,
      y,
      width: right - left - step * (variant % 3 === 2 ? 1.6 : 2),
      floor,
      cladding,
      plaster,
      flip: (level + variant) % 2 === 0,
      glassRail: variant % 4 < 2,
    });
  }
  drawEntrance(sketch, left + (right - left) * 0.46, ground, cladding);
  sketch.poly(
    [
      [left + (right - left) * 0.42, ground + 8],
      [left + (right - left) * 0.56, ground + 8],
      [left + (right - left) * 0.66, street ? 790 : 900],
      [left + (right - left) * 0.3, street ? 790 : 900],
    ],
    '#dcd6ca',
  );
  drawPlanting(sketch, random, region, ground + 18, {
    gap: [left + (right - left) * 0.38, left + (right - left) * 0.62],
  });
  if (street) drawTraffic(sketch, random);
  else {
    for (const x of [70, 1120]) drawRegionalTree(sketch, random, region, x, 850, random.between(330, 400));
    for (let bush = 0; bush < 4; bush += 1)
      drawBush(
        sketch,
        random,
        random.chance(0.5) ? random.between(40, 280) : random.between(860, 1160),
        880,
        random.between(110, 170),
      );
  }
  return lightUp(finish(sketch, variant % 4 === 1 || variant % 4 === 2), MOODS[variant % MOODS.length] ?? 'day');
}

interface Level {
  x: number;
  y: number;
  width: number;
  floor: number;
  cladding: string;
  plaster: string;
  flip: boolean;
  glassRail: boolean;
}

function drawFloor(
  sketch: Sketch,
  random: Random,
  { x, y, width, floor, cladding, plaster, flip, glassRail }: Level,
): void {
  sketch.rect(x, y, width, floor, sketch.shade(plaster, darker(plaster, 0.07), 'right'));
  const wood = width * 0.16;
  const woodX = flip ? x + 14 : x + width - wood - 14;
  sketch.rect(woodX, y + 20, wood, floor - 26, cladding);
  for (let line = woodX + 8; line < woodX + wood; line += 11)
    sketch.rect(line, y + 20, 2, floor - 26, darker(cladding, 0.22));
  const glassX = flip ? woodX + wood + 22 : x + 22;
  const glassWidth = width - wood - 60;
  const parts = glassWidth > 600 ? 3 : 2;
  for (let part = 0; part < parts; part += 1) {
    const [gx, gw] = [glassX + (part * glassWidth) / parts, glassWidth / parts - 24];
    sketch.rect(gx - 4, y + 18, gw + 8, floor - 22, '#3a4143');
    sketch.rect(
      gx,
      y + 22,
      gw,
      floor - 26,
      random.chance(0.25)
        ? sketch.shade('#F2D7A2', '#D9C49A')
        : sketch.fade([
            [0, '#8fb0b8'],
            [0.6, '#c6d8d6'],
            [1, '#9fb8bb'],
          ]),
    );
    sketch.poly(
      [
        [gx + gw * 0.1, y + floor - 4],
        [gx + gw * 0.42, y + 22],
        [gx + gw * 0.62, y + 22],
        [gx + gw * 0.3, y + floor - 4],
      ],
      '#ffffff',
      'opacity="0.22"',
    );
    for (let bar = 1; bar < 3; bar += 1) sketch.rect(gx + (gw * bar) / 3, y + 22, 3, floor - 26, '#3a4143');
    if (random.chance(0.4))
      sketch.rect(gx, y + 22, gw * random.between(0.15, 0.3), floor - 26, '#f3ece0', 'opacity="0.7"');
  }
  sketch.rect(x, y + 12, width, 12, '#22303a', 'opacity="0.16"');
  const slab = lighter(plaster, 0.3);
  sketch.rect(x - 22, y, width + 44, 14, slab);
  sketch.rect(x - 22, y + 14, width + 44, 3, darker(plaster, 0.25));
  sketch.rect(x - 22, y + floor - 4, width + 44, 10, darker(plaster, 0.03));
  const railY = y + floor - floor * 0.34;
  if (glassRail) {
    sketch.rect(glassX - 20, railY, glassWidth + 20, floor * 0.34 - 3, '#dcecec', 'opacity="0.5"');
    sketch.rect(glassX - 20, railY, glassWidth + 20, 4, '#7d8a8c');
  } else {
    drawRailing(sketch, glassX - 20, railY, glassWidth + 20, floor * 0.34 - 3, '#4a5254');
  }
  for (let plant = 0; plant < 3; plant += 1)
    if (random.chance(0.55))
      drawBush(sketch, random, glassX + random.next() * glassWidth, y + floor - 4, random.between(34, 60));
}

function drawEntrance(sketch: Sketch, x: number, ground: number, cladding: string): void {
  sketch.rect(x - 16, ground - 138, 150, 10, '#3a4143');
  sketch.rect(x, ground - 128, 118, 134, darker(cladding, 0.15));
  sketch.rect(x + 10, ground - 118, 98, 124, sketch.shade('#F0DDB4', '#B9C6C2'));
  sketch.rect(x + 56, ground - 118, 5, 124, '#3a4143');
}
