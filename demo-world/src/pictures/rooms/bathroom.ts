import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { short, Sketch } from '../draw/sketch';
import { drawRug } from './decor';
import { drawSideboard } from './furniture';
import { drawPlant } from './plant';
import { drawShell, drawVignette, drawWindow, openRoom, type Room } from './room-frame';
import { ROOM_PALETTES } from './room-palettes';

const TILES = [
  '#dbe4e0',
  '#e6e1d6',
  '#b9cfcf',
  '#e9ddd0',
  '#8fb0ae',
  '#f0eee9',
  '#c7d3d9',
  '#d9c6b4',
  '#5f8288',
  '#c8d2bd',
] as const;
const FLOORS = ['#c5c1b8', '#a9a59c', '#d3c7b4', '#8f9494', '#b89f82'] as const;
const MOODS: readonly Mood[] = ['day', 'morning', 'day', 'overcast', 'day', 'evening'];

/** A bathroom with a tub or a shower, basin and mirror. */
export function drawBathroom(variant: number, random: Random): string {
  const sketch = new Sketch();
  const tile = TILES[variant % TILES.length] ?? random.pick(TILES);
  const palette = {
    ...(ROOM_PALETTES[variant % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES)),
    wall: lighter(tile, 0.3),
  };
  const room = openRoom(sketch, random, { width: random.between(3.4, 3.9), height: 2.6, back: 4.9, zoom: 1340 });
  drawShell(room, random, palette, {
    floor: 'tiles',
    floorColour: FLOORS[variant % FLOORS.length] ?? random.pick(FLOORS),
  });
  drawTiledWall(room, random, tile, variant % 3);
  const vanity = room.left + 0.25;
  const width = random.between(1.0, 1.25);
  if (random.chance(0.6))
    drawWindow(room, random, {
      x: [room.right - 1.25, room.right - 0.45],
      y: [1.45, 2.15],
      panes: variant % 2 === 0 ? 1 : 2,
      view: 'park',
      frosted: true,
    });
  drawMirror(room, [vanity + 0.05, vanity + width - 0.05], variant % 4);
  drawVanity(room, vanity, width, palette.wood, palette.accents[0]);
  drawToilet(room, vanity + width + 0.22);
  if (variant % 2 === 0) drawTub(room, random, palette.accents[0]);
  else drawShower(room);
  drawRug(room, random, [vanity + 0.1, vanity + 1], [3.55, 4.15], palette.accents[1], palette.accents[0]);
  drawPlant(room, random, vanity + width + 0.05, 4.0, random.between(0.6, 0.9), palette.accents[2]);
  drawVignette(sketch);
  return lightUp(finish(sketch, variant % 4 > 1), MOODS[variant % MOODS.length] ?? 'day');
}

function drawTiledWall({ p, left, right, back, height }: Room, random: Random, colour: string, pattern: number): void {
  const { sketch } = p;
  const [w, h] = pattern === 0 ? [0.3, 0.12] : pattern === 1 ? [0.2, 0.2] : [0.6, 0.3];
  const top = pattern === 1 ? 1.5 : height - 0.06;
  const unit = p.scaleAt(back);
  for (let row = 0, y = 0; y < top - 0.01; row += 1, y += h) {
    for (let x = left - (pattern === 0 && row % 2 === 1 ? w / 2 : 0); x < right; x += w) {
      const from = Math.max(left, x);
      const tall = Math.min(h, top - y);
      const [sx, sy] = p.at(from, y + tall, back);
      const shade = random.pick([0, 0, 0.04, 0.08, 0.12]);
      sketch.rect(
        sx,
        sy,
        (Math.min(right, x + w) - from) * unit - 2,
        tall * unit - 2,
        random.chance(0.5) ? lighter(colour, shade * 2) : darker(colour, shade * 0.6),
      );
    }
  }
  p.panel({ x: [left, right], y: [0, 0.35], z: back }, '#22303a', 'opacity="0.06"');
}

function drawMirror({ p, back }: Room, [x0, x1]: readonly [number, number], kind: number): void {
  const { sketch } = p;
  const [left, top] = p.at(x0, 2.05, back - 0.03);
  const [right, bottom] = p.at(x1, 1.15, back - 0.03);
  const fill = sketch.fade([
    [0, '#d3e5e6'],
    [0.55, '#e8f0ec'],
    [1, '#cfdcd9'],
  ]);
  if (kind === 0) {
    const radius = (bottom - top) / 2 + 6;
    sketch.ellipse((left + right) / 2, (top + bottom) / 2, radius + 6, radius + 6, '#c9a066');
    sketch.ellipse((left + right) / 2, (top + bottom) / 2, radius, radius, fill);
    return;
  }
  sketch.rect(
    left - 6,
    top - 6,
    right - left + 12,
    bottom - top + 12,
    kind === 1 ? '#33393b' : kind === 2 ? '#b08a60' : '#fdfcf9',
    kind === 3 ? 'rx="14"' : 'rx="3"',
  );
  sketch.rect(left, top, right - left, bottom - top, fill, kind === 3 ? 'rx="10"' : '');
  sketch.poly(
    [
      [left + (right - left) * 0.15, bottom],
      [left + (right - left) * 0.45, top],
      [left + (right - left) * 0.62, top],
      [left + (right - left) * 0.32, bottom],
    ],
    '#ffffff',
    'opacity="0.4"',
  );
  sketch.rect(left + (right - left) * 0.3, top - 24, (right - left) * 0.4, 10, '#FFF6DC', 'rx="5"');
}

function drawVanity(room: Room, x: number, width: number, wood: string, towel: string): void {
  const { p, back } = room;
  drawSideboard(
    room,
    { x, z: back - 0.5, facing: 'viewer' },
    { width, depth: 0.5, height: 0.8, colour: wood, fronts: 2, foot: 0.25 },
  );
  p.box({ x: [x - 0.03, x + width + 0.03], y: [0.8, 0.84], z: [back - 0.53, back], colour: '#f1eee8' });
  const [cx, cy] = p.at(x + width / 2, 0.84, back - 0.27);
  const unit = p.scaleAt(back - 0.27);
  p.sketch.path(
    `M${short(cx - unit * 0.27)} ${short(cy - unit * 0.13)}h${short(unit * 0.54)}q${short(-unit * 0.02)} ${short(unit * 0.15)} ${short(-unit * 0.14)} ${short(unit * 0.15)}h${short(-unit * 0.26)}q${short(-unit * 0.12)} 0 ${short(-unit * 0.14)} ${short(-unit * 0.15)}Z`,
    p.sketch.shade('#ffffff', '#dfe0dc'),
  );
  p.sketch.ellipse(cx, cy - unit * 0.13, unit * 0.27, unit * 0.035, '#e9eae6');
  p.sketch.stroke(
    `M${short(cx)} ${short(cy - unit * 0.13)}v${short(-unit * 0.16)}h${short(unit * 0.12)}v${short(unit * 0.04)}`,
    '#8f9899',
    unit * 0.026,
    'stroke-linejoin="round"',
  );
  const [tx, ty] = p.at(x + width - 0.3, 0.72, back - 0.52);
  p.sketch.rect(tx, ty, unit * 0.2, unit * 0.34, towel, 'rx="3"');
  p.sketch.rect(tx, ty + unit * 0.28, unit * 0.2, unit * 0.02, lighter(towel, 0.4));
  p.sketch.ellipse(cx - unit * 0.38, cy - unit * 0.06, unit * 0.03, unit * 0.06, '#c98b3c');
}

function drawToilet({ p, back }: Room, x: number): void {
  const { sketch } = p;
  const unit = p.scaleAt(back - 0.3);
  const [left, bottom] = p.at(x, 0.05, back - 0.3);
  sketch.rect(left + unit * 0.1, bottom - unit * 1.05, unit * 0.22, unit * 0.13, '#f7f6f2', 'rx="3"');
  p.shadow([x, x + 0.4], [back - 0.6, back - 0.05], 0.12);
  sketch.path(
    `M${short(left)} ${short(bottom - unit * 0.4)}h${short(unit * 0.42)}q0 ${short(unit * 0.36)} ${short(-unit * 0.13)} ${short(unit * 0.4)}h${short(-unit * 0.16)}q${short(-unit * 0.13)} ${short(-unit * 0.04)} ${short(-unit * 0.13)} ${short(-unit * 0.4)}Z`,
    sketch.shade('#ffffff', '#d9dad6', 'right'),
  );
  sketch.rect(left - unit * 0.01, bottom - unit * 0.46, unit * 0.44, unit * 0.07, '#f1f0ec', 'rx="6"');
}

function drawTub({ p, right, back }: Room, random: Random, towel: string): void {
  const { sketch } = p;
  const z = back - 0.75;
  const [x0, x1] = [right - 1.68, right - 0.06];
  p.shadow([x0, x1], [z, back], 0.2);
  const [left, top] = p.at(x0, 0.58, z);
  const [end, bottom] = p.at(x1, 0.02, z);
  const free = random.chance(0.55);
  p.floor(
    [
      [x0, z],
      [x1, z],
      [x1, back - 0.05],
      [x0, back - 0.05],
    ],
    '#ffffff',
    '',
    0.58,
  );
  p.floor(
    [
      [x0 + 0.08, z + 0.08],
      [x1 - 0.08, z + 0.08],
      [x1 - 0.08, back - 0.12],
      [x0 + 0.08, back - 0.12],
    ],
    '#cfdedd',
    '',
    0.58,
  );
  const fill = sketch.fade([
    [0, '#ffffff'],
    [0.6, '#f1f0ec'],
    [1, '#d5d5d0'],
  ]);
  if (free) {
    const inset = (end - left) * 0.09;
    sketch.path(
      `M${short(left - 6)} ${short(top)}H${short(end + 4)}C${short(end)} ${short(bottom - 10)} ${short(end - inset)} ${short(bottom)} ${short(end - inset * 1.6)} ${short(bottom)}H${short(left + inset * 1.6)}C${short(left + inset)} ${short(bottom)} ${short(left)} ${short(bottom - 10)} ${short(left - 6)} ${short(top)}Z`,
      fill,
    );
  } else {
    sketch.rect(left, top, end - left, bottom - top, fill);
  }
  sketch.rect(left - 8, top - 6, end - left + 12, 12, '#fdfdfb', 'rx="6"');
  const unit = p.scaleAt(z);
  sketch.rect(left + unit * 0.22, top - 4, unit * 0.32, unit * 0.26, towel, 'rx="4"');
  sketch.rect(left + unit * 0.22, top + unit * 0.18, unit * 0.32, unit * 0.02, lighter(towel, 0.4));
  const [tx, ty] = p.at(right - 0.3, 0.58, back - 0.08);
  sketch.stroke(
    `M${short(tx)} ${short(ty)}v${short(-unit * 0.34)}h${short(-unit * 0.16)}v${short(unit * 0.05)}`,
    '#a7967c',
    unit * 0.035,
  );
}

function drawShower({ p, right, back, height }: Room): void {
  const { sketch } = p;
  const [x0, z] = [right - 1.15, back - 0.95];
  p.floor(
    [
      [x0, z],
      [right - 0.02, z],
      [right - 0.02, back],
      [x0, back],
    ],
    '#e9e9e5',
    '',
    0.05,
  );
  const [sx, sy] = p.at(right - 0.5, 2.05, back - 0.1);
  const unit = p.scaleAt(back - 0.1);
  sketch.stroke(
    `M${short(sx)} ${short(sy + unit * 1.05)}V${short(sy)}h${short(-unit * 0.22)}`,
    '#8f9899',
    unit * 0.028,
  );
  sketch.rect(sx - unit * 0.34, sy, unit * 0.24, unit * 0.03, '#8f9899', 'rx="3"');
  sketch.ellipse(sx, sy + unit * 1.0, unit * 0.05, unit * 0.05, '#a9b0b1');
  p.panel({ x: [x0, right], y: [0.05, Math.min(2.1, height)], z }, '#dff0f0', 'opacity="0.28"');
  p.panel({ x: x0, y: [0.05, 2.1], z: [z, back] }, '#cfe4e4', 'opacity="0.3"');
  const [left, top] = p.at(x0, 2.1, z);
  const [end, bottom] = p.at(right, 0.05, z);
  sketch.stroke(`M${short(left)} ${short(bottom)}V${short(top)}H${short(end)}`, '#3a4143', 5);
  sketch.poly(
    [
      [left + 20, bottom - 40],
      [left + 90, top + 40],
      [left + 120, top + 40],
      [left + 50, bottom - 40],
    ],
    '#ffffff',
    'opacity="0.25"',
  );
  sketch.rect(left + (end - left) * 0.5, (top + bottom) / 2 - 40, 6, 80, '#3a4143', 'rx="3"');
}
