import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { short } from '../draw/sketch';
import type { Room } from './room-frame';

export function drawFloorLamp({ p }: Room, x: number, z: number, shade: string, lit: boolean): void {
  const { sketch } = p;
  const unit = p.scaleAt(z);
  const [px, py] = p.at(x, 0, z);
  sketch.ellipse(px, py, unit * 0.17, unit * 0.03, '#3a3733');
  sketch.rect(px - unit * 0.012, py - unit * 1.5, unit * 0.024, unit * 1.5, '#3a3733');
  if (lit)
    sketch.ellipse(
      px,
      py - unit * 1.55,
      unit * 0.8,
      unit * 0.8,
      sketch.glow([
        [0, '#FFE6B0', 0.65],
        [1, '#FFE6B0', 0],
      ]),
    );
  sketch.poly(
    [
      [px - unit * 0.14, py - unit * 1.72],
      [px + unit * 0.14, py - unit * 1.72],
      [px + unit * 0.22, py - unit * 1.4],
      [px - unit * 0.22, py - unit * 1.4],
    ],
    lit ? '#FFF0CC' : shade,
  );
}

/** A lamp on a table. */
export function drawTableLamp({ p }: Room, x: number, y: number, z: number, base: string, lit: boolean): void {
  const { sketch } = p;
  const unit = p.scaleAt(z);
  const [px, py] = p.at(x, y, z);
  if (lit)
    sketch.ellipse(
      px,
      py - unit * 0.36,
      unit * 0.5,
      unit * 0.5,
      sketch.glow([
        [0, '#FFE3A8', 0.6],
        [1, '#FFE3A8', 0],
      ]),
    );
  sketch.ellipse(px, py - unit * 0.1, unit * 0.07, unit * 0.1, base);
  sketch.rect(px - unit * 0.01, py - unit * 0.3, unit * 0.02, unit * 0.15, darker(base, 0.2));
  sketch.poly(
    [
      [px - unit * 0.09, py - unit * 0.46],
      [px + unit * 0.09, py - unit * 0.46],
      [px + unit * 0.14, py - unit * 0.26],
      [px - unit * 0.14, py - unit * 0.26],
    ],
    lit ? '#FFF1CF' : '#efe6d6',
  );
}

/** A lamp that hangs from the ceiling. */
export function drawPendant(
  { p, height }: Room,
  x: number,
  z: number,
  bottom: number,
  colour: string,
  kind: number,
  lit: boolean,
): void {
  const { sketch } = p;
  const unit = p.scaleAt(z);
  const [px, py] = p.at(x, bottom, z);
  const [, top] = p.at(x, height, z);
  sketch.rect(px - 1.5, top, 3, py - top - unit * 0.18, '#3a3733');
  if (lit)
    sketch.ellipse(
      px,
      py,
      unit * 0.7,
      unit * 0.7,
      sketch.glow([
        [0, '#FFE6B0', 0.5],
        [1, '#FFE6B0', 0],
      ]),
    );
  if (kind === 0)
    sketch.path(
      `M${short(px - unit * 0.22)} ${short(py)}Q${short(px - unit * 0.2)} ${short(py - unit * 0.22)} ${short(px)} ${short(py - unit * 0.22)}Q${short(px + unit * 0.2)} ${short(py - unit * 0.22)} ${short(px + unit * 0.22)} ${short(py)}Z`,
      sketch.shade(lighter(colour, 0.2), darker(colour, 0.12), 'right'),
    );
  else if (kind === 1) sketch.ellipse(px, py - unit * 0.1, unit * 0.2, unit * 0.15, sketch.shade('#fffdf7', '#e9dfcb'));
  else
    sketch.poly(
      [
        [px - unit * 0.06, py - unit * 0.24],
        [px + unit * 0.06, py - unit * 0.24],
        [px + unit * 0.2, py],
        [px - unit * 0.2, py],
      ],
      colour,
    );
  if (kind !== 1) sketch.ellipse(px, py, unit * 0.2, unit * 0.028, '#FFF3D0');
}

/** A rug, with a border; round ones are ellipses on the floor. */
export function drawRug(
  { p }: Room,
  random: Random,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  colour: string,
  accent: string,
): void {
  if (random.chance(0.35)) {
    const [left, top] = p.at((x0 + x1) / 2, 0, z1);
    const [, bottom] = p.at(0, 0, z0);
    const half = ((x1 - x0) / 2) * p.scaleAt((z0 + z1) / 2);
    const [cx] = p.at((x0 + x1) / 2, 0, (z0 + z1) / 2);
    const [, cy] = [left, (top + bottom) / 2];
    p.sketch.ellipse(cx, cy, half, (bottom - top) / 2, colour);
    p.sketch.ellipse(cx, cy, half * 0.86, ((bottom - top) / 2) * 0.86, darker(colour, 0.06));
    p.sketch.ellipse(cx, cy, half * 0.8, ((bottom - top) / 2) * 0.8, lighter(colour, 0.2));
    return;
  }
  const ring = (inset: number, fill: string): void => {
    p.panel({ x: [x0 + inset, x1 - inset], y: 0, z: [z0 + inset, z1 - inset] }, fill);
  };
  ring(0, colour);
  ring(0.1, random.chance(0.5) ? accent : darker(colour, 0.12));
  ring(0.15, lighter(colour, 0.15));
  if (random.chance(0.5))
    for (let z = z0 + 0.35; z < z1 - 0.2; z += 0.3)
      p.panel({ x: [x0 + 0.15, x1 - 0.15], y: 0, z: [z, z + 0.08] }, accent, 'opacity="0.4"');
}

/** A framed picture on the wall opposite. */
export function drawPictureOnWall(
  { p, back }: Room,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, string, string],
  frame: string,
): void {
  const { sketch } = p;
  const [left, top] = p.at(x, y + height, back - 0.02);
  const unit = p.scaleAt(back - 0.02);
  const [w, h] = [width * unit, height * unit];
  sketch.rect(left + 3, top + 5, w, h, '#22303a', 'opacity="0.14"');
  sketch.rect(left, top, w, h, frame);
  const area = { x: left + 5, y: top + 5, width: w - 10, height: h - 10 };
  sketch.fill(area, '#fbf8f1');
  const inner = { x: left + w * 0.13, y: top + h * 0.13, width: w * 0.74, height: h * 0.74 };
  sketch.insideRect(inner, () => {
    sketch.fill(inner, lighter(colours[1], 0.1));
    const kind = random.int(0, 3);
    const [mx, my] = [inner.x + inner.width / 2, inner.y + inner.height];
    if (kind === 0) {
      sketch.ellipse(mx, inner.y + inner.height * 0.42, inner.width * 0.24, inner.width * 0.24, colours[0]);
      sketch.path(
        `M${short(inner.x)} ${short(my - h * 0.22)}q${short(inner.width * 0.3)} ${short(-h * 0.16)} ${short(inner.width)} ${short(h * 0.04)}V${short(my)}H${short(inner.x)}Z`,
        colours[2],
      );
    } else if (kind === 1) {
      sketch.poly(
        [
          [inner.x, my],
          [inner.x + inner.width * 0.4, my - h * 0.42],
          [inner.x + inner.width * 0.9, my],
        ],
        colours[2],
      );
      sketch.poly(
        [
          [inner.x + inner.width * 0.3, my],
          [inner.x + inner.width * 0.75, my - h * 0.3],
          [inner.x + inner.width * 1.1, my],
        ],
        colours[0],
      );
    } else if (kind === 2) {
      for (const [stripe, colour] of [colours[0], colours[2], darker(colours[1], 0.2)].entries())
        sketch.rect(inner.x, my - h * (0.2 + stripe * 0.17), inner.width, h * 0.12, colour);
    } else {
      sketch.stroke(`M${short(mx)} ${short(my)}V${short(my - h * 0.5)}`, darker(colours[2], 0.1), 3);
      for (const side of [-1, 1])
        for (const level of [0.2, 0.34, 0.48])
          sketch.ellipse(
            mx + side * w * 0.1,
            my - h * level,
            w * 0.1,
            h * 0.035,
            side < 0 ? colours[2] : colours[0],
            `transform="rotate(${String(side * -35)} ${short(mx + side * w * 0.1)} ${short(my - h * level)})"`,
          );
    }
  });
}

/** Vase, bowl and books on something. */
export function drawTableThings(
  { p }: Room,
  random: Random,
  x: number,
  y: number,
  z: number,
  colours: readonly [string, string, string],
): void {
  const { sketch } = p;
  const unit = p.scaleAt(z);
  const [px, py] = p.at(x, y, z);
  const books = (dx: number): void => {
    for (const [level, colour] of [colours[2], colours[0]].entries())
      sketch.rect(
        px + dx * unit + level * 3,
        py - unit * (0.035 * (level + 1)),
        unit * 0.28 - level * 6,
        unit * 0.033,
        colour,
      );
  };
  const vase = (dx: number): void => {
    const colour = random.pick(colours);
    const vx = px + dx * unit;
    sketch.path(
      `M${short(vx - unit * 0.03)} ${short(py - unit * 0.22)}q${short(unit * 0.01)} ${short(unit * 0.06)} ${short(-unit * 0.05)} ${short(unit * 0.11)}q0 ${short(unit * 0.11)} ${short(unit * 0.05)} ${short(unit * 0.11)}h${short(unit * 0.06)}q${short(unit * 0.05)} 0 ${short(unit * 0.05)} ${short(-unit * 0.11)}q${short(-unit * 0.06)} ${short(-unit * 0.05)} ${short(-unit * 0.05)} ${short(-unit * 0.11)}Z`,
      sketch.shade(lighter(colour, 0.2), darker(colour, 0.15), 'right'),
    );
    for (const angle of [-0.5, -0.15, 0.2, 0.55]) {
      const [tx, ty] = [vx + Math.sin(angle) * unit * 0.26, py - unit * 0.22 - Math.cos(angle) * unit * 0.26];
      sketch.line(
        [
          [vx, py - unit * 0.2],
          [tx, ty],
        ],
        '#6f7f58',
        2,
      );
      sketch.ellipse(tx, ty, unit * 0.035, unit * 0.05, '#7f9a6a');
    }
  };
  if (random.chance(0.6)) books(-0.3);
  if (random.chance(0.7)) vase(0.12);
  else {
    sketch.path(
      `M${short(px)} ${short(py - unit * 0.1)}h${short(unit * 0.32)}q${short(-unit * 0.04)} ${short(unit * 0.1)} ${short(-unit * 0.16)} ${short(unit * 0.1)}q${short(-unit * 0.12)} 0 ${short(-unit * 0.16)} ${short(-unit * 0.1)}Z`,
      colours[1],
    );
    for (const [dx, colour] of [
      [0.07, '#c96f3b'],
      [0.16, '#d9a03f'],
      [0.25, '#b04a35'],
    ] as const)
      sketch.ellipse(px + dx * unit, py - unit * 0.115, unit * 0.048, unit * 0.048, colour);
  }
}

/** Air conditioning high on the wall opposite: most flats by the sea have it. */
export function drawAirConditioner({ p, back }: Room, x: number, y: number): void {
  const [left, top] = p.at(x, y + 0.28, back);
  const unit = p.scaleAt(back);
  p.sketch.rect(left, top, unit * 0.8, unit * 0.28, '#fbfaf8', 'rx="5"');
  p.sketch.rect(left + 6, top + unit * 0.2, unit * 0.8 - 12, unit * 0.03, '#ccd0cf');
}

export function drawRadiator({ p, back }: Room, x: number, width: number): void {
  const [left, top] = p.at(x, 0.68, back - 0.05);
  const unit = p.scaleAt(back - 0.05);
  p.sketch.rect(left, top, width * unit, unit * 0.55, '#f6f4f0', 'rx="4"');
  for (let rib = 0.08; rib < width; rib += 0.08)
    p.sketch.rect(left + rib * unit, top + 5, 2, unit * 0.55 - 10, '#d9d6cf');
}
