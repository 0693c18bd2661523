import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { drawBush, drawTree } from '../scenery/trees';
import { drawPane, drawRailing, drawTiledRoof } from './facade-parts';
import { drawBackground, drawGround, drawTraffic } from './street';

const ROWS = [
  ['#f4efe4', '#e3d3ba', '#dfe3d4'],
  ['#f0e2c4', '#e9d3c0', '#f4efe4'],
  ['#fbfaf7', '#d9dfe0', '#e9e2d6'],
  ['#e9cdb0', '#f2e8d8', '#d9d3c0'],
] as const;
const MOODS: readonly Mood[] = ['day', 'morning', 'overcast', 'evening'];

/** A row of houses, one like the other but for colour and garden. */
export function drawTerraced(variant: number, random: Random): string {
  const sketch = new Sketch();
  const ground = 720;
  const mood = MOODS[variant % MOODS.length] ?? 'day';
  drawBackground(sketch, random, 'inland', ground);
  drawGround(sketch, 'inland', ground, true);
  const colours = ROWS[variant % ROWS.length] ?? ROWS[0];
  const tile = ['#a9573c', '#6b5a52', '#b5583a'][variant % 3] ?? '#a9573c';
  const houses = 3 + (variant % 2);
  const width = 1050 / houses;
  const [height, modern] = [300, variant % 3 === 1];
  for (let house = 0; house < houses; house += 1) {
    const x = 75 + house * width;
    const wall = colours[house % colours.length] ?? colours[0];
    sketch.rect(x, ground - height, width, height, sketch.shade(lighter(wall, 0.2), darker(wall, 0.05), 'right'));
    if (modern) drawUpperFloor(sketch, x, width, ground - height, wall);
    else drawRoof(sketch, random, { x, width, eaves: ground - height, wall, tile });
    sketch.rect(x + width - 5, ground - height, 5, height, darker(wall, 0.2));
    for (const share of [0.16, 0.58])
      drawPane(
        sketch,
        { x: x + width * share, y: ground - height + 48, width: width * 0.26, height: 78 },
        { lit: random.chance(0.15), cross: false },
      );
    drawRailing(sketch, x + width * 0.1, ground - height + 96, width * 0.38, 44, '#4a5254');
    const door = house % 2 === 0 ? 0.62 : 0.12;
    sketch.rect(x + width * door - 6, ground - 136, 76, 136, '#f7f4ee');
    sketch.rect(x + width * door, ground - 130, 64, 130, random.pick(['#a8123e', '#41636a', '#7d5434', '#3d6b55']));
    sketch.rect(x + width * door + 20, ground - 116, 24, 50, '#b9cfd3');
    drawPane(
      sketch,
      { x: x + width * (house % 2 === 0 ? 0.12 : 0.5), y: ground - 122, width: width * 0.34, height: 86 },
      { cross: false },
    );
    sketch.poly(
      [
        [x + width * door - 4, ground],
        [x + width * door + 68, ground],
        [x + width * door + 80, 788],
        [x + width * door - 16, 788],
      ],
      '#d5d1c8',
    );
    for (let bush = 0; bush < 3; bush += 1)
      drawBush(
        sketch,
        random,
        x + width * (door > 0.5 ? 0.08 + bush * 0.2 : 0.5 + bush * 0.18),
        ground + 26,
        random.between(56, 84),
        random.pick(['#d8506b', null, '#f0d9a8']),
      );
    sketch.rect(x + width - 4, ground, 6, 66, '#c9bfae');
    if (random.chance(0.5))
      drawTree(sketch, random, x + width * (door > 0.5 ? 0.2 : 0.82), ground + 40, random.between(150, 190));
  }
  drawTraffic(sketch, random);
  return lightUp(finish(sketch, variant % 4 > 1), mood);
}

/** A low floor under a flat roof. */
function drawUpperFloor(sketch: Sketch, x: number, width: number, eaves: number, wall: string): void {
  sketch.rect(x - 3, eaves - 96, width + 6, 100, darker(wall, 0.2));
  sketch.rect(x - 6, eaves - 106, width + 12, 12, '#4a5254');
  drawPane(sketch, { x: x + width * 0.3, y: eaves - 74, width: width * 0.4, height: 60 }, { cross: false });
}

/** A tiled roof with a dormer. */
function drawRoof(
  sketch: Sketch,
  random: Random,
  { x, width, eaves, wall, tile }: { x: number; width: number; eaves: number; wall: string; tile: string },
): void {
  drawTiledRoof(sketch, random, {
    left: x - 8,
    right: x + width + 8,
    eaves: eaves + 6,
    ridge: eaves - 118,
    ridgeLeft: x - 2,
    ridgeRight: x + width + 2,
    colour: tile,
  });
  const middle = x + width * 0.5;
  sketch.rect(middle - 40, eaves - 78, 80, 70, lighter(wall, 0.15));
  drawPane(sketch, { x: middle - 22, y: eaves - 64, width: 44, height: 48 }, { lit: random.chance(0.15) });
  sketch.poly(
    [
      [middle - 56, eaves - 74],
      [middle, eaves - 122],
      [middle + 56, eaves - 74],
    ],
    darker(tile, 0.12),
  );
}
