import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { drawBush, drawTufts } from '../scenery/trees';
import { drawCar, drawPane, drawRailing, drawTiledRoof } from './facade-parts';
import { drawBackground, drawGround, drawPlanting, drawRegionalTree, type Region } from './street';

const WALLS = [
  '#f4efe4',
  '#f0e2c4',
  '#e9d3c0',
  '#dfe3d4',
  '#f2e8d8',
  '#e3d9cf',
  '#f0d9b0',
  '#d9dfe0',
  '#e9cdb0',
] as const;
const TILES = ['#b5583a', '#8d4a38', '#c96f4b', '#6b5a52', '#a94e32', '#5d6468'] as const;
const MOODS: readonly Mood[] = ['day', 'morning', 'day', 'overcast', 'evening', 'day', 'dusk'];

/** A plastered house with a pitched roof; gable or eaves towards the viewer, balcony, garage, garden and fence. */
export function drawFamilyHouse(variant: number, random: Random, region: Region): string {
  const sketch = new Sketch();
  const ground = 690;
  const wall = WALLS[(variant * 2 + (region === 'coast' ? 4 : 0)) % WALLS.length] ?? random.pick(WALLS);
  const tile =
    region === 'coast'
      ? random.pick(['#c0623f', '#b5583a', '#c96f4b'])
      : (TILES[variant % TILES.length] ?? random.pick(TILES));
  const mood = MOODS[(variant * 2) % MOODS.length] ?? 'day';
  const lit = mood === 'dusk' || mood === 'evening';
  drawBackground(sketch, random, region, ground);
  drawGround(sketch, region, ground, false);
  const left = random.between(220, 340);
  const width = random.between(430, 540);
  for (const x of [left - 130, left + width + 260])
    drawRegionalTree(sketch, random, region, x, ground + 4, random.between(240, 330));
  const storeys = variant % 3 === 1 ? 1 : 2;
  const height = storeys === 1 ? 190 : 330;
  if (variant % 2 === 0) drawGarage(sketch, random, left + width - 2, ground, wall, tile);
  if (variant % 4 < 2) drawGableHouse(sketch, random, { left, width, height, ground, storeys, wall, tile, lit });
  else drawEavesHouse(sketch, random, { left, width, height, ground, storeys, wall, tile, lit });
  const path = left + width * 0.5;
  sketch.poly(
    [
      [path - 44, ground + 4],
      [path + 44, ground + 4],
      [path + 120, 900],
      [path - 130, 900],
    ],
    region === 'coast' ? '#ddd1b9' : '#d0cbc2',
  );
  drawPlanting(sketch, random, region, ground + 18, { gap: [path - 90, path + 90] });
  drawTufts(
    sketch,
    random,
    { x: 0, y: ground + 40, width: 1200, height: 150 },
    70,
    region === 'coast' ? '#6f8a52' : '#5f8f5c',
  );
  if (variant % 2 === 0)
    drawCar(
      sketch,
      left + width + 36,
      ground + 62,
      190,
      random.pick(['#a8123e', '#41636a', '#d9d6cf', '#3d4a6e', '#8d9297']),
    );
  drawFence(sketch, random, [path - 150, path + 150], variant % 3);
  for (const x of [random.between(20, 120), random.between(1060, 1180)])
    drawRegionalTree(sketch, random, region, x, 880, random.between(320, 410));
  drawBush(sketch, random, random.between(200, 320), 886, 140, '#d8506b');
  return lightUp(finish(sketch, variant % 4 === 1 || variant % 4 === 2), mood);
}

interface House {
  left: number;
  width: number;
  height: number;
  ground: number;
  storeys: number;
  wall: string;
  tile: string;
  lit: boolean;
}

function drawPlinth(sketch: Sketch, { left, width, height, ground, wall }: House): void {
  sketch.rect(left, ground - height, width, height, sketch.shade(lighter(wall, 0.25), darker(wall, 0.05), 'right'));
  sketch.rect(left, ground - 30, width, 34, darker(wall, 0.3));
}

function drawOpenings(sketch: Sketch, random: Random, house: House, door: number): void {
  const { left, width, height, ground, storeys, lit } = house;
  const axes = 3;
  const floor = height / storeys;
  for (let row = 0; row < storeys; row += 1) {
    for (let column = 0; column < axes; column += 1) {
      const centre = left + (width * (column + 0.5)) / axes;
      const top = ground - height + row * floor + floor * 0.24;
      if (row === storeys - 1 && column === door) {
        sketch.rect(centre - 36, ground - 138, 72, 138, '#f7f4ee');
        sketch.rect(centre - 29, ground - 131, 58, 131, random.pick(['#7d5434', '#4a5254', '#41636a', '#8a3a44']));
        sketch.rect(centre - 16, ground - 118, 32, 44, '#b9cfd3');
        sketch.rect(centre - 62, ground - 152, 124, 9, house.tile);
        sketch.rect(centre - 52, ground - 4, 104, 10, '#d5cfc4');
      } else {
        const wide = random.chance(0.3) && row === storeys - 1;
        const pane = { x: centre - (wide ? 52 : 34), y: top, width: wide ? 104 : 68, height: floor * 0.42 };
        drawPane(sketch, pane, { lit: lit && random.chance(0.5), cross: false });
        sketch.rect(pane.x - 8, pane.y + pane.height + 3, pane.width + 16, 6, '#f1ede4');
        if (random.chance(0.3))
          sketch.rect(pane.x, pane.y, pane.width, pane.height * random.between(0.2, 0.5), '#e6e1d6');
        if (random.chance(0.35))
          for (let flower = 0; flower < 6; flower += 1)
            sketch.ellipse(
              pane.x + (flower + 0.5) * (pane.width / 6),
              pane.y + pane.height,
              8,
              7,
              flower % 2 === 0 ? '#5f8f5c' : '#d8506b',
            );
      }
    }
  }
  if (storeys === 2) {
    const [bx, by, bw] = [left + width * 0.02, ground - floor + 2, width * (random.chance(0.5) ? 0.62 : 0.96)];
    sketch.rect(bx - 4, by + 8, bw + 8, 18, '#22303a', 'opacity="0.14"');
    sketch.rect(bx - 8, by, bw + 16, 11, '#e6e1d8');
    drawRailing(sketch, bx - 4, by - 44, bw + 8, 44, random.pick(['#7d5f42', '#4a5254', '#f4f1ea']));
  }
}

function drawGableHouse(sketch: Sketch, random: Random, house: House): void {
  const { left, width, height, ground, wall, tile, lit } = house;
  const rise = width * 0.36;
  const middle = left + width / 2;
  drawPlinth(sketch, house);
  sketch.poly(
    [
      [left, ground - height + 1],
      [middle, ground - height - rise],
      [left + width, ground - height + 1],
    ],
    lighter(wall, 0.12),
  );
  drawPane(
    sketch,
    { x: middle - 34, y: ground - height - rise * 0.5, width: 68, height: rise * 0.34 },
    { lit, cross: false },
  );
  for (const side of [-1, 1]) {
    const end = middle + side * (width / 2 + 44);
    sketch.poly(
      [
        [middle, ground - height - rise - 26],
        [end, ground - height + 20],
        [end, ground - height + 42],
        [middle, ground - height - rise],
      ],
      side < 0 ? lighter(tile, 0.08) : darker(tile, 0.14),
    );
  }
  sketch.rect(middle + width * 0.2, ground - height - rise * 0.86, 40, 76, '#d9d0c4');
  sketch.rect(middle + width * 0.2 - 5, ground - height - rise * 0.86 - 8, 50, 10, darker(tile, 0.2));
  drawOpenings(sketch, random, house, 1);
}

function drawEavesHouse(sketch: Sketch, random: Random, house: House): void {
  const { left, width, height, ground, tile, wall, lit } = house;
  drawPlinth(sketch, house);
  const hip = random.chance(0.5) ? 90 : 22;
  const ridge = ground - height - random.between(110, 150);
  sketch.rect(left + width * 0.7, ridge - 30, 40, 80, '#d9d0c4');
  drawTiledRoof(sketch, random, {
    left: left - 34,
    right: left + width + 34,
    eaves: ground - height + 8,
    ridge,
    ridgeLeft: left + hip,
    ridgeRight: left + width - hip,
    colour: tile,
  });
  sketch.rect(left, ground - height + 14, width, 12, '#22303a', 'opacity="0.18"');
  if (random.chance(0.6)) {
    const dx = left + width * 0.36;
    sketch.rect(dx, ground - height - 74, 110, 70, lighter(wall, 0.2));
    drawPane(sketch, { x: dx + 24, y: ground - height - 60, width: 62, height: 46 }, { lit, cross: false });
    sketch.poly(
      [
        [dx - 16, ground - height - 70],
        [dx + 55, ground - height - 122],
        [dx + 126, ground - height - 70],
      ],
      darker(tile, 0.1),
    );
  }
  drawOpenings(sketch, random, house, 1);
}

function drawGarage(sketch: Sketch, random: Random, x: number, ground: number, wall: string, tile: string): void {
  const [width, height] = [250, 150];
  sketch.rect(x, ground - height, width, height, darker(wall, 0.08));
  drawTiledRoof(sketch, random, {
    left: x,
    right: x + width + 20,
    eaves: ground - height + 4,
    ridge: ground - height - 46,
    ridgeLeft: x,
    ridgeRight: x + width - 40,
    colour: tile,
  });
  sketch.rect(x + 34, ground - 112, 180, 112, '#e9e6df');
  for (let panel = 0; panel < 4; panel += 1) sketch.rect(x + 40, ground - 107 + panel * 27, 168, 22, '#dad6cd');
  sketch.poly(
    [
      [x + 30, ground + 2],
      [x + 218, ground + 2],
      [x + 330, 900],
      [x + 20, 900],
    ],
    '#c9c5bc',
  );
}

function drawFence(sketch: Sketch, random: Random, gap: readonly [number, number], kind: number): void {
  const y = 800;
  const colour = random.pick(['#f4f1ea', '#8a6a4b', '#5d6468']);
  for (const [from, to] of [
    [-10, gap[0]],
    [gap[1], 1210],
  ] as const) {
    if (to <= from) continue;
    if (kind === 0) {
      for (let x = from; x < to; x += 24)
        sketch.poly(
          [
            [x, y + 74],
            [x, y + 10],
            [x + 8, y],
            [x + 16, y + 10],
            [x + 16, y + 74],
          ],
          colour,
        );
      for (const rail of [22, 54]) sketch.rect(from, y + rail, to - from, 7, darker(colour, 0.12));
    } else if (kind === 1) {
      for (let x = from; x < to; x += 34) drawBush(sketch, random, x, y + 76, 86, null, '#5f8f5c');
    } else {
      sketch.rect(from, y + 40, to - from, 36, '#d9d2c6');
      sketch.rect(from, y + 34, to - from, 8, '#eae5db');
      drawRailing(sketch, from, y - 4, to - from, 40, '#4a5254');
    }
  }
}
