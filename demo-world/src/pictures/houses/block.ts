import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { drawBush } from '../scenery/trees';
import { drawPane } from './facade-parts';
import { drawBackground, drawGround, drawRegionalTree, drawTraffic, type Region } from './street';

interface Look {
  wall: string;
  parapet: string;
  awnings: readonly string[];
}

const LOOKS: readonly Look[] = [
  { wall: '#ece6da', parapet: '#fbfaf7', awnings: ['#c7574a', '#4f8467', '#d9a05c'] },
  { wall: '#d9dfdf', parapet: '#f4f6f4', awnings: ['#3f6f8f', '#c7574a', '#e9e4d8'] },
  { wall: '#e9d6bd', parapet: '#d8b98f', awnings: ['#8a5a3c', '#c9a066', '#f0e6d2'] },
  { wall: '#cfd6cc', parapet: '#8fa88f', awnings: ['#d49a3a', '#eee6d4', '#5b7f63'] },
  { wall: '#e6cfc2', parapet: '#c98b73', awnings: ['#41636a', '#f3ead6', '#a8123e'] },
  { wall: '#dcd8d0', parapet: '#b9b3a8', awnings: ['#c7574a', '#6f8d94', '#e0c48a'] },
  { wall: '#efe3c4', parapet: '#e0c987', awnings: ['#4f8467', '#c7574a', '#f6efdf'] },
];
const MOODS: readonly Mood[] = ['day', 'morning', 'day', 'evening', 'overcast', 'day', 'dusk'];

/** A block of flats of the last century, its gable in the shade; neighbours behind, trees and the street before. */
export function drawBlock(variant: number, random: Random, region: Region): string {
  const sketch = new Sketch();
  const look = LOOKS[(variant + (region === 'coast' ? 3 : 0)) % LOOKS.length] ?? random.pick(LOOKS);
  const mood = MOODS[(variant * 3) % MOODS.length] ?? 'day';
  const ground = 770;
  drawBackground(sketch, random, region, ground);
  const floors = [8, 5, 9, 4, 6][variant % 5] ?? 6;
  const height = Math.min(650, floors * random.between(76, 92));
  const width = random.between(floors > 7 ? 460 : 600, floors > 7 ? 640 : 760);
  const left = random.between(110, 250);
  drawNeighbour(sketch, random, left + width + 60, ground, height * random.between(0.55, 0.9));
  drawGround(sketch, region, ground, true);
  const floor = height / floors;
  const top = ground - height;
  const gable = random.between(70, 130);
  sketch.poly(
    [
      [left + width, top],
      [left + width + gable, top + 26],
      [left + width + gable, ground],
      [left + width, ground],
    ],
    darker(look.wall, 0.24),
  );
  for (let row = 0; row < floors; row += 1)
    if (variant % 3 !== 0)
      sketch.rect(
        left + width + gable * 0.42,
        top + 22 + (row + 0.3) * (floor - 2),
        gable * 0.2,
        floor * 0.36,
        '#5d737b',
      );
  sketch.rect(left, top, width, height, sketch.shade(lighter(look.wall, 0.12), look.wall, 'right'));
  const bays = Math.max(3, Math.round(width / 165));
  const bay = width / bays;
  const stair = variant % 2 === 0 ? Math.floor(bays / 2) : -1;
  for (let row = 0; row < floors; row += 1) {
    const y = top + row * floor;
    const groundFloor = row === floors - 1;
    for (let column = 0; column < bays; column += 1) {
      const x = left + column * bay;
      if (column === stair) drawStair(sketch, x, y, bay, floor, groundFloor);
      else if (groundFloor) drawGroundFloor(sketch, random, x, y, bay, floor, region);
      else
        drawBay(sketch, random, {
          x,
          y,
          bay,
          floor,
          look,
          loggia: variant % 2 === 1 || column % 2 === 0,
          dusk: mood === 'dusk' || mood === 'evening',
        });
    }
  }
  drawFlatRoof(sketch, look, { left, top, width, gable });
  for (let x = random.between(10, 60); x < 1200; x += random.between(170, 300))
    drawRegionalTree(
      sketch,
      random,
      region,
      x,
      ground + random.between(2, 14),
      Math.min(height * 0.5, random.between(180, 270)),
    );
  for (let x = 40; x < 1200; x += random.between(150, 260))
    drawBush(sketch, random, x, ground + 16, random.between(60, 100));
  drawTraffic(sketch, random);
  return lightUp(finish(sketch, variant % 4 > 1), mood);
}

/** The edge of the roof, what lifts need above it, and aerials. */
function drawFlatRoof(
  sketch: Sketch,
  look: Look,
  { left, top, width, gable }: { left: number; top: number; width: number; gable: number },
): void {
  sketch.rect(left - 10, top - 14, width + 20, 16, lighter(look.parapet, 0.2));
  sketch.poly(
    [
      [left + width + 10, top - 14],
      [left + width + gable + 8, top + 12],
      [left + width + gable + 8, top + 27],
      [left + width + 10, top + 2],
    ],
    darker(look.parapet, 0.25),
  );
  sketch.rect(left + width * 0.36, top - 52, width * 0.2, 40, darker(look.wall, 0.08));
  for (const dx of [0.1, 0.72, 0.86])
    sketch.line(
      [
        [left + width * dx, top - 12],
        [left + width * dx, top - 50],
        [left + width * dx - 12, top - 44],
        [left + width * dx + 12, top - 44],
      ],
      '#7d8486',
      2.5,
    );
}

function drawNeighbour(sketch: Sketch, random: Random, x: number, ground: number, height: number): void {
  const width = random.between(170, 260);
  const wall = random.pick(['#c9d2d3', '#d3cfc6', '#c3cdc8']);
  sketch.rect(x, ground - height, width, height, wall);
  for (let row = ground - height + 18; row < ground - 30; row += 44)
    for (let column = x + 18; column < x + width - 22; column += 42) sketch.rect(column, row, 24, 24, '#9db0b5');
}

function drawStair(sketch: Sketch, x: number, y: number, bay: number, floor: number, door: boolean): void {
  sketch.rect(x + bay * 0.3, y, bay * 0.4, floor, '#c9cfce');
  if (!door) {
    sketch.rect(x + bay * 0.36, y + floor * 0.2, bay * 0.28, floor * 0.6, '#7f98a0');
    for (const bar of [0.36, 0.5]) sketch.rect(x + bay * 0.36, y + floor * (bar + 0.04), bay * 0.28, 3, '#e9ecea');
    return;
  }
  sketch.rect(x + bay * 0.2, y + floor * 0.12, bay * 0.6, 10, '#8d9297');
  sketch.rect(x + bay * 0.32, y + floor * 0.25, bay * 0.36, floor * 0.75, '#4a5558');
  for (const pane of [0.35, 0.52]) sketch.rect(x + bay * pane, y + floor * 0.32, bay * 0.13, floor * 0.6, '#a9c0c6');
}

function drawGroundFloor(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  bay: number,
  floor: number,
  region: Region,
): void {
  if (random.chance(region === 'coast' ? 0.35 : 0.25)) {
    sketch.rect(x + bay * 0.08, y + floor * 0.28, bay * 0.84, floor * 0.72, '#6f8890');
    for (const pane of [0.36, 0.64]) sketch.rect(x + bay * pane, y + floor * 0.28, 4, floor * 0.72, '#e9ecea');
    const colour = random.pick(['#a8123e', '#3f6f8f', '#4f8467', '#c98b3c']);
    sketch.poly(
      [
        [x + bay * 0.08, y + floor * 0.12],
        [x + bay * 0.92, y + floor * 0.12],
        [x + bay * 0.97, y + floor * 0.36],
        [x + bay * 0.03, y + floor * 0.36],
      ],
      colour,
    );
    return;
  }
  for (const share of [0.16, 0.58])
    drawPane(
      sketch,
      { x: x + bay * share, y: y + floor * 0.3, width: bay * 0.24, height: floor * 0.42 },
      { cross: false },
    );
}

/** One flat seen from the street: a balcony or loggia with what people keep there, or a pair of windows. */
function drawBay(
  sketch: Sketch,
  random: Random,
  {
    x,
    y,
    bay,
    floor,
    look,
    loggia,
    dusk,
  }: { x: number; y: number; bay: number; floor: number; look: Look; loggia: boolean; dusk: boolean },
): void {
  const lit = (): boolean => random.chance(dusk ? 0.5 : 0.06);
  if (!loggia) {
    for (const share of [0.17, 0.57]) {
      const pane = { x: x + bay * share, y: y + floor * 0.2, width: bay * 0.26, height: floor * 0.5 };
      drawPane(sketch, pane, { lit: lit(), cross: false });
      if (random.chance(0.3))
        sketch.rect(pane.x - 2, pane.y - 2, pane.width + 4, pane.height * random.between(0.25, 0.7), '#e9e4d8');
    }
    if (random.chance(0.3)) drawCooler(sketch, x + bay * 0.44, y + floor * 0.55, bay * 0.11);
    return;
  }
  const [l, w] = [x + bay * 0.06, bay * 0.88];
  sketch.rect(l, y + floor * 0.08, w, floor * 0.88, '#8b989b');
  sketch.rect(l, y + floor * 0.08, w, floor * 0.12, '#22303a', 'opacity="0.28"');
  drawPane(
    sketch,
    { x: l + w * 0.1, y: y + floor * 0.16, width: w * 0.3, height: floor * 0.78 },
    { lit: lit(), cross: false },
  );
  drawPane(
    sketch,
    { x: l + w * 0.56, y: y + floor * 0.18, width: w * 0.3, height: floor * 0.4 },
    { lit: lit(), cross: false },
  );
  if (random.chance(0.38)) {
    const colour = random.pick(look.awnings);
    const drop = floor * random.between(0.2, 0.42);
    sketch.poly(
      [
        [l, y + floor * 0.08],
        [l + w, y + floor * 0.08],
        [l + w + 5, y + drop],
        [l - 5, y + drop],
      ],
      colour,
    );
    for (let stripe = 0; stripe < 5; stripe += 1)
      sketch.rect(l + (stripe * w) / 5, y + drop - 4, w / 10, 8, lighter(colour, 0.35));
  } else if (random.chance(0.2)) {
    for (const [index, colour] of ['#f6f1e6', '#9fb8c4', '#d99a8a', '#f6f1e6'].entries())
      sketch.rect(l + w * (0.1 + index * 0.2), y + floor * 0.42, w * 0.14, floor * 0.2, colour);
  }
  sketch.rect(l - 4, y + floor * 0.62, w + 8, floor * 0.36, look.parapet);
  sketch.rect(l - 4, y + floor * 0.62, w + 8, 4, lighter(look.parapet, 0.4));
  sketch.rect(l - 4, y + floor * 0.95, w + 8, floor * 0.06, darker(look.parapet, 0.2));
  if (random.chance(0.25)) {
    for (let flower = 0; flower < 7; flower += 1) {
      sketch.ellipse(
        l + w * (0.08 + flower * 0.14),
        y + floor * 0.64,
        w * 0.06,
        floor * 0.06,
        flower % 2 === 0 ? '#5f8f5c' : '#6d9a63',
      );
      sketch.ellipse(
        l + w * (0.1 + flower * 0.14),
        y + floor * 0.61,
        w * 0.025,
        w * 0.025,
        random.pick(['#d8506b', '#c23f7c', '#f0d9a8']),
      );
    }
  }
  if (random.chance(0.2)) drawCooler(sketch, l + w * 0.72, y + floor * 0.68, bay * 0.13);
}

function drawCooler(sketch: Sketch, x: number, y: number, width: number): void {
  sketch.rect(x, y, width, width * 0.72, '#e6e8e6');
  sketch.ellipse(x + width * 0.42, y + width * 0.36, width * 0.24, width * 0.24, '#9aa3a5');
}
