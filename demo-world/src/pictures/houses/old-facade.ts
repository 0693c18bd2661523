import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { PAGE, short, Sketch } from '../draw/sketch';
import { drawSky } from '../scenery/sky';
import { drawTree } from '../scenery/trees';
import { drawPane, drawRailing, drawTiledRoof } from './facade-parts';
import { drawTraffic } from './street';

const WALLS = [
  '#e0c794',
  '#e9d3b0',
  '#c5cfb4',
  '#e3bfa3',
  '#d9d3c5',
  '#c9c4d0',
  '#e8c98f',
  '#b9cac8',
  '#eadccb',
  '#d5a98c',
] as const;
const MOODS: readonly Mood[] = ['day', 'morning', 'evening', 'day', 'overcast', 'day', 'dusk'];

interface House {
  x: number;
  width: number;
  floors: number;
  wall: string;
  /** Kind of ornament over the windows. */
  crown: number;
}

const FOOT = 782;

/** Town houses of the time of the monarchy, side by side along a street. */
export function drawOldFacade(variant: number, random: Random): string {
  const sketch = new Sketch();
  drawSky(sketch, random, PAGE, 600);
  const mood = MOODS[(variant * 2) % MOODS.length] ?? 'day';
  const middle = random.between(480, 620);
  const left = random.between(220, 330);
  const floors = 3 + (variant % 2);
  const colour = (shift: number): string => WALLS[(variant * 3 + shift) % WALLS.length] ?? WALLS[0];
  const side = (x: number, shift: number): House => ({
    x,
    width: 520,
    floors: floors - random.int(0, 1),
    wall: colour(shift),
    crown: random.int(0, 2),
  });
  drawHouse(sketch, random, side(left - 522, 1), mood);
  drawHouse(sketch, random, side(left + middle + 2, 2), mood);
  drawHouse(sketch, random, { x: left, width: middle, floors, wall: colour(0), crown: variant % 3 }, mood);
  sketch.rect(0, FOOT, 1200, 18, '#d3cec4');
  sketch.rect(0, FOOT + 18, 1200, 100, sketch.shade('#b0aca5', '#9b9892'));
  for (let x = random.between(30, 180); x < 1200; x += random.between(260, 420))
    drawTree(sketch, random, x, FOOT + 6, random.between(200, 290));
  for (const x of [left - 60, left + middle + 80]) drawStreetLamp(sketch, x, FOOT + 6);
  drawTraffic(sketch, random);
  return lightUp(finish(sketch, variant % 2 === 1), mood);
}

function drawHouse(sketch: Sketch, random: Random, { x, width, floors, wall, crown }: House, mood: Mood): void {
  const base = 168;
  const floor = floors === 4 ? 118 : 138;
  const top = FOOT - base - floors * floor;
  const trim = lighter(wall, 0.55);
  drawTiledRoof(sketch, random, {
    left: x - 6,
    right: x + width + 6,
    eaves: top - 8,
    ridge: top - 96,
    ridgeLeft: x + 26,
    ridgeRight: x + width - 26,
    colour: '#a9573c',
  });
  for (let dormer = 0; dormer < 3; dormer += 1) {
    const dx = x + width * (0.2 + dormer * 0.3);
    sketch.rect(dx - 17, top - 60, 34, 44, trim);
    sketch.rect(dx - 10, top - 52, 20, 32, '#5b6f77');
    sketch.poly(
      [
        [dx - 24, top - 58],
        [dx, top - 78],
        [dx + 24, top - 58],
      ],
      '#8d4730',
    );
  }
  sketch.rect(x, top, width, FOOT - top, sketch.shade(lighter(wall, 0.1), darker(wall, 0.04), 'right'));
  sketch.rect(x - 5, top - 16, width + 10, 12, trim);
  sketch.rect(x, top - 4, width, 10, darker(wall, 0.18));
  for (let tooth = x + 6; tooth < x + width - 8; tooth += 44) sketch.rect(tooth, top - 4, 20, 9, trim);
  const axes = Math.round(width / 108);
  const axis = width / axes;
  const balcony = Math.floor(axes / 2);
  for (let row = 0; row < floors; row += 1) {
    const y = top + 14 + row * floor;
    sketch.rect(x, y + floor - 14, width, 7, trim);
    sketch.rect(x, y + floor - 7, width, 3, darker(wall, 0.2));
    for (let column = 0; column < axes; column += 1) {
      const pane = { x: x + column * axis + axis * 0.29, y: y + 26, width: axis * 0.42, height: floor * 0.58 };
      drawCrown(sketch, pane.x + pane.width / 2, pane.y, pane.width, trim, (crown + row) % 3);
      sketch.rect(pane.x - 8, pane.y - 6, pane.width + 16, pane.height + 14, trim);
      drawPane(sketch, pane, { lit: random.chance(mood === 'dusk' || mood === 'evening' ? 0.4 : 0.04) });
      sketch.rect(pane.x - 12, pane.y + pane.height + 4, pane.width + 24, 6, trim);
      if (column === balcony && row === 1) {
        sketch.rect(pane.x - axis * 0.3, pane.y + pane.height + 6, pane.width + axis * 0.6, 9, trim);
        drawRailing(sketch, pane.x - axis * 0.28, pane.y + pane.height - 34, pane.width + axis * 0.56, 40, '#3f474a');
      } else if (random.chance(0.12)) {
        for (let flower = 0; flower < 5; flower += 1)
          sketch.ellipse(
            pane.x + (flower + 0.5) * (pane.width / 5),
            pane.y + pane.height,
            7,
            7,
            flower % 2 === 0 ? '#5f8f5c' : '#d8506b',
          );
      }
    }
  }
  drawGroundFloor(sketch, random, x, width, axes, wall, base);
}

function drawCrown(sketch: Sketch, x: number, y: number, width: number, trim: string, kind: number): void {
  if (kind === 0)
    sketch.poly(
      [
        [x - width * 0.78, y - 12],
        [x, y - 30],
        [x + width * 0.78, y - 12],
      ],
      trim,
    );
  else if (kind === 1)
    sketch.path(
      `M${short(x - width * 0.75)} ${short(y - 11)}Q${short(x)} ${short(y - 40)} ${short(x + width * 0.75)} ${short(y - 11)}Z`,
      trim,
    );
  sketch.rect(x - width * 0.76, y - 13, width * 1.52, 6, trim);
}

function drawGroundFloor(
  sketch: Sketch,
  random: Random,
  x: number,
  width: number,
  axes: number,
  wall: string,
  base: number,
): void {
  const y = FOOT - base;
  const stone = darker(lighter(wall, 0.2), 0.12);
  sketch.rect(x, y, width, base, stone);
  for (let joint = y + 22; joint < FOOT; joint += 48) sketch.rect(x, joint, width, 2.5, darker(stone, 0.16));
  sketch.rect(x, y - 2, width, 9, lighter(wall, 0.5));
  const axis = width / axes;
  const gate = random.int(1, axes - 2);
  for (let column = 0; column < axes; column += 1) {
    const [l, w] = [x + column * axis + axis * 0.16, axis * 0.68];
    const arch = (inset: number, fill: string): void => {
      sketch.path(
        `M${short(l + inset)} ${short(FOOT)}V${short(y + 66)}Q${short(l + inset)} ${short(y + 26 + inset)} ${short(l + w / 2)} ${short(y + 26 + inset)}Q${short(l + w - inset)} ${short(y + 26 + inset)} ${short(l + w - inset)} ${short(y + 66)}V${short(FOOT)}Z`,
        fill,
      );
    };
    arch(0, lighter(stone, 0.4));
    if (column === gate) {
      arch(6, '#6b4a33');
      sketch.rect(l + w / 2 - 2, y + 40, 4, base - 40, '#4d3423');
    } else {
      arch(6, sketch.shade('#4f646c', '#86a0a6'));
      if (random.chance(0.4))
        sketch.poly(
          [
            [l - 4, y + 40],
            [l + w + 4, y + 40],
            [l + w + 12, y + 74],
            [l - 12, y + 74],
          ],
          random.pick(['#a8123e', '#3d5474', '#4f7d61', '#c98b3c']),
        );
    }
  }
}

function drawStreetLamp(sketch: Sketch, x: number, y: number): void {
  sketch.rect(x - 3, y - 210, 6, 210, '#3f474a');
  sketch.rect(x - 7, y - 30, 14, 30, '#3f474a');
  sketch.poly(
    [
      [x - 10, y - 210],
      [x + 10, y - 210],
      [x + 15, y - 240],
      [x - 15, y - 240],
    ],
    '#FFF0C9',
  );
  sketch.poly(
    [
      [x - 18, y - 240],
      [x, y - 256],
      [x + 18, y - 240],
    ],
    '#3f474a',
  );
}
