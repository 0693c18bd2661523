import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Sketch } from '../draw/sketch';
import { drawPane } from '../houses/facade-parts';
import { drawTraffic } from '../houses/street';
import { drawPendant } from '../rooms/decor';
import { drawChair, drawTable } from '../rooms/furniture';
import { drawPlant } from '../rooms/plant';
import { drawShell, drawVignette, openRoom, type Room } from '../rooms/room-frame';
import { ROOM_PALETTES, type RoomPalette } from '../rooms/room-palettes';
import { drawBush, drawTree } from '../scenery/trees';

const MOODS: readonly Mood[] = ['day', 'morning', 'evening', 'day', 'overcast'];
const FRONTS = ['#2f5d66', '#a8123e', '#3d5474', '#58734f', '#4a5254', '#a65f43', '#c98b3c'] as const;

/** Business premises: from the street, or their inside with shelves or tables. */
export function drawShop(variant: number, random: Random): string {
  const sketch = new Sketch();
  if (variant % 2 === 0) drawFront(sketch, random, variant);
  else {
    const palette = ROOM_PALETTES[(variant * 3) % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES);
    const room = openRoom(sketch, random, { width: 5.6, height: 3.1, back: 6.2, zoom: 1220 });
    drawShell(room, random, palette, {
      floor: variant % 4 === 1 ? 'tiles' : 'planks',
      floorColour: variant % 4 === 1 ? '#cfc8bb' : palette.floor,
      feature: true,
    });
    if (variant % 4 === 1) drawShelves(room, random, palette);
    else drawCafe(room, random, palette);
    drawVignette(sketch);
  }
  return lightUp(finish(sketch, variant % 8 > 3), MOODS[variant % MOODS.length] ?? 'day');
}

function drawFront(sketch: Sketch, random: Random, variant: number): void {
  const wall = random.pick(['#e9d3b0', '#d9d3c5', '#e3bfa3', '#c5cfb4', '#efece4', '#dccdb3']);
  const front = FRONTS[(variant / 2) % FRONTS.length] ?? FRONTS[0];
  sketch.rect(0, 0, 1200, 800, sketch.shade(lighter(wall, 0.12), darker(wall, 0.05), 'right'));
  for (const x of [150, 440, 690, 980]) {
    sketch.rect(x - 12, 40, 114, 150, lighter(wall, 0.5));
    drawPane(sketch, { x, y: 50, width: 90, height: 130 }, { lit: random.chance(0.15) });
    sketch.rect(x - 20, 190, 130, 10, lighter(wall, 0.5));
  }
  sketch.rect(0, 236, 1200, 16, lighter(wall, 0.45));
  sketch.rect(0, 252, 1200, 6, darker(wall, 0.2));
  const [left, width] = [150, 900];
  sketch.rect(left - 20, 300, width + 40, 490, front);
  sketch.rect(left - 20, 300, width + 40, 84, darker(front, 0.08));
  for (let letter = 0; letter < 7; letter += 1)
    sketch.rect(
      left + width / 2 - 150 + letter * 44,
      326,
      [30, 26, 34, 22, 30, 34, 26][letter] ?? 30,
      32,
      '#f6efe2',
      'rx="3"',
    );
  const door = variant % 4 === 0 ? 0.42 : 0.74;
  for (const [from, to] of [
    [0.02, door - 0.02],
    [door + 0.18, 0.98],
  ] as const)
    drawShopWindow(sketch, random, left + width * from, 408, width * (to - from), 320, front);
  sketch.rect(left + width * door, 408, width * 0.16, 382, darker(front, 0.25));
  sketch.rect(left + width * door + 12, 420, width * 0.16 - 24, 362, sketch.shade('#F3DDB0', '#B4C3C2'));
  sketch.rect(left + width * door + 22, 590, 7, 70, '#e0c48a');
  if (random.chance(0.7)) drawAwning(sketch, left - 30, 388, width + 60, random.pick([front, '#f3ead6', '#c7574a']));
  sketch.rect(0, 790, 1200, 34, sketch.shade('#d9d4ca', '#c9c4ba'));
  sketch.rect(0, 824, 1200, 76, '#a39f98');
  sketch.rect(0, 820, 1200, 6, '#8f8c87');
  for (const x of [left - 50, left + width + 60]) {
    sketch.rect(x - 34, 742, 68, 52, '#b5643f');
    drawBush(sketch, random, x, 750, 100, '#d8506b');
  }
  if (random.chance(0.4)) drawTree(sketch, random, random.chance(0.5) ? 60 : 1150, 806, 420);
  if (random.chance(0.4)) drawTraffic(sketch, random);
}

function drawShopWindow(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  front: string,
): void {
  sketch.rect(
    x,
    y,
    width,
    height,
    sketch.fade([
      [0, '#F4DFB4'],
      [0.5, '#D9CDB0'],
      [1, '#A9B3AE'],
    ]),
  );
  for (let item = x + 26; item < x + width - 60; item += random.between(70, 110)) {
    const colour = random.pick(['#41636a', '#a65f43', '#f3ead6', '#a8123e', '#58734f', '#c98b3c']);
    const tall = random.between(60, 150);
    sketch.rect(item, y + height - 26 - tall, 44, tall, colour, 'rx="5"');
    sketch.ellipse(item + 22, y + height - 36 - tall, 13, 14, lighter(colour, 0.25));
  }
  sketch.rect(x, y + height - 26, width, 26, darker(front, 0.15));
  for (let lamp = x + 50; lamp < x + width; lamp += 110) {
    sketch.rect(lamp - 1, y, 2, 34, '#3a4143');
    sketch.ellipse(lamp, y + 40, 12, 10, '#FFF4D4');
  }
  sketch.poly(
    [
      [x + width * 0.1, y + height],
      [x + width * 0.3, y],
      [x + width * 0.44, y],
      [x + width * 0.24, y + height],
    ],
    '#ffffff',
    'opacity="0.2"',
  );
  const panes = Math.max(1, Math.round(width / 240));
  for (let pane = 1; pane < panes; pane += 1) sketch.rect(x + (width * pane) / panes - 4, y, 8, height, front);
}

function drawAwning(sketch: Sketch, x: number, y: number, width: number, colour: string): void {
  const stripes = 18;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const fill = stripe % 2 === 0 ? colour : '#f8f2e6';
    const [from, step] = [x + (stripe * width) / stripes, width / stripes];
    sketch.poly(
      [
        [from + 8, y],
        [from + step + 8, y],
        [from + step, y + 62],
        [from, y + 62],
      ],
      fill,
    );
    sketch.ellipse(from + step / 2, y + 62, step / 2, 13, darker(fill, 0.06));
  }
}

function drawShelves(room: Room, random: Random, palette: RoomPalette): void {
  const { p, back } = room;
  for (let shelf = 0; shelf < 5; shelf += 1) {
    const y = 0.25 + shelf * 0.45;
    p.box({ x: [room.left + 0.3, room.right - 0.3], y: [y, y + 0.04], z: [back - 0.4, back], colour: palette.wood });
    const unit = p.scaleAt(back - 0.35);
    for (let x = room.left + 0.4; x < room.right - 0.5; x += random.between(0.16, 0.34)) {
      const [left, base] = p.at(x, y + 0.04, back - 0.35);
      const tall = random.between(0.14, 0.32) * unit;
      p.sketch.rect(
        left,
        base - tall,
        random.between(0.1, 0.15) * unit,
        tall,
        random.pick([palette.fabric, palette.second, ...palette.accents, '#f3ead6']),
        'rx="3"',
      );
    }
  }
  const x = random.between(-0.9, 0.2);
  p.shadow([x - 0.9, x + 1], [3.9, 4.7], 0.2);
  p.box({ x: [x - 0.9, x + 0.9], y: [0, 1.0], z: [4.2, 4.8], colour: palette.feature });
  for (let line = -0.8; line < 0.9; line += 0.16)
    p.panel({ x: [x + line, x + line + 0.012], y: [0.04, 0.96], z: 4.2 }, darker(palette.feature, 0.16));
  p.box({ x: [x - 0.96, x + 0.96], y: [1.0, 1.05], z: [4.14, 4.84], colour: palette.wood });
  p.box({ x: [x + 0.35, x + 0.65], y: [1.05, 1.3], z: [4.4, 4.5], colour: '#3a4143' });
  for (const dx of [-0.6, 0, 0.6])
    drawPendant(room, x + dx, 4.5, 2.05, random.pick(palette.accents), random.int(0, 2), true);
  for (const side of [room.left + 0.7, room.right - 1.3]) {
    p.shadow([side - 0.1, side + 0.7], [3.6, 4.2]);
    p.box({ x: [side, side + 0.65], y: [0, 0.7], z: [3.7, 4.2], colour: lighter(palette.wood, 0.2) });
    for (const dx of [0.08, 0.28, 0.46])
      p.box({
        x: [side + dx, side + dx + 0.13],
        y: [0.7, 0.78 + dx / 3],
        z: [3.85, 4],
        colour: random.pick(palette.accents),
      });
  }
}

function drawCafe(room: Room, random: Random, palette: RoomPalette): void {
  const { p, back } = room;
  p.box({ x: [room.left + 0.3, room.right - 0.6], y: [0, 1.1], z: [back - 1.1, back - 0.5], colour: palette.fabric });
  p.box({
    x: [room.left + 0.25, room.right - 0.55],
    y: [1.1, 1.16],
    z: [back - 1.15, back - 0.45],
    colour: palette.wood,
  });
  for (const y of [1.6, 2.05]) {
    p.box({ x: [room.left + 0.6, room.right - 1], y: [y, y + 0.04], z: [back - 0.28, back], colour: palette.wood });
    const unit = p.scaleAt(back - 0.25);
    for (let x = room.left + 0.7; x < room.right - 1.2; x += 0.14) {
      const [left, base] = p.at(x, y + 0.04, back - 0.25);
      const tall = random.between(0.16, 0.3) * unit;
      const colour = random.pick(['#58734f', '#7d5434', '#a8123e', '#dfe8e3', '#c98b3c', '#3d5474']);
      p.sketch.rect(left, base - tall * 0.7, 0.07 * unit, tall * 0.7, colour, 'rx="3"');
      p.sketch.rect(left + 0.022 * unit, base - tall, 0.026 * unit, tall * 0.4, colour);
    }
  }
  for (const x of [-1.2, -0.2, 0.8]) drawPendant(room, x, back - 0.8, 1.95, '#c9a066', 0, true);
  for (const [x, z] of [
    [-1.7, 4.3],
    [0.7, 4.3],
    [-0.6, 3.6],
  ] as const) {
    drawChair(room, { x: x + 0.12, z: z + 0.62, facing: 'viewer' }, palette.second, palette.wood);
    drawTable(
      room,
      { x, z, facing: 'viewer' },
      { width: 0.7, depth: 0.6, height: 0.74, colour: lighter(palette.wood, 0.15) },
    );
    const [cx, cy] = p.at(x + 0.35, 0.74, z + 0.3);
    p.sketch.ellipse(cx, cy - 4, 12, 4, '#ffffff');
    p.sketch.rect(cx - 7, cy - 16, 14, 12, '#fbfaf7', 'rx="3"');
    drawChair(room, { x: x + 0.78, z: z + 0.06, facing: 'left' }, palette.second, palette.wood);
  }
  drawPlant(room, random, room.right - 0.35, 5, 1.4, palette.accents[0]);
}
