import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Perspective } from '../draw/perspective';
import { PAGE, short, Sketch } from '../draw/sketch';
import { drawTableThings } from '../rooms/decor';
import { drawChair, drawSofa, drawTable } from '../rooms/furniture';
import { drawPlant } from '../rooms/plant';
import { FRONT, type Room } from '../rooms/room-frame';
import { ROOM_PALETTES } from '../rooms/room-palettes';
import { drawWindowView, type WindowView } from '../scenery/window-view';

const MOODS: readonly Mood[] = ['day', 'evening', 'morning', 'day', 'dusk'];
const FLOORS = ['#d9b795', '#cfc3b0', '#b98f68', '#c9c4ba', '#e0cdb0'] as const;

/** A terrace or balcony: floor, railing and furniture, and what one looks at. */
export function drawTerrace(variant: number, random: Random, views: readonly WindowView[]): string {
  const sketch = new Sketch();
  const palette = ROOM_PALETTES[(variant * 3 + 2) % ROOM_PALETTES.length] ?? random.pick(ROOM_PALETTES);
  const back = 5.4;
  const p = new Perspective(sketch, { scale: 1200, x: 600, y: 400, eye: 1.45 });
  const room: Room = { left: -2.7, right: 2.7, height: 2.8, back, p };
  drawWindowView(sketch, random, views[variant % views.length] ?? random.pick(views), { ...PAGE, height: 760 });
  const floor = FLOORS[variant % FLOORS.length] ?? random.pick(FLOORS);
  p.panel({ x: [-6, 6], y: 0, z: [1.5, back] }, sketch.shade(lighter(floor, 0.1), darker(floor, 0.05)));
  const planks = variant % 2 === 0;
  for (let x = -6; x < 6; x += planks ? 0.16 : 0.5)
    sketch.line([p.at(x, 0, 1.6), p.at(x, 0, back)], darker(floor, 0.25), 1.4, 'opacity="0.6"');
  if (!planks)
    for (let z = back; z > 2; z -= 0.5)
      sketch.line([p.at(-6, 0, z), p.at(6, 0, z)], darker(floor, 0.25), 1.4, 'opacity="0.6"');
  drawBalustrade(p, back, variant % 4);
  if (variant % 3 !== 1) drawSideWall(room, random, palette.wall, palette.wood);
  if (variant % 3 === 0) drawPergola(room, random);
  if (variant % 3 === 2) drawAwning(p, palette.accents[2]);
  if (variant % 2 === 0) {
    const x = random.between(-0.9, -0.2);
    for (const dx of [0.1, 0.75]) drawChair(room, { x: x + dx, z: 4.65, facing: 'viewer' }, palette.fabric, '#4a5254');
    drawTable(room, { x, z: 3.9, facing: 'viewer' }, { width: 1.3, depth: 0.8, height: 0.74, colour: '#f3ede0' });
    drawTableThings(room, random, x + 0.5, 0.74, 4.3, palette.accents);
    drawChair(room, { x: x - 0.6, z: 4.05, facing: 'right' }, palette.fabric, '#4a5254');
    drawChair(room, { x: x + 1.45, z: 4.05, facing: 'left' }, palette.fabric, '#4a5254');
  } else {
    drawSofa(
      room,
      { x: 0.45, z: 3.7, facing: 'left' },
      {
        width: 1.6,
        colour: lighter(palette.second, 0.3),
        cushions: [palette.accents[0], palette.accents[2]],
        wood: palette.wood,
      },
    );
    drawSofa(
      room,
      { x: -1.9, z: 4.2, facing: 'right' },
      { width: 0.95, colour: lighter(palette.second, 0.3), cushions: [palette.accents[1]], wood: palette.wood },
    );
    drawTable(
      room,
      { x: -0.7, z: 3.75, facing: 'viewer' },
      { width: 0.9, depth: 0.6, height: 0.4, colour: palette.wood },
    );
    drawTableThings(room, random, -0.35, 0.4, 4, palette.accents);
  }
  drawPlant(room, random, 1.75, 4.9, random.between(0.8, 1.2), '#b5643f');
  drawPlant(room, random, -1.75, FRONT + 0.75, random.between(0.7, 1), '#b5643f');
  return lightUp(finish(sketch, variant % 4 > 1), MOODS[variant % MOODS.length] ?? 'day');
}

function drawBalustrade(p: Perspective, z: number, kind: number): void {
  const { sketch } = p;
  const [left, top] = p.at(-6, 1, z);
  const [right, bottom] = p.at(6, 0, z);
  if (kind === 0) {
    sketch.rect(left, top, right - left, bottom - top, '#dcecec', 'opacity="0.42"');
    for (let x = left; x < right; x += 240) sketch.rect(x, top, 4, bottom - top, '#8d9a9c');
    sketch.rect(left, top - 4, right - left, 8, '#8d9a9c');
  } else if (kind === 1) {
    sketch.rect(left, top, right - left, bottom - top, '#f1e8d8');
    sketch.rect(left, bottom - 26, right - left, 26, '#ddd0b8');
    sketch.rect(left, top - 12, right - left, 16, '#fbf6ea');
    sketch.rect(left, top + 4, right - left, 6, '#22303a', 'opacity="0.14"');
  } else {
    const colour = kind === 2 ? '#fbfaf7' : '#3a4143';
    let bars = '';
    for (let x = 4; x < 1200; x += 22) bars += `M${short(x)} ${short(top)}V${short(bottom - 10)}`;
    sketch.stroke(bars, colour, 4);
    sketch.rect(left, top - 5, right - left, 9, colour);
    sketch.rect(left, bottom - 14, right - left, 6, colour);
  }
  sketch.rect(left, bottom - 4, right - left, 10, '#22303a', 'opacity="0.14"');
}

function drawSideWall({ p, back, height }: Room, random: Random, colour: string, wood: string): void {
  const x = -2.35;
  const wall = darker(colour, 0.05);
  p.panel({ x, y: [0, height + 2], z: [1.5, back] }, p.sketch.shade(wall, darker(wall, 0.08), 'right'));
  p.panel({ x, y: [0.02, 2.25], z: [4.2, 5.1] }, darker(wood, 0.1));
  p.panel({ x, y: [0.08, 2.18], z: [4.26, 5.04] }, random.chance(0.5) ? '#9db8bd' : '#c6d4d2');
}

function drawPergola({ p, back }: Room, random: Random): void {
  const { sketch } = p;
  const wood = random.pick(['#efe6d8', '#8a6a4b', '#fbfaf7']);
  for (const x of [-2.2, 2.2]) p.box({ x: [x - 0.06, x + 0.06], y: [0, 2.5], z: [back - 0.12, back], colour: wood });
  p.box({ x: [-3.2, 3.2], y: [2.5, 2.62], z: [back - 0.14, back], colour: wood });
  for (let x = -2.8; x < 3; x += 0.55) p.panel({ x: [x, x + 0.1], y: 2.62, z: [2.2, back] }, darker(wood, 0.1));
  for (let leaf = 0; leaf < 52; leaf += 1) {
    const side = random.next();
    const [x, y] = p.at(-2.6 + side ** 2 * 4, 2.62 - random.next() * 0.35, back - random.next() * 1.2);
    sketch.ellipse(
      x,
      y,
      random.between(9, 20),
      random.between(8, 16),
      random.pick(['#4f8060', '#5f8f5c', '#6d9a63', '#c23f7c', '#d65f96']),
    );
  }
}

function drawAwning(p: Perspective, colour: string): void {
  const stripes = 16;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [x0, x1] = [stripe, stripe + 1].map((edge) => -4 + (edge * 8) / stripes);
    if (x0 === undefined || x1 === undefined) continue;
    const fill = stripe % 2 === 0 ? colour : '#f6efe2';
    p.face(
      [
        [x0, 3.1, 2],
        [x1, 3.1, 2],
        [x1, 2.55, 4],
        [x0, 2.55, 4],
      ],
      fill,
    );
    p.panel({ x: [x0, x1], y: [2.55, 2.4], z: 4 }, darker(fill, 0.1));
  }
}
