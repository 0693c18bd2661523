import { short, type Sketch } from '../draw/sketch';
import type { PaperRoom } from './draw-plan';
import type { PlanRoomKind } from './plan-layout';

const LINE = 'stroke="#8a999c" stroke-width="1.8"';
const FILL = '#ffffff';

/** Furniture seen from above, as far as the room holds it. @param scale pixels per metre */
export function drawFittings(sketch: Sketch, kind: PlanRoomKind, room: PaperRoom, scale: number): void {
  switch (kind) {
    case 'bedroom':
      drawBed(sketch, room, scale);
      return;
    case 'studio':
      drawBed(sketch, { ...room, height: room.height * 0.45 }, scale);
      drawSofa(sketch, room, scale);
      return;
    case 'living':
      drawSofa(sketch, room, scale);
      return;
    case 'kitchen':
      drawKitchen(sketch, room, scale);
      return;
    case 'bathroom':
      drawBathroom(sketch, room, scale);
      return;
    case 'hall':
    case 'storage':
      return;
  }
}

function piece(sketch: Sketch, x: number, y: number, width: number, height: number, radius = 3): void {
  sketch.rect(x, y, width, height, FILL, `${LINE} rx="${String(radius)}"`);
}

function drawBed(sketch: Sketch, { x, y, width, height }: PaperRoom, scale: number): void {
  const [long, wide] = [Math.min(2 * scale, height - 24), Math.min(1.6 * scale, width * 0.6)];
  const left = x + width - wide - Math.min(0.45 * scale, (width - wide) / 2);
  const top = y + Math.max(12, (height - long) * 0.12);
  piece(sketch, left, top, wide, long);
  piece(sketch, left + wide * 0.06, top + 6, wide * 0.4, long * 0.17, 5);
  piece(sketch, left + wide * 0.54, top + 6, wide * 0.4, long * 0.17, 5);
  sketch.stroke(`M${short(left)} ${short(top + long * 0.34)}H${short(left + wide)}`, '#8a999c', 1.8);
  if (width > 2.6 * scale) piece(sketch, left - 0.42 * scale, top, 0.36 * scale, 0.36 * scale);
}

function drawSofa(sketch: Sketch, { x, y, width, height }: PaperRoom, scale: number): void {
  const long = Math.min(2.1 * scale, height * 0.5);
  const deep = Math.min(0.85 * scale, width * 0.26);
  const top = y + height - long - Math.min(0.7 * scale, height * 0.12);
  piece(sketch, x + 12, top, deep, long, 6);
  piece(sketch, x + 12, top, deep * 0.28, long, 4);
  for (const share of [1 / 3, 2 / 3])
    sketch.stroke(
      `M${short(x + 12 + deep * 0.28)} ${short(top + long * share)}H${short(x + 12 + deep)}`,
      '#8a999c',
      1.5,
    );
  if (width > 2.6 * scale) piece(sketch, x + deep + 0.55 * scale, top + long * 0.25, 0.6 * scale, long * 0.5, 4);
}

function drawKitchen(sketch: Sketch, { x, y, width, height }: PaperRoom, scale: number): void {
  const deep = Math.min(0.6 * scale, height * 0.32);
  piece(sketch, x + 10, y + 10, width - 20, deep);
  const ring = deep * 0.16;
  for (const [dx, dy] of [
    [0.25, 0.3],
    [0.6, 0.3],
    [0.25, 0.7],
    [0.6, 0.7],
  ] as const)
    sketch.ellipse(x + 18 + dx * deep, y + 10 + dy * deep, ring, ring, 'none', LINE);
  piece(sketch, x + width * 0.5, y + 10 + deep * 0.18, deep * 0.8, deep * 0.64, 5);
  if (height > 2.9 * scale && width > 2.4 * scale) {
    const [cx, cy, size] = [x + width / 2, y + height * 0.78, 0.42 * scale];
    sketch.ellipse(cx, cy, size, size, FILL, LINE);
  }
}

function drawBathroom(sketch: Sketch, { x, y, width, height }: PaperRoom, scale: number): void {
  const tub = Math.min(0.72 * scale, height * 0.28);
  const long = Math.min(1.65 * scale, width - 18);
  piece(sketch, x + width - long - 9, y + height - tub - 9, long, tub, 4);
  piece(sketch, x + width - long - 3, y + height - tub - 3, long - 12, tub - 12, tub * 0.35);
  const seat = Math.min(0.19 * scale, width * 0.14);
  sketch.ellipse(x + width - seat * 1.7, y + 12 + seat * 1.3, seat, seat * 1.25, FILL, LINE);
}
