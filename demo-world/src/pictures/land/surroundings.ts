import type { Random } from '../../random';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { PAGE, Sketch } from '../draw/sketch';
import { drawMountains, drawPlain, drawWoodedHills } from '../scenery/nature';
import { drawCampanile, drawCity, drawRoofs } from '../scenery/roofs';
import { drawSea } from '../scenery/sea';
import { drawHills, drawSky } from '../scenery/sky';
import { drawBush, drawCypress, drawPalm, drawPine, drawTree } from '../scenery/trees';

const MOODS: readonly Mood[] = ['day', 'evening', 'morning', 'overcast', 'dusk'];

function paint(variant: number, draw: (sketch: Sketch) => void): string {
  const sketch = new Sketch();
  draw(sketch);
  return lightUp(finish(sketch, variant % 2 === 1), MOODS[variant % MOODS.length] ?? 'day');
}

/** The sea from a path on the shore. */
export function drawSeaView(variant: number, random: Random): string {
  return paint(variant, (sketch) => {
    drawSea(sketch, random, PAGE, {
      horizon: random.between(0.42, 0.5),
      boats: random.int(2, 5),
      sun: variant % 3 === 1,
    });
    for (let rock = 0; rock < 14; rock += 1) {
      const [x, y, size] = [random.between(-40, 1240), random.between(800, 900), random.between(60, 150)];
      sketch.poly(
        [
          [x - size, y + 60],
          [x - size * 0.7, y - size * 0.2],
          [x + size * 0.1, y - size * 0.4],
          [x + size * 0.8, y - size * 0.05],
          [x + size, y + 60],
        ],
        random.pick(['#d9cfbd', '#c9bda6', '#e3dacb']),
      );
    }
    const side = variant % 2 === 0 ? 1 : -1;
    for (let pine = 0; pine < 3; pine += 1)
      drawPine(sketch, random, 600 + side * random.between(360, 600), 880, random.between(420, 620));
    if (variant % 3 === 0) drawPalm(sketch, random, 600 - side * 480, 900, 520);
    for (let bush = 0; bush < 7; bush += 1)
      drawBush(
        sketch,
        random,
        random.between(0, 1200),
        912,
        random.between(110, 190),
        random.pick(['#9a7fb8', '#e9e4f0', null]),
        '#7d9a6c',
      );
  });
}

/** An old town of the coast on its harbour. */
export function drawOldTown(variant: number, random: Random): string {
  return paint(variant, (sketch) => {
    drawSea(sketch, random, PAGE, { horizon: 0.6, boats: 0 });
    drawHills(sketch, random, PAGE, { base: 560, height: 250, colour: '#8fae9d', step: 0.16 });
    drawRoofs(sketch, random, { ...PAGE, y: 400, height: 270 }, { rows: 6, rise: 0.85, size: 112 });
    drawCampanile(sketch, random.between(380, 820), 640, random.between(400, 470));
    drawRoofs(sketch, random, { ...PAGE, y: 590, height: 110 }, { rows: 1, size: 128 });
    sketch.rect(0, 700, 1200, 26, '#e6dac4');
    sketch.rect(0, 724, 1200, 10, '#c9bba2');
    for (let x = 40; x < 1200; x += random.between(110, 200))
      drawPalm(sketch, random, x, 706, random.between(110, 150));
    sketch.rect(0, 734, 1200, 166, sketch.shade('#5f9fa9', '#2b7782'));
    for (let glint = 0; glint < 60; glint += 1)
      sketch.rect(
        random.between(0, 1200),
        random.between(746, 896),
        random.between(20, 90),
        2,
        '#ffffff',
        'opacity="0.28"',
      );
    for (let boat = 0; boat < 7; boat += 1)
      drawMooredBoat(sketch, random, 70 + boat * 165 + random.between(-30, 30), 762 + random.between(0, 40));
  });
}

function drawMooredBoat(sketch: Sketch, random: Random, x: number, y: number): void {
  const colour = random.pick(['#fbfaf7', '#41636a', '#a8123e', '#f0e2c4', '#3d4a6e']);
  sketch.ellipse(x + 50, y + 26, 60, 6, '#22303a', 'opacity="0.2"');
  sketch.poly(
    [
      [x, y],
      [x + 104, y - 4],
      [x + 88, y + 24],
      [x + 14, y + 24],
    ],
    colour,
  );
  sketch.rect(x + 2, y + 5, 98, 4, '#ffffff', 'opacity="0.5"');
  if (random.chance(0.5)) sketch.rect(x + 34, y - 20, 38, 20, '#fbfaf7');
  else sketch.rect(x + 48, y - 96, 3, 96, '#8a7a64');
}

/** Roofs, blocks and hills of a city of the interior. */
export function drawCityView(variant: number, random: Random): string {
  return paint(variant, (sketch) => {
    drawSky(sketch, random, PAGE, 560);
    drawHills(sketch, random, PAGE, { base: 600, height: 270, colour: '#a3bdb5', step: 0.18 });
    drawHills(sketch, random, PAGE, { base: 620, height: 150, colour: '#8fae9d', step: 0.14 });
    drawCity(sketch, random, { ...PAGE, y: 250, height: 400 });
    if (variant % 2 === 0)
      for (const x of [random.between(420, 520), random.between(540, 620)])
        drawCampanile(sketch, x, 690, 420, '#6f8a80');
    drawRoofs(sketch, random, { ...PAGE, y: 560, height: 240 }, { rows: 4, rise: 0.75, size: 130 });
    sketch.rect(0, 796, 1200, 104, sketch.shade('#8fae76', '#7a9c62'));
    for (let x = -20; x < 1230; x += random.between(70, 150))
      drawTree(sketch, random, x, 915, random.between(170, 250));
  });
}

export function drawPlainView(variant: number, random: Random): string {
  return paint(variant, (sketch) => {
    drawPlain(sketch, random, PAGE, { horizon: random.between(0.4, 0.5) });
    for (let tree = 0; tree < 3; tree += 1)
      drawTree(
        sketch,
        random,
        random.chance(0.5) ? random.between(0, 200) : random.between(1000, 1200),
        random.between(700, 900),
        random.between(240, 380),
      );
    for (let bush = 0; bush < 6; bush += 1)
      drawBush(
        sketch,
        random,
        random.between(0, 1200),
        912,
        random.between(110, 180),
        random.pick(['#d8506b', '#f0d9a8', null]),
      );
  });
}

export function drawHillView(variant: number, random: Random): string {
  return paint(variant, (sketch) => {
    if (variant % 2 === 0) drawWoodedHills(sketch, random, PAGE, { horizon: 0.5 });
    else drawMountains(sketch, random, PAGE);
    for (const x of [random.between(0, 110), random.between(1090, 1200)])
      drawTree(sketch, random, x, 915, random.between(330, 460));
    if (variant % 4 === 2) drawCypress(sketch, 220, 900, 300);
  });
}
