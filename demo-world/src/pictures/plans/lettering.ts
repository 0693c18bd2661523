import { pathOf, type Point, type Sketch } from '../draw/sketch';

/**
 * Letters of a draughtsman, drawn as lines on a grid of 4 by 6 (0 0 is the lower left corner): plans look the same on
 * every machine, whatever fonts it has. Points are pairs of digits, strokes are
 * parted by bars.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '00 26 40|12 32',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '46 06 00 40|03 33',
  F: '46 06 00|03 33',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '36 31 20 10 01',
  K: '00 06|46 03|13 40',
  L: '06 00 40',
  M: '00 06 23 46 40',
  N: '00 06 40 46',
  O: '10 01 05 16 36 45 41 30 10',
  P: '00 06 36 45 44 33 03',
  R: '00 06 36 45 44 33 03|23 40',
  S: '45 36 16 05 04 13 33 42 41 30 10 01',
  T: '06 46|26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  Z: '06 46 00 40',
  Đ: '00 06 26 44 42 20 00|03 23',
  Š: '45 36 16 05 04 13 33 42 41 30 10 01|18 27 38',
  Č: '45 36 16 05 01 10 30 41|18 27 38',
  Ć: '45 36 16 05 01 10 30 41|27 38',
  Ž: '06 46 00 40|18 27 38',
  0: '10 01 05 16 36 45 41 30 10',
  1: '14 26 20',
  2: '05 16 36 45 44 00 40',
  3: '05 16 36 45 44 33 42 41 30 10 01|23 33',
  4: '36 02 42|33 30',
  5: '46 06 03 33 42 41 30 10 01',
  6: '36 16 05 01 10 30 41 42 33 03',
  7: '06 46 20',
  8: '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  9: '10 30 41 45 36 16 05 04 13 43',
  '.': '20 21',
  '²': '17 28 37 36 14 34',
  '×': '11 35|15 31',
  '/': '00 46',
  '-': '13 33',
};

function strokesOf(letter: string): Point[][] {
  return (STROKES[letter] ?? '')
    .split('|')
    .map((stroke) => stroke.split(' ').map((point): Point => [Number(point[0]), Number(point[1])]));
}

/** Width of a text in units of its height. */
export function textWidth(text: string, height: number): number {
  return [...text].reduce((sum, letter) => sum + advance(letter), -1.4) * (height / 6);
}

function advance(letter: string): number {
  if (letter === ' ') return 2.6;
  return letter === ',' || letter === '.' ? 3.2 : 5.4;
}

/** Writes a text in capitals, its middle at x, its foot at y. */
export function writeText(sketch: Sketch, text: string, x: number, y: number, height: number, colour: string): void {
  const unit = height / 6;
  let left = x - textWidth(text, height) / 2;
  let d = '';
  for (const letter of text) {
    if (letter === 'm') d += smallM(left, y, unit);
    // Below the line, where the grid does not reach.
    else if (letter === ',')
      d += pathOf([
        [left + 1.6 * unit, y - 0.5 * unit],
        [left + 0.7 * unit, y + 1.4 * unit],
      ]);
    else
      for (const points of strokesOf(letter))
        if (points.length > 1) d += pathOf(points.map(([px, py]) => [left + px * unit, y - py * unit]));
    left += advance(letter) * unit;
  }
  sketch.stroke(d, colour, Math.max(1.6, height * 0.13), 'stroke-linecap="round" stroke-linejoin="round"');
}

/** The unit keeps its small letter. */
function smallM(left: number, y: number, unit: number): string {
  const at = (px: number, py: number): Point => [left + px * unit, y - py * unit];
  return (
    pathOf([at(0, 0), at(0, 4), at(1.4, 4), at(2, 3.4), at(2, 0)]) +
    pathOf([at(2, 3.4), at(2.6, 4), at(3.6, 4), at(4, 3.4), at(4, 0)])
  );
}
