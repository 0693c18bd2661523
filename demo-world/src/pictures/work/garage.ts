import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Perspective } from '../draw/perspective';
import { short, Sketch } from '../draw/sketch';
import { drawCar } from '../houses/facade-parts';
import { drawBackground, drawGround, drawRegionalTree } from '../houses/street';
import { drawBush } from '../scenery/trees';

const CARS = ['#a8123e', '#41636a', '#d9d6cf', '#3d4a6e', '#8d9297', '#c98b3c'] as const;
const DOORS = ['#e9e6df', '#8a6a4b', '#5d6468', '#58734f', '#41636a', '#a65f43', '#c9c4ba'] as const;
const MOODS: readonly Mood[] = ['day', 'overcast', 'morning', 'evening', 'day'];

/** Garages: a row from outside, one from inside, or a place in an underground car park. */
export function drawGarage(variant: number, random: Random): string {
  const sketch = new Sketch();
  const kind = variant % 3;
  if (kind === 0) drawRow(sketch, random, variant);
  else if (kind === 1) drawInside(sketch, random, variant);
  else drawCarPark(sketch, random, variant);
  return lightUp(finish(sketch, variant % 2 === 1), kind === 0 ? (MOODS[variant % MOODS.length] ?? 'day') : 'day');
}

function drawRow(sketch: Sketch, random: Random, variant: number): void {
  const ground = 680;
  drawBackground(sketch, random, 'inland', ground);
  for (let x = 0; x < 1200; x += random.between(110, 220))
    drawRegionalTree(sketch, random, 'inland', x, ground - 30, random.between(330, 430));
  drawGround(sketch, 'inland', ground, false);
  const wall = random.pick(['#d9cfbd', '#e9e2d3', '#c9d0cf', '#dcc3a6']);
  const doors = 3 + (Math.floor(variant / 3) % 3);
  const width = 1080 / doors;
  sketch.rect(50, ground - 290, 1100, 300, sketch.shade(lighter(wall, 0.15), darker(wall, 0.06), 'right'));
  sketch.rect(36, ground - 316, 1128, 34, darker(wall, 0.35));
  sketch.rect(36, ground - 318, 1128, 8, lighter(wall, 0.2));
  const colour = DOORS[Math.floor(variant / 3) % DOORS.length] ?? DOORS[0];
  const marked = Math.floor(doors / 2);
  for (let door = 0; door < doors; door += 1) {
    const x = 60 + door * width + width * 0.09;
    const w = width * 0.82;
    const fill = door === marked ? '#a8123e' : random.chance(0.75) ? colour : random.pick(DOORS);
    sketch.rect(x - 8, ground - 236, w + 16, 240, darker(wall, 0.16));
    sketch.rect(x, ground - 228, w, 232, fill);
    for (let panel = 0; panel < 6; panel += 1) {
      sketch.rect(x, ground - 228 + panel * 38, w, 3, darker(fill, 0.22));
      sketch.rect(x, ground - 225 + panel * 38, w, 2, lighter(fill, 0.2));
    }
    sketch.rect(x + w / 2 - 16, ground - 78, 32, 8, '#3a4143', 'rx="3"');
    sketch.rect(x, ground - 228, w, 12, '#22303a', 'opacity="0.2"');
    sketch.rect(x + w / 2 - 22, ground - 276, 44, 26, '#fbfaf7', 'rx="3"');
    for (let digit = 0; digit <= (door > 8 ? 1 : 0); digit += 1)
      sketch.rect(x + w / 2 - 3, ground - 271, 6, 16, '#41636a');
  }
  sketch.rect(0, ground + 4, 1200, 216, sketch.shade('#b9b5ad', '#a29e96'));
  for (let door = 0; door <= doors; door += 1)
    sketch.line(
      [
        [60 + door * width, ground + 8],
        [60 + door * width + (60 + door * width - 600) * 0.4, 900],
      ],
      '#dedad2',
      4,
    );
  drawCar(sketch, random.between(100, 380), 850, 300, random.pick(CARS));
  for (const x of [20, 1180]) drawBush(sketch, random, x, ground + 20, 130, null, '#5f8f5c');
}

/** The back of a car as one stands behind it. */
function drawCarFromBehind(p: Perspective, x: number, z: number, colour: string): void {
  const { sketch } = p;
  const unit = p.scaleAt(z);
  const [cx, base] = p.at(x, 0, z);
  p.shadow([x - 0.9, x + 0.9], [z, z + 1.6], 0.3);
  const at = (dx: number, y: number): string => `${short(cx + dx * unit)} ${short(base - y * unit)}`;
  for (const wheel of [-0.72, 0.5])
    sketch.rect(cx + wheel * unit, base - 0.3 * unit, 0.22 * unit, 0.3 * unit, '#24292b', 'rx="5"');
  sketch.path(
    `M${at(-0.86, 0.24)}L${at(-0.88, 0.75)}Q${at(-0.84, 0.9)} ${at(-0.72, 0.96)}L${at(-0.58, 1.36)}Q${at(-0.54, 1.46)} ${at(-0.4, 1.47)}L${at(0.4, 1.47)}Q${at(0.54, 1.46)} ${at(0.58, 1.36)}L${at(0.72, 0.96)}Q${at(0.84, 0.9)} ${at(0.88, 0.75)}L${at(0.86, 0.24)}Z`,
    sketch.shade(lighter(colour, 0.2), darker(colour, 0.14)),
  );
  sketch.path(
    `M${at(-0.56, 0.98)}L${at(-0.47, 1.34)}Q${at(-0.44, 1.39)} ${at(-0.36, 1.39)}L${at(0.36, 1.39)}Q${at(0.44, 1.39)} ${at(0.47, 1.34)}L${at(0.56, 0.98)}Z`,
    '#5d737b',
  );
  sketch.path(`M${at(-0.4, 0.98)}L${at(-0.2, 1.39)}L${at(0, 1.39)}L${at(-0.2, 0.98)}Z`, '#ffffff', 'opacity="0.14"');
  for (const side of [-0.84, 0.6])
    sketch.rect(cx + side * unit, base - 0.86 * unit, 0.24 * unit, 0.13 * unit, '#b3273a', 'rx="4"');
  sketch.rect(cx - 0.27 * unit, base - 0.66 * unit, 0.54 * unit, 0.12 * unit, '#fbfaf7', 'rx="2"');
  sketch.rect(cx - 0.86 * unit, base - 0.42 * unit, 1.72 * unit, 0.09 * unit, darker(colour, 0.3));
}

function drawInside(sketch: Sketch, random: Random, variant: number): void {
  const p = new Perspective(sketch, { scale: 1150, x: 600, y: 420, eye: 1.5 });
  const [left, right, back, height] = [-1.9, 1.9, 6, 2.6];
  const wall = random.pick(['#e6e2da', '#d9dcd9', '#e9dfcd', '#d3d8da']);
  p.panel({ x: [left, right], y: height, z: [1.5, back] }, darker(wall, 0.1));
  p.panel({ x: left, y: [0, height], z: [1.5, back] }, darker(wall, 0.12));
  p.panel({ x: right, y: [0, height], z: [1.5, back] }, darker(wall, 0.06));
  p.panel({ x: [left, right], y: [0, height], z: back }, wall);
  p.panel({ x: [left, right], y: 0, z: [1.5, back] }, sketch.shade('#a9a7a2', '#bdbab4'));
  p.panel(
    { x: [left, right], y: [0, 1.1], z: back },
    darker(random.pick(['#41636a', '#58734f', '#8d9297']), 0.02),
    'opacity="0.35"',
  );
  const unit = p.scaleAt(back);
  const [sx, sy] = p.at(-1.4, 2.2, back);
  for (let shelf = 0; shelf < 3; shelf += 1) {
    p.box({ x: [-1.7, 0.1], y: [0.9 + shelf * 0.5, 0.94 + shelf * 0.5], z: [back - 0.4, back], colour: '#a97a50' });
    const [l, b] = p.at(-1.6, 0.94 + shelf * 0.5, back - 0.35);
    for (let box = 0; box < 5; box += 1) {
      const tall = random.between(0.18, 0.36) * unit;
      if (random.chance(0.8))
        sketch.rect(
          l + box * unit * 0.34,
          b - tall,
          unit * random.between(0.2, 0.3),
          tall,
          random.pick(['#c9a87c', '#b58f62', '#41636a', '#a8123e', '#8d9297']),
          'rx="2"',
        );
    }
  }
  sketch.rect(sx + unit * 1.9, sy, unit * 0.9, unit * 0.55, '#8a6a4b');
  for (const [dx, colour] of [
    [2.0, '#3a4143'],
    [2.2, '#a8123e'],
    [2.42, '#8d9297'],
    [2.6, '#c98b3c'],
  ] as const) {
    sketch.rect(sx + unit * dx, sy + unit * 0.08, unit * 0.035, unit * 0.38, colour);
    sketch.rect(sx + unit * (dx - 0.03), sy + unit * 0.08, unit * 0.1, unit * 0.08, darker(colour, 0.1));
  }
  drawBicycle(p, 1.15, 5.3, random.pick(CARS));
  for (const x of [-0.8, 0.5]) {
    p.panel({ x: [x, x + 0.14], y: height - 0.04, z: [3.2, 5.4] }, '#FFF6DE');
  }
  p.floor(
    [
      [-1.4, 1.6],
      [1, 1.6],
      [0.8, 4.6],
      [-1.2, 4.6],
    ],
    '#ffffff',
    'opacity="0.12"',
  );
  if (variant % 2 === 1) drawCarFromBehind(p, -0.35, 4.0, random.pick(CARS));
}

function drawBicycle(p: Perspective, x: number, z: number, colour: string): void {
  const { sketch } = p;
  const unit = p.scaleAt(z);
  const [cx, base] = p.at(x, 0, z);
  const r = unit * 0.33;
  for (const dx of [-0.5, 0.5]) {
    sketch.ellipse(cx + dx * unit, base - r, r, r, 'none', 'stroke="#2b2f31" stroke-width="5"');
    sketch.ellipse(cx + dx * unit, base - r, 4, 4, '#2b2f31');
  }
  const point = (dx: number, y: number): string => `${short(cx + dx * unit)} ${short(base - y * unit)}`;
  sketch.stroke(
    `M${point(-0.5, 0.33)}L${point(-0.1, 0.33)}L${point(0.36, 0.78)}L${point(-0.2, 0.78)}ZM${point(-0.1, 0.33)}L${point(-0.24, 0.92)}M${point(0.5, 0.33)}L${point(0.34, 0.98)}`,
    colour,
    6,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
  sketch.stroke(
    `M${point(-0.36, 0.93)}L${point(-0.1, 0.93)}M${point(0.22, 1)}L${point(0.46, 1)}`,
    '#2b2f31',
    7,
    'stroke-linecap="round"',
  );
}

function drawCarPark(sketch: Sketch, random: Random, variant: number): void {
  const p = new Perspective(sketch, { scale: 950, x: 600 + random.between(-60, 60), y: 400, eye: 1.6 });
  const [back, height] = [13, 2.7];
  sketch.rect(0, 0, 1200, 900, '#c9ccca');
  p.panel({ x: [-9, 9], y: height, z: [1.4, back] }, sketch.shade('#b4b8b7', '#d3d6d3'));
  p.panel({ x: [-9, 9], y: 0, z: [1.4, back] }, sketch.shade('#b1b0ab', '#96968f'));
  p.panel({ x: [-9, 9], y: [0, height], z: back }, '#dcdedb');
  const band = ['#41636a', '#a8123e', '#58734f', '#c98b3c'][variant % 4] ?? '#41636a';
  p.panel({ x: [-9, 9], y: [0.9, 1.25], z: back }, band);
  for (let z = 12; z > 2; z -= 2.6)
    for (const x of [-2.4, 2.2]) p.panel({ x: [x, x + 0.22], y: height - 0.05, z: [z - 1.4, z] }, '#FFF8E6');
  for (let line = -3; line <= 3; line += 1)
    p.panel({ x: [line * 2.6 - 0.06, line * 2.6 + 0.06], y: 0, z: [7, back - 0.4] }, '#f3f1ea');
  const free = random.int(-1, 0);
  for (let place = -3; place < 3; place += 1)
    if (place !== free && random.chance(0.75)) drawCarFromBehind(p, place * 2.6 + 1.3, 8.2, random.pick(CARS));
  p.panel({ x: [free * 2.6 + 0.2, free * 2.6 + 2.4], y: 0, z: [7.2, 12.4] }, '#a8123e', 'opacity="0.16"');
  for (const [z, xs] of [
    [6.6, [-5.2, 5.2]],
    [3.6, [-2.9, 2.9]],
  ] as const) {
    for (const x of xs) {
      p.box({ x: [x - 0.25, x + 0.25], y: [0, height], z: [z - 0.25, z + 0.25], colour: '#e3e4e0' });
      p.box({ x: [x - 0.26, x + 0.26], y: [0.5, 1], z: [z - 0.26, z + 0.26], colour: band });
    }
  }
  p.panel({ x: [-0.15, 0.15], y: 0, z: [2, 3.4] }, '#f3f1ea', 'opacity="0.8"');
  p.floor(
    [
      [-0.4, 3.4],
      [0.4, 3.4],
      [0, 4.3],
    ],
    '#f3f1ea',
    'opacity="0.8"',
  );
}
