import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { short } from '../draw/sketch';
import type { Room } from './room-frame';

export interface KitchenLook {
  fronts: string;
  handle: string;
  top: string;
  tile: string;
}

const COUNTER = 0.9;
const DEPTH = 0.6;

/** Tiles between counter and cabinets. */
export function drawWallTiles(
  { p, back }: Room,
  random: Random,
  [x0, x1]: readonly [number, number],
  colour: string,
): void {
  const [left, top] = p.at(x0, 1.5, back);
  const [right, bottom] = p.at(x1, COUNTER, back);
  const rows = 5;
  const height = (bottom - top) / rows;
  p.sketch.rect(left, top, right - left, bottom - top, darker(colour, 0.1));
  for (let row = 0; row < rows; row += 1) {
    for (let x = left - (row % 2) * height; x < right; x += height * 2) {
      const from = Math.max(left, x);
      const shade = random.pick([0, 0, 0.05, 0.1]);
      p.sketch.rect(
        from + 1,
        top + row * height + 1,
        Math.min(right, x + height * 2) - from - 2,
        height - 2,
        random.chance(0.5) ? darker(colour, shade) : lighter(colour, shade * 2),
      );
    }
  }
}

function drawFronts(
  { p }: Room,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  z: number,
  { fronts, handle }: KitchenLook,
  handleAtTop: boolean,
): void {
  const count = Math.max(1, Math.round((x1 - x0) / 0.6));
  const width = (x1 - x0) / count;
  const unit = p.scaleAt(z);
  for (let door = 0; door < count; door += 1) {
    const [left, top] = p.at(x0 + door * width + 0.008, y1 - 0.008, z);
    const [w, h] = [(width - 0.016) * unit, (y1 - y0 - 0.016) * unit];
    p.sketch.rect(left, top, w, h, p.sketch.shade(lighter(fronts, 0.07), darker(fronts, 0.04)));
    p.sketch.rect(
      left + w * 0.3,
      handleAtTop ? top + unit * 0.05 : top + h - unit * 0.07,
      w * 0.4,
      unit * 0.018,
      handle,
    );
  }
}

/** Base cabinets with worktop, oven and hob, sink and tap along the wall opposite. */
export function drawCounter(
  room: Room,
  random: Random,
  [x0, x1]: readonly [number, number],
  look: KitchenLook,
  { hobX, sinkX }: { hobX: number; sinkX: number },
): void {
  const { p, back } = room;
  const z = back - DEPTH;
  p.box({ x: [x0, x1], y: [0, 0.1], z: [z + 0.05, back], colour: darker(look.fronts, 0.5) });
  p.box({ x: [x0, x1], y: [0.1, COUNTER - 0.04], z: [z, back], colour: darker(look.fronts, 0.2) });
  drawFronts(room, [x0, x1], [0.1, COUNTER - 0.05], z, look, true);
  const unit = p.scaleAt(z);
  const [ovenX, ovenY] = p.at(hobX - 0.3, COUNTER - 0.06, z);
  p.sketch.rect(ovenX, ovenY, unit * 0.6, unit * 0.6, '#33393b', 'rx="3"');
  p.sketch.rect(
    ovenX + unit * 0.05,
    ovenY + unit * 0.17,
    unit * 0.5,
    unit * 0.36,
    p.sketch.shade('#1f2527', '#4a5558'),
  );
  p.sketch.rect(ovenX + unit * 0.05, ovenY + unit * 0.11, unit * 0.5, unit * 0.025, '#c9cccc');
  for (const knob of [0.1, 0.2, 0.4, 0.5])
    p.sketch.ellipse(ovenX + unit * knob, ovenY + unit * 0.055, unit * 0.018, unit * 0.018, '#c9cccc');
  p.box({
    x: [x0, x1],
    y: [COUNTER - 0.04, COUNTER],
    z: [z - 0.03, back],
    colour: darker(look.top, 0.1),
    top: lighter(look.top, 0.2),
  });
  p.floor(
    [
      [hobX - 0.28, z + 0.08],
      [hobX + 0.28, z + 0.08],
      [hobX + 0.28, back - 0.08],
      [hobX - 0.28, back - 0.08],
    ],
    '#2b3133',
    '',
    COUNTER,
  );
  if (random.chance(0.6))
    drawPot(
      room,
      hobX + random.between(-0.12, 0.1),
      back - 0.3,
      random.pick(['#a8123e', '#41636a', '#d8d4cc', '#c98b3c']),
    );
  p.floor(
    [
      [sinkX - 0.28, z + 0.12],
      [sinkX + 0.28, z + 0.12],
      [sinkX + 0.28, back - 0.14],
      [sinkX - 0.28, back - 0.14],
    ],
    '#b9bfc0',
    '',
    COUNTER,
  );
  const [tapX, tapY] = p.at(sinkX, COUNTER, back - 0.1);
  p.sketch.stroke(
    `M${short(tapX)} ${short(tapY)}v${short(-unit * 0.2)}q0 ${short(-unit * 0.09)} ${short(unit * 0.08)} ${short(-unit * 0.09)}q${short(unit * 0.07)} 0 ${short(unit * 0.07)} ${short(unit * 0.1)}`,
    '#8f9899',
    unit * 0.028,
    'stroke-linecap="round"',
  );
}

function drawPot({ p }: Room, x: number, z: number, colour: string): void {
  const unit = p.scaleAt(z);
  const [px, py] = p.at(x, COUNTER, z);
  p.sketch.rect(
    px - unit * 0.13,
    py - unit * 0.15,
    unit * 0.26,
    unit * 0.15,
    p.sketch.fade(
      [
        [0, lighter(colour, 0.2)],
        [0.4, colour],
        [1, darker(colour, 0.25)],
      ],
      'right',
    ),
    'rx="5"',
  );
  p.sketch.rect(px - unit * 0.17, py - unit * 0.12, unit * 0.34, unit * 0.022, darker(colour, 0.3), 'rx="2"');
  p.sketch.ellipse(px, py - unit * 0.155, unit * 0.135, unit * 0.025, lighter(colour, 0.15));
  p.sketch.ellipse(px, py - unit * 0.185, unit * 0.02, unit * 0.016, '#3a3733');
}

/** Closed cabinets on the wall, or open shelves with crockery. */
export function drawUpperCabinets(
  room: Room,
  [x0, x1]: readonly [number, number],
  look: KitchenLook,
  open: boolean,
): void {
  if (x1 - x0 < 0.4) return;
  const { p, back } = room;
  if (!open) {
    p.box({ x: [x0, x1], y: [1.5, 2.25], z: [back - 0.35, back], colour: darker(look.fronts, 0.16) });
    drawFronts(room, [x0, x1], [1.5, 2.25], back - 0.35, look, false);
    const [left, y] = p.at(x0, 1.5, back - 0.05);
    const [right] = p.at(x1, 1.5, back - 0.05);
    p.sketch.rect(left, y, right - left, 14, '#22303a', 'opacity="0.12"');
    return;
  }
  const unit = p.scaleAt(back - 0.24);
  for (const shelf of [1.5, 1.88]) {
    p.box({ x: [x0 + 0.05, x1 - 0.05], y: [shelf, shelf + 0.035], z: [back - 0.24, back], colour: '#a9805a' });
    const [left, base] = p.at(x0 + 0.12, shelf + 0.035, back - 0.2);
    const [right] = p.at(x1 - 0.12, shelf, back - 0.2);
    let x = left;
    for (let item = 0; x < right - unit * 0.12; item += 1) {
      const colour =
        ['#f4f1ea', '#c96f4b', '#41636a', '#e3cf9f', '#8fa39a'][(item + Math.round(shelf * 10)) % 5] ?? '#f4f1ea';
      if (item % 3 === 1) sketchStack(x, base, colour);
      else p.sketch.rect(x, base - unit * 0.18, unit * 0.1, unit * 0.18, colour, 'rx="4"');
      x += unit * (item % 3 === 1 ? 0.26 : 0.15);
    }
  }

  function sketchStack(x: number, y: number, colour: string): void {
    for (let plate = 0; plate < 4; plate += 1)
      p.sketch.rect(
        x,
        y - unit * (0.02 + plate * 0.022),
        unit * 0.2,
        unit * 0.018,
        plate % 2 === 0 ? colour : darker(colour, 0.1),
        'rx="2"',
      );
  }
}

export function drawHood({ p, back }: Room, x: number, steel: boolean): void {
  if (!steel) return;
  const colour = '#c3c8c8';
  p.box({ x: [x - 0.32, x + 0.32], y: [1.55, 1.62], z: [back - 0.48, back], colour });
  p.box({ x: [x - 0.13, x + 0.13], y: [1.62, 2.7], z: [back - 0.3, back], colour: lighter(colour, 0.15) });
}

export function drawFridge(room: Room, [x0, x1]: readonly [number, number], look: KitchenLook, builtIn: boolean): void {
  const { p, back } = room;
  const z = back - 0.64;
  const colour = builtIn ? look.fronts : '#d3d8d8';
  p.box({ x: [x0, x1], y: [0, builtIn ? 2.25 : 1.95], z: [z, back], colour });
  const unit = p.scaleAt(z);
  const [left, top] = p.at(x0, builtIn ? 2.25 : 1.95, z);
  const [right, bottom] = p.at(x1, 0, z);
  p.sketch.rect(
    left + 3,
    top + 3,
    right - left - 6,
    bottom - top - 10,
    p.sketch.shade(lighter(colour, 0.16), darker(colour, 0.06), 'right'),
  );
  p.sketch.rect(left, top + (bottom - top) * 0.62, right - left, 4, darker(colour, 0.3));
  for (const share of [0.4, 0.66])
    p.sketch.rect(
      right - unit * 0.1,
      top + (bottom - top) * share,
      unit * 0.025,
      unit * 0.32,
      builtIn ? look.handle : '#8f9899',
      'rx="2"',
    );
}
