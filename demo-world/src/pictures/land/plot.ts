import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { PAGE, pathOf, short, Sketch, type Point } from '../draw/sketch';
import { drawMountains, drawPlain, drawWoodedHills } from '../scenery/nature';
import { drawRoofs, drawSmallHouse } from '../scenery/roofs';
import { drawSea } from '../scenery/sea';
import { drawBush, drawCypress, drawOlive, drawPine, drawTree, drawTufts } from '../scenery/trees';

const MOODS: readonly Mood[] = ['day', 'morning', 'day', 'evening', 'overcast', 'day'];
type Use = 'olives' | 'vineyard' | 'dry' | 'meadow' | 'field' | 'orchard' | 'building';

/** A plot of land with its boundary, in the landscape of its region. */
export function drawPlot(variant: number, random: Random, region: 'coast' | 'inland'): string {
  const sketch = new Sketch();
  const uses: readonly Use[] =
    region === 'coast'
      ? ['olives', 'building', 'dry', 'vineyard', 'building', 'meadow']
      : ['field', 'building', 'meadow', 'orchard', 'building', 'vineyard'];
  const use = uses[variant % uses.length] ?? 'meadow';
  const line = random.between(370, 450);
  drawDistance(sketch, random, region, variant, line);
  const [far, near] =
    region === 'coast'
      ? random.pick([
          ['#bdb98a', '#9aa173'],
          ['#c9bd94', '#a8a377'],
        ] as const)
      : random.pick([
          ['#a9c184', '#7f9f63'],
          ['#b7c586', '#8aa665'],
        ] as const);
  sketch.path(`M0 ${short(line + 6)}Q600 ${short(line - 26)} 1200 ${short(line + 10)}V900H0Z`, sketch.shade(far, near));
  const corners: readonly Point[] = [
    [random.between(250, 330), line + random.between(70, 100)],
    [random.between(860, 960), line + random.between(50, 90)],
    [random.between(1060, 1150), 800],
    [random.between(60, 140), 846],
  ];
  drawSurroundings(sketch, random, region, line);
  const soil = {
    olives: '#c9b98c',
    vineyard: '#bfa578',
    dry: '#c4bd92',
    meadow: lighter(far, 0.12),
    field: '#cdb877',
    orchard: '#a9bf80',
    building: lighter(near, 0.18),
  }[use];
  sketch.poly(corners, soil);
  drawUse(sketch, random, use, corners);
  sketch.stroke(`${pathOf(corners)}Z`, '#ffffff', 5, 'stroke-dasharray="20 13"');
  for (const [x, y] of corners) sketch.rect(x - 9, y - 9, 18, 18, '#a8123e');
  drawTufts(sketch, random, { x: 0, y: 800, width: 1200, height: 100 }, 46, darker(near, 0.2));
  drawForeground(sketch, random, region);
  return lightUp(finish(sketch, variant % 2 === 1), MOODS[variant % MOODS.length] ?? 'day');
}

function drawDistance(sketch: Sketch, random: Random, region: 'coast' | 'inland', variant: number, line: number): void {
  const area = { ...PAGE, height: line + 20 };
  if (region === 'coast') {
    drawSea(sketch, random, area, {
      horizon: random.between(0.66, 0.8),
      boats: random.int(1, 3),
      sun: variant % 6 === 3,
    });
    if (variant % 3 === 1)
      drawRoofs(
        sketch,
        random,
        { x: random.pick([-60, 760]), y: line - 64, width: 420, height: 66 },
        { rows: 2, rise: 0.4, size: 62 },
      );
  } else if (variant % 3 === 0) drawPlain(sketch, random, area, { horizon: 0.86 });
  else if (variant % 3 === 1) drawWoodedHills(sketch, random, area, { horizon: 0.66 });
  else drawMountains(sketch, random, area);
}

/** Neighbours' trees and houses behind the plot. */
function drawSurroundings(sketch: Sketch, random: Random, region: 'coast' | 'inland', line: number): void {
  for (let house = random.int(0, 3); house > 0; house -= 1) {
    const width = random.between(70, 110);
    drawSmallHouse(
      sketch,
      random,
      random.chance(0.5) ? random.between(10, 220) : random.between(900, 1100),
      line + random.between(36, 60),
      width,
      width * 0.6,
    );
  }
  for (let x = 0; x < 1200; x += random.between(60, 150)) {
    const y = line + random.between(6, 36);
    if (region === 'inland') drawTree(sketch, random, x, y, random.between(70, 120));
    else if (random.chance(0.3)) drawCypress(sketch, x, y, random.between(80, 130));
    else drawBush(sketch, random, x, y, random.between(40, 80), null, '#7d9a6c');
  }
}

/** A point of the plot: u from left to right, v from far to near. */
function inPlot([a, b, c, d]: readonly Point[], u: number, v: number): Point {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [0, 0];
  const deep = v ** 1.5;
  const [lx, ly, rx, ry] = [
    a[0] + (d[0] - a[0]) * deep,
    a[1] + (d[1] - a[1]) * deep,
    b[0] + (c[0] - b[0]) * deep,
    b[1] + (c[1] - b[1]) * deep,
  ];
  return [lx + (rx - lx) * u, ly + (ry - ly) * u];
}

function drawUse(sketch: Sketch, random: Random, use: Use, corners: readonly Point[]): void {
  const rows = use === 'vineyard' ? 9 : 6;
  if (use === 'olives' || use === 'orchard') {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        const [x, y] = inPlot(corners, (column + 0.5) / 8, (row + 0.55) / rows);
        const size = 42 + (y - 400) * 0.26;
        if (use === 'olives') drawOlive(sketch, random, x, y, size * 1.05);
        else drawTree(sketch, random, x, y, size * 1.1, random.pick(['#6d9a63', '#7aa267', '#86ab6c']));
      }
    }
  } else if (use === 'vineyard') {
    for (let row = 1; row < rows; row += 1) {
      for (let step = 0; step < 46; step += 1) {
        const [x, y] = inPlot(corners, (step + random.next()) / 46, row / rows);
        const size = 8 + (y - 400) * 0.045;
        sketch.ellipse(
          x,
          y - size,
          size * 1.25,
          size,
          step % 3 === 0 ? '#86a860' : step % 3 === 1 ? '#6f9452' : '#5f8448',
        );
      }
    }
  } else if (use === 'field') {
    for (let stripe = 0; stripe < 22; stripe += 1) {
      const [x0, y0] = inPlot(corners, stripe / 22, 0);
      const [x1, y1] = inPlot(corners, stripe / 22, 1);
      sketch.line(
        [
          [x0, y0],
          [x1, y1],
        ],
        stripe % 2 === 0 ? '#b79f5e' : '#dcc98c',
        7,
        'opacity="0.55"',
      );
    }
  } else {
    for (let tuft = 0; tuft < 60; tuft += 1) {
      const [x, y] = inPlot(corners, random.next(), random.next());
      sketch.path(`M${short(x - 6)} ${short(y)}l4 -11l3 7l4 -9l4 13Z`, '#6f8a52', 'opacity="0.5"');
    }
    for (let bush = 0; bush < (use === 'building' ? 2 : 9); bush += 1) {
      const [x, y] = inPlot(corners, random.between(0.05, 0.95), random.between(0.1, 0.8));
      drawBush(sketch, random, x, y, 30 + (y - 400) * 0.14, use === 'dry' ? '#e0c95f' : null, '#7d9a6c');
    }
    if (use === 'building') drawHouseOutline(sketch, corners);
  }
}

/** Where a house could stand, as on a surveyor's sketch. */
function drawHouseOutline(sketch: Sketch, corners: readonly Point[]): void {
  const foot = [
    [0.32, 0.35],
    [0.66, 0.35],
    [0.7, 0.72],
    [0.28, 0.72],
  ].map(([u = 0, v = 0]) => inPlot(corners, u, v));
  const [a, b, c, d] = foot;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  sketch.poly(foot, '#ffffff', 'opacity="0.35"');
  const up = (point: Point, height: number): Point => [point[0], point[1] - height];
  const ridge: readonly Point[] = [
    up([(a[0] + d[0]) / 2, (a[1] + d[1]) / 2], 176),
    up([(b[0] + c[0]) / 2, (b[1] + c[1]) / 2], 176),
  ];
  const dashed = 'stroke-dasharray="9 7" stroke-linejoin="round"';
  sketch.poly([d, c, up(c, 110), up(d, 110)], '#ffffff', 'opacity="0.28"');
  sketch.poly([up(d, 110), up(c, 110), ridge[1] ?? c, ridge[0] ?? d], '#ffffff', 'opacity="0.4"');
  sketch.stroke(
    `${pathOf([d, c, up(c, 110), up(d, 110)])}Z${pathOf([up(d, 110), ridge[0] ?? d, ridge[1] ?? c, up(c, 110)])}${pathOf([c, b, up(b, 88), ridge[1] ?? c])}`,
    '#ffffff',
    3,
    dashed,
  );
}

function drawForeground(sketch: Sketch, random: Random, region: 'coast' | 'inland'): void {
  const side = random.chance(0.5) ? random.between(0, 60) : random.between(1140, 1200);
  if (region === 'inland') drawTree(sketch, random, side, 910, random.between(360, 470));
  else if (random.chance(0.5)) drawPine(sketch, random, side, 910, random.between(440, 540));
  else drawOlive(sketch, random, side, 910, random.between(300, 360));
}
