import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { Perspective } from '../draw/perspective';
import { Sketch } from '../draw/sketch';
import { drawBackground, drawGround, drawRegionalTree } from '../houses/street';

const MOODS: readonly Mood[] = ['day', 'overcast', 'morning', 'day', 'evening'];
const CLADDINGS = ['#c9d0d2', '#8fa3aa', '#dcd6c9', '#a9b8b0', '#6f8790', '#c7b59c'] as const;
const BANDS = ['#a8123e', '#2f5d66', '#c98b3c', '#3d5474', '#58734f'] as const;
const CARTONS = ['#c9a87c', '#b58f62', '#d3b58a', '#a97f55', '#c2a98a'] as const;

/** A warehouse or hall: gates and ramps from outside, or racks and empty floor inside. */
export function drawWarehouse(variant: number, random: Random): string {
  const sketch = new Sketch();
  if (variant % 2 === 0) drawHall(sketch, random, variant);
  else drawInside(sketch, random, variant);
  return lightUp(finish(sketch, variant % 4 > 1), MOODS[variant % MOODS.length] ?? 'day');
}

function drawHall(sketch: Sketch, random: Random, variant: number): void {
  const ground = 690;
  drawBackground(sketch, random, 'inland', ground);
  drawGround(sketch, 'inland', ground, false);
  const cladding = CLADDINGS[(variant / 2) % CLADDINGS.length] ?? CLADDINGS[0];
  const band = BANDS[(variant / 2) % BANDS.length] ?? BANDS[0];
  const [left, width, height] = [random.between(60, 110), random.between(930, 1030), random.between(290, 350)];
  const gable = variant % 4 === 0;
  sketch.rect(
    left,
    ground - height,
    width,
    height,
    sketch.shade(lighter(cladding, 0.2), darker(cladding, 0.06), 'right'),
  );
  if (gable)
    sketch.poly(
      [
        [left - 14, ground - height],
        [left + width / 2, ground - height - 110],
        [left + width + 14, ground - height],
      ],
      lighter(cladding, 0.12),
    );
  for (let x = left; x < left + width; x += 17)
    sketch.rect(x, ground - height, 3, height, darker(cladding, 0.12), 'opacity="0.6"');
  sketch.rect(left - 6, ground - height - (gable ? 0 : 30), width + 12, gable ? 14 : 44, band);
  sketch.rect(left, ground - height + 60, width, 40, '#9fb9c0');
  for (let pane = left; pane < left + width; pane += 62)
    sketch.rect(pane, ground - height + 60, 5, 40, darker(cladding, 0.2));
  const gates = 3 + (variant % 3);
  for (let gate = 0; gate < gates; gate += 1) {
    const [x, w] = [left + 40 + (gate * (width - 200)) / gates, Math.min(150, (width - 240) / gates - 26)];
    const open = gate === variant % gates;
    sketch.rect(x - 9, ground - 172, w + 18, 176, '#4a5254');
    sketch.rect(x, ground - 164, w, 168, open ? '#3a4143' : '#e9e6df');
    if (open) {
      for (let box = 0; box < 3; box += 1)
        sketch.rect(
          x + 10 + box * (w / 3.4),
          ground - 54 - (box % 2) * 26,
          w / 4,
          54 + (box % 2) * 26,
          CARTONS[box] ?? '#c9a87c',
        );
      sketch.rect(x, ground - 164, w, 40, '#e9e6df');
    } else for (let panel = 0; panel < 6; panel += 1) sketch.rect(x, ground - 164 + panel * 28, w, 3, '#c5c1b8');
    sketch.rect(x - 9, ground - 12, 9, 14, '#e0b84a');
    sketch.rect(x + w, ground - 12, 9, 14, '#e0b84a');
  }
  const door = left + width - 120;
  sketch.rect(door, ground - 118, 62, 120, '#4a5254');
  sketch.rect(door + 9, ground - 106, 44, 60, '#b9cfd3');
  sketch.rect(door - 14, ground - 136, 90, 9, band);
  sketch.rect(0, ground + 4, 1200, 230, sketch.shade('#bdbab3', '#a5a19a'));
  for (let line = 0; line < 7; line += 1)
    sketch.line(
      [
        [120 + line * 160, ground + 40],
        [60 + line * 180, 860],
      ],
      '#e6e3db',
      5,
      'opacity="0.7"',
    );
  drawTruck(sketch, random.between(120, 560), 856, random.pick(BANDS));
  for (const x of [20, 1185]) drawRegionalTree(sketch, random, 'inland', x, ground + 20, random.between(240, 320));
}

function drawTruck(sketch: Sketch, x: number, y: number, colour: string): void {
  sketch.ellipse(x + 210, y + 4, 240, 12, '#22303a', 'opacity="0.22"');
  sketch.rect(x, y - 170, 300, 140, sketch.shade('#fbfaf7', '#e3e0d8'));
  sketch.rect(x, y - 96, 300, 12, colour);
  sketch.rect(x, y - 30, 420, 12, '#3a4143');
  sketch.path(`M${String(Math.round(x + 310))} ${String(Math.round(y - 30))}v-118h66l40 56v62Z`, colour);
  sketch.path(`M${String(Math.round(x + 336))} ${String(Math.round(y - 92))}v-42h34l30 42Z`, '#cfdee1');
  for (const wheel of [60, 116, 362]) {
    sketch.ellipse(x + wheel, y - 18, 25, 25, '#2b2f31');
    sketch.ellipse(x + wheel, y - 18, 11, 11, '#b9bfc0');
  }
}

function drawInside(sketch: Sketch, random: Random, variant: number): void {
  const p = new Perspective(sketch, { scale: 900, x: 600 + random.between(-50, 50), y: 430, eye: 1.8 });
  const [half, back, height] = [6.4, 17, 6];
  const wall = CLADDINGS[((variant - 1) / 2) % CLADDINGS.length] ?? CLADDINGS[0];
  p.panel({ x: [-half, half], y: height, z: [1.4, back] }, lighter(wall, 0.25));
  p.panel({ x: -half, y: [0, height], z: [1.4, back] }, darker(wall, 0.1));
  p.panel({ x: half, y: [0, height], z: [1.4, back] }, darker(wall, 0.04));
  p.panel({ x: [-half, half], y: [0, height], z: back }, lighter(wall, 0.2));
  p.panel({ x: [-half, half], y: 0, z: [1.4, back] }, sketch.shade('#b9b6af', '#cbc8c1'));
  for (let z = 4; z < back; z += 2.6) {
    p.panel({ x: [-half, half], y: [height - 0.5, height - 0.1], z }, darker(wall, 0.25));
    for (const x of [-3, 0.2, 3]) p.panel({ x: [x, x + 0.6], y: height - 0.1, z: [z + 0.3, z + 1.9] }, '#FFFBEF');
  }
  p.panel({ x: [-1.6, 1.6], y: [0, 3.4], z: back }, sketch.shade('#F6F4EC', '#DFE8E4'));
  for (let panel = 0.5; panel < 3.4; panel += 0.5)
    p.panel({ x: [-1.6, 1.6], y: [panel, panel + 0.05], z: back }, '#c9cfcc');
  const band = BANDS[variant % BANDS.length] ?? BANDS[0];
  for (const x of [-2.2, 2.1]) p.panel({ x: [x, x + 0.12], y: 0, z: [2, back] }, '#e0b84a');
  const racks = variant % 4 === 1 ? [-1, 1] : variant % 4 === 3 ? [-1] : [];
  for (let z = 13.4; z >= 4; z -= 3.1)
    for (const side of racks)
      drawRack(p, random, side < 0 ? [-half + 0.2, -half + 1.8] : [half - 1.8, half - 0.2], z, band);
  if (racks.length < 2)
    for (let stack = 0; stack < 5; stack += 1) drawPallet(p, random, random.between(2.5, 5), 5 + stack * 2);
  drawPallet(p, random, -1.9, 6.4);
}

function drawRack(
  p: Perspective,
  random: Random,
  [x0, x1]: readonly [number, number],
  z: number,
  colour: string,
): void {
  for (const level of [0.15, 1.6, 3.05]) {
    p.box({ x: [x0, x1], y: [level - 0.12, level], z: [z, z + 2.9], colour });
    for (let dz = 2; dz >= 0; dz -= 1)
      if (random.chance(0.85))
        p.box({
          x: [x0 + 0.15, x1 - 0.15],
          y: [level, level + random.between(0.7, 1.2)],
          z: [z + dz * 0.95 + 0.08, z + dz * 0.95 + 0.85],
          colour: random.pick(CARTONS),
        });
  }
  for (const x of [x0, x1 - 0.1]) p.box({ x: [x, x + 0.1], y: [0, 4.4], z: [z, z + 0.1], colour: '#3d5474' });
}

function drawPallet(p: Perspective, random: Random, x: number, z: number): void {
  p.shadow([x - 0.1, x + 1.3], [z, z + 1], 0.2);
  p.box({ x: [x, x + 1.2], y: [0, 0.14], z: [z, z + 0.9], colour: '#8a6a4b' });
  for (const [row, count] of [
    [0, 3],
    [1, random.int(2, 3)],
  ] as const)
    for (let box = 0; box < count; box += 1)
      p.box({
        x: [x + box * 0.4 + 0.02, x + box * 0.4 + 0.38],
        y: [0.14 + row * 0.42, 0.54 + row * 0.42],
        z: [z + 0.05, z + 0.85],
        colour: random.pick(CARTONS),
      });
}
