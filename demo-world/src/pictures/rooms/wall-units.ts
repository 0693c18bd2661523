import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import type { Room } from './room-frame';
import type { RoomPalette } from './room-palettes';

/** Shelves with books and things along the wall opposite. */
export function drawBookcase(
  { p, back }: Room,
  random: Random,
  [x0, x1]: readonly [number, number],
  palette: RoomPalette,
): void {
  const { sketch } = p;
  const colour = random.chance(0.5) ? palette.wood : '#f3efe7';
  const top = 2.1;
  p.box({ x: [x0, x1], y: [0, top], z: [back - 0.32, back], colour });
  const z = back - 0.32;
  const unit = p.scaleAt(z);
  const shelves = 5;
  const columns = Math.max(1, Math.round((x1 - x0) / 0.8));
  const width = (x1 - x0 - 0.04) / columns;
  for (let column = 0; column < columns; column += 1) {
    for (let shelf = 0; shelf < shelves; shelf += 1) {
      const [left, bottom] = p.at(x0 + 0.04 + column * width, 0.08 + (shelf * (top - 0.08)) / shelves, z);
      const [w, h] = [(width - 0.04) * unit, ((top - 0.08) / shelves - 0.04) * unit];
      sketch.rect(left, bottom - h, w, h, shelf === 0 ? lighter(colour, 0.08) : darker(colour, 0.34));
      if (shelf === 0) continue;
      sketch.rect(left, bottom - h, w, 4, '#22303a', 'opacity="0.3"');
      let x = left + 3;
      const full = random.between(0.45, 0.95);
      while (x < left + w * full) {
        const thick = random.between(0.022, 0.05) * unit;
        const tall = h * random.between(0.6, 0.9);
        sketch.rect(
          x,
          bottom - tall,
          thick,
          tall,
          random.pick([palette.fabric, ...palette.accents, '#e9dfcb', '#7d8a8c', palette.second]),
        );
        x += thick + 0.8;
      }
      if (full < 0.75)
        sketch.ellipse(left + w * 0.87, bottom - h * 0.22, w * 0.08, h * 0.22, random.pick(palette.accents));
    }
  }
}

/** A television on the wall opposite; it is off. */
export function drawTelevision({ p, back }: Room, [x0, x1]: readonly [number, number], y: number): void {
  const [left, top] = p.at(x0, y + (x1 - x0) * 0.56, back - 0.04);
  const [right, bottom] = p.at(x1, y, back - 0.04);
  p.sketch.rect(left - 3, top - 3, right - left + 6, bottom - top + 6, '#1f2527', 'rx="4"');
  p.sketch.rect(left, top, right - left, bottom - top, p.sketch.shade('#39474c', '#262f33'));
  p.sketch.poly(
    [
      [left, top],
      [left + (right - left) * 0.45, top],
      [left + (right - left) * 0.2, bottom],
      [left, bottom],
    ],
    '#ffffff',
    'opacity="0.05"',
  );
}
