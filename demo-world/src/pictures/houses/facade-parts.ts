import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { short, type Rect, type Sketch } from '../draw/sketch';

/** Glass with a cross of frames; a warm light behind some. */
export function drawPane(
  sketch: Sketch,
  { x, y, width, height }: Rect,
  { frame = '#fbfaf7', lit = false, cross = true }: { frame?: string; lit?: boolean; cross?: boolean } = {},
): void {
  const edge = Math.max(2, width * 0.06);
  sketch.rect(x - edge, y - edge, width + 2 * edge, height + 2 * edge, frame);
  sketch.rect(x, y, width, height, lit ? sketch.shade('#FFE2A6', '#F7CF8B') : sketch.shade('#56717b', '#8aa3a8'));
  if (!lit)
    sketch.poly(
      [
        [x, y],
        [x + width * 0.6, y],
        [x + width * 0.2, y + height],
        [x, y + height],
      ],
      '#ffffff',
      'opacity="0.12"',
    );
  sketch.rect(x + width / 2 - edge / 3, y, edge / 1.5, height, frame);
  if (cross) sketch.rect(x, y + height * 0.36, width, edge / 1.5, frame);
  sketch.rect(x, y, width, edge * 0.8, '#22303a', 'opacity="0.25"');
}

/** Wooden shutters with slats left and right of a window, or closed over it. */
export function drawShutters(sketch: Sketch, { x, y, width, height }: Rect, colour: string, closed = false): void {
  const leaf = width / 2;
  for (const left of closed ? [x, x + leaf] : [x - leaf - width * 0.08, x + width * 1.08]) {
    sketch.rect(left, y - 2, leaf, height + 4, colour);
    sketch.rect(left, y - 2, leaf * 0.09, height + 4, darker(colour, 0.2));
    for (let slat = y + height * 0.05; slat < y + height - 4; slat += Math.max(5, height * 0.062))
      sketch.rect(left + leaf * 0.16, slat, leaf * 0.68, Math.max(2, height * 0.025), darker(colour, 0.25));
  }
}

/** A roof of tiles: rows of half round, each row a shade of its own. Given by its eaves and its ridge. */
export function drawTiledRoof(
  sketch: Sketch,
  random: Random,
  {
    left,
    right,
    eaves,
    ridge,
    ridgeLeft,
    ridgeRight,
    colour,
  }: {
    left: number;
    right: number;
    eaves: number;
    ridge: number;
    ridgeLeft: number;
    ridgeRight: number;
    colour: string;
  },
): void {
  const rows = Math.max(4, Math.round((eaves - ridge) / 15));
  const d = `M${short(left)} ${short(eaves)}L${short(ridgeLeft)} ${short(ridge)}L${short(ridgeRight)} ${short(ridge)}L${short(right)} ${short(eaves)}Z`;
  sketch.path(d, sketch.shade(darker(colour, 0.1), lighter(colour, 0.1)));
  sketch.inside(d, () => {
    const height = (eaves - ridge) / rows;
    for (let row = 0; row < rows; row += 1) {
      const y = ridge + row * height;
      sketch.rect(left, y + height - 2.5, right - left, 2.5, darker(colour, 0.26), 'opacity="0.55"');
      const stones = Math.round((right - left) / 64);
      for (let stone = 0; stone < stones; stone += 1) {
        if (random.chance(0.55))
          sketch.rect(
            left + random.next() * (right - left),
            y,
            random.between(18, 44),
            height - 2,
            random.chance(0.5) ? lighter(colour, 0.16) : darker(colour, 0.12),
            'opacity="0.5"',
          );
      }
    }
    let verticals = '';
    for (let x = left; x < right; x += 20)
      verticals += `M${short(x)} ${short(eaves)}L${short(ridgeLeft + ((x - left) / (right - left)) * (ridgeRight - ridgeLeft))} ${short(ridge)}`;
    sketch.stroke(verticals, darker(colour, 0.3), 1.4, 'opacity="0.35"');
  });
  sketch.rect(left - 2, eaves - 3, right - left + 4, 8, darker(colour, 0.32));
  sketch.rect(ridgeLeft - 3, ridge - 5, ridgeRight - ridgeLeft + 6, 8, lighter(colour, 0.12));
}

const STONES = ['#efe7d8', '#e6dac4', '#f3ecdf', '#dccdb3', '#e9dfcc', '#d6c7ad'] as const;

/** A wall of natural stone. */
export function drawStoneWall(sketch: Sketch, random: Random, area: Rect, course = 26): void {
  sketch.fill(area, '#c9bba2');
  sketch.insideRect(area, () => {
    for (let y = area.y; y < area.y + area.height; y += course) {
      for (let x = area.x - random.next() * course; x < area.x + area.width;) {
        const width = course * random.between(1, 2.3);
        sketch.rect(x + 1, y + 1, width - 2.4, course - 2.4, random.pick(STONES), 'rx="3"');
        x += width;
      }
    }
  });
  sketch.rect(
    area.x,
    area.y,
    area.width,
    area.height,
    sketch.fade([
      [0, '#22303a', 0.02],
      [1, '#22303a', 0.1],
    ]),
  );
}

/** Thin bars with a handrail. */
export function drawRailing(sketch: Sketch, x: number, y: number, width: number, height: number, colour: string): void {
  sketch.rect(x, y, width, 4, colour);
  let bars = '';
  for (let bar = x + 3; bar < x + width; bar += 9) bars += `M${short(bar)} ${short(y)}V${short(y + height)}`;
  sketch.stroke(bars, colour, 2);
  sketch.rect(x, y + height - 3, width, 3, colour);
}

/** A car from the side. */
export function drawCar(sketch: Sketch, x: number, y: number, length: number, colour: string): void {
  const h = length * 0.3;
  sketch.ellipse(x + length / 2, y + 2, length * 0.54, length * 0.04, '#22303a', 'opacity="0.25"');
  sketch.path(
    `M${short(x)} ${short(y - h * 0.2)}q0 ${short(-h * 0.42)} ${short(length * 0.16)} ${short(-h * 0.42)}l${short(length * 0.14)} ${short(-h * 0.36)}q${short(length * 0.03)} ${short(-h * 0.06)} ${short(length * 0.08)} ${short(-h * 0.06)}h${short(length * 0.24)}q${short(length * 0.06)} 0 ${short(length * 0.1)} ${short(h * 0.08)}l${short(length * 0.12)} ${short(h * 0.34)}q${short(length * 0.16)} ${short(h * 0.04)} ${short(length * 0.16)} ${short(h * 0.42)}v${short(h * 0.14)}h${short(-length)}Z`,
    sketch.shade(lighter(colour, 0.2), darker(colour, 0.12)),
  );
  sketch.path(
    `M${short(x + length * 0.22)} ${short(y - h * 0.66)}l${short(length * 0.11)} ${short(-h * 0.26)}h${short(length * 0.15)}v${short(h * 0.26)}Z`,
    '#cfdee1',
  );
  sketch.path(
    `M${short(x + length * 0.51)} ${short(y - h * 0.66)}v${short(-h * 0.26)}h${short(length * 0.12)}l${short(length * 0.12)} ${short(h * 0.26)}Z`,
    '#bdd0d5',
  );
  for (const wheel of [0.21, 0.78]) {
    sketch.ellipse(x + length * wheel, y - h * 0.06, length * 0.088, length * 0.088, '#2b2f31');
    sketch.ellipse(x + length * wheel, y - h * 0.06, length * 0.045, length * 0.045, '#b9bfc0');
  }
  sketch.rect(x + length * 0.96, y - h * 0.42, length * 0.035, h * 0.12, '#fff1cf', 'rx="2"');
}
