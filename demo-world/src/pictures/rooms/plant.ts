import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { short, type Sketch } from '../draw/sketch';
import type { Room } from './room-frame';

/** Where a plant comes out of its pot. */
interface Pot {
  sketch: Sketch;
  x: number;
  rim: number;
  /** Pixels of the whole height. */
  unit: number;
}

/** A plant in a pot standing on the floor or on something `on` metres high. */
export function drawPlant(
  { p }: Room,
  random: Random,
  x: number,
  z: number,
  height: number,
  pot: string,
  on = 0,
): void {
  const { sketch } = p;
  const [px, py] = p.at(x, on, z);
  const unit = p.scaleAt(z) * height;
  if (on === 0) p.shadow([x - height * 0.2, x + height * 0.2], [z - 0.12, z + 0.12]);
  const kind = random.int(0, 2);
  const [rim, green] = [py - unit * 0.24, random.pick(['#3f7257', '#4d8060', '#5b8a58', '#2f6350'])];
  const draw = [drawFan, drawSwords, drawTwigs][kind] ?? drawTwigs;
  draw({ sketch, x: px, rim, unit }, random, green);
  const half = unit * 0.13;
  sketch.path(
    `M${short(px - half)} ${short(rim - unit * 0.02)}L${short(px + half)} ${short(rim - unit * 0.02)}L${short(px + half * 0.74)} ${short(py)}L${short(px - half * 0.74)} ${short(py)}Z`,
    sketch.fade(
      [
        [0, lighter(pot, 0.15)],
        [0.6, pot],
        [1, darker(pot, 0.18)],
      ],
      'right',
    ),
  );
  sketch.rect(px - half * 1.08, rim - unit * 0.035, half * 2.16, unit * 0.035, lighter(pot, 0.12));
}

/** Broad leaves to all sides. */
function drawFan(pot: Pot, random: Random, green: string): void {
  for (let leaf = 0; leaf < 11; leaf += 1)
    drawBlade(
      pot,
      0.25 + (leaf / 10) * 2.64,
      pot.unit * random.between(0.5, 0.78),
      pot.unit * 0.1,
      leaf % 3 === 0 ? darker(green, 0.2) : leaf % 3 === 1 ? green : lighter(green, 0.16),
    );
}

/** Narrow leaves upwards. */
function drawSwords(pot: Pot, random: Random, green: string): void {
  for (let leaf = 0; leaf < 9; leaf += 1)
    drawBlade(
      pot,
      1.15 + (leaf / 8) * 0.85,
      pot.unit * random.between(0.45, 0.78),
      pot.unit * 0.055,
      leaf % 2 === 0 ? green : darker(green, 0.18),
    );
}

/** Twigs with small leaves. */
function drawTwigs({ sketch, x: px, rim, unit }: Pot, random: Random, green: string): void {
  for (const [angle, length] of [
    [1.1, 0.5],
    [1.57, 0.7],
    [2.0, 0.55],
    [1.35, 0.62],
    [1.8, 0.66],
  ] as const) {
    const [ex, ey] = [px + Math.cos(angle) * unit * length * 0.9, rim - Math.sin(angle) * unit * length];
    sketch.stroke(
      `M${short(px)} ${short(rim)}Q${short(px)} ${short((rim + ey) / 2)} ${short(ex)} ${short(ey)}`,
      '#6c6a4a',
      unit * 0.018,
    );
    for (let leaf = 0; leaf < 3; leaf += 1) {
      const [lx, ly] = [ex + random.between(-0.1, 0.1) * unit, ey + random.between(-0.04, 0.14) * unit];
      sketch.ellipse(
        lx,
        ly,
        unit * 0.1,
        unit * 0.065,
        leaf === 0 ? lighter(green, 0.14) : leaf === 1 ? green : darker(green, 0.16),
        `transform="rotate(${String(random.int(-40, 40))} ${short(lx)} ${short(ly)})"`,
      );
    }
  }
}

/** A pointed leaf that comes out of the pot. */
function drawBlade({ sketch, x: px, rim }: Pot, angle: number, length: number, width: number, fill: string): void {
  const [tx, ty] = [px + Math.cos(angle) * length, rim - Math.sin(angle) * length];
  const [nx, ny] = [Math.sin(angle) * width, Math.cos(angle) * width];
  const [mx, my] = [px + Math.cos(angle) * length * 0.5, rim - Math.sin(angle) * length * 0.62];
  sketch.path(
    `M${short(px)} ${short(rim)}Q${short(mx - nx)} ${short(my - ny)} ${short(tx)} ${short(ty)}Q${short(mx + nx)} ${short(my + ny)} ${short(px)} ${short(rim)}Z`,
    fill,
  );
}
