import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { finish } from '../draw/finish';
import { lightUp, type Mood } from '../draw/light';
import { short, Sketch } from '../draw/sketch';
import { drawBush, drawCypress, drawOlive, drawPalm, drawPine } from '../scenery/trees';
import { drawPane, drawShutters, drawStoneWall, drawTiledRoof } from './facade-parts';
import { drawBackground } from './street';

const MOODS: readonly Mood[] = ['day', 'evening', 'morning', 'day', 'dusk', 'day', 'overcast'];
const POOLS = [
  ['#5fc0c6', '#2f98a4'],
  ['#7fcbd0', '#3f9fb0'],
  ['#6dbfb8', '#2f8f92'],
  ['#86c9dc', '#3d8fb5'],
] as const;

/** A villa with its pool: modern, of stone, or in the old style. */
export function drawVilla(variant: number, random: Random): string {
  const sketch = new Sketch();
  const ground = 600;
  const mood = MOODS[(variant * 2) % MOODS.length] ?? 'day';
  drawBackground(sketch, random, 'coast', ground);
  for (let x = 20; x < 1200; x += random.between(120, 240)) {
    if (random.chance(0.5)) drawCypress(sketch, x, ground + 6, random.between(200, 290));
    else if (random.chance(0.4)) drawPine(sketch, random, x, ground + 6, random.between(240, 310));
  }
  const lit = mood === 'dusk' || mood === 'evening';
  const [left, width] = [random.between(200, 280), random.between(620, 720)];
  if (variant % 3 === 2) drawClassicVilla(sketch, random, left, width, ground, lit);
  else
    drawModernVilla(sketch, random, { left, width, ground, lit, upper: variant % 2 === 0, stone: variant % 3 === 0 });
  drawTerrace(sketch, random, ground, variant);
  drawPalm(sketch, random, random.chance(0.5) ? 70 : 1130, ground + 70, random.between(300, 380));
  drawOlive(sketch, random, random.chance(0.5) ? 170 : 1040, ground + 34, random.between(170, 220));
  for (let x = 40; x < 1190; x += random.between(110, 220))
    if (x < left || x > left + width)
      drawBush(
        sketch,
        random,
        x,
        ground + 20,
        random.between(70, 110),
        random.pick(['#9a7fb8', '#c23f7c', '#e9e4f0']),
        '#7d9a6c',
      );
  return lightUp(finish(sketch, variant % 4 > 1), mood);
}

function drawGlass(sketch: Sketch, x: number, y: number, width: number, height: number, lit: boolean): void {
  sketch.rect(x - 4, y - 4, width + 8, height + 4, '#3a4143');
  sketch.rect(
    x,
    y,
    width,
    height,
    lit
      ? sketch.shade('#F7DDA6', '#EBC489')
      : sketch.fade([
          [0, '#7fa4ae'],
          [0.5, '#d9dccb'],
          [1, '#93b0b3'],
        ]),
  );
  sketch.rect(x + width * 0.08, y + height * 0.62, width * 0.22, height * 0.2, lit ? '#B98F5E' : '#b9c0b4');
  sketch.poly(
    [
      [x + width * 0.2, y + height],
      [x + width * 0.42, y],
      [x + width * 0.56, y],
      [x + width * 0.34, y + height],
    ],
    '#ffffff',
    'opacity="0.2"',
  );
  const panes = Math.max(2, Math.round(width / 90));
  for (let pane = 1; pane < panes; pane += 1) sketch.rect(x + (width * pane) / panes - 2, y, 4, height, '#3a4143');
}

function drawModernVilla(
  sketch: Sketch,
  random: Random,
  {
    left,
    width,
    ground,
    lit,
    upper,
    stone,
  }: { left: number; width: number; ground: number; lit: boolean; upper: boolean; stone: boolean },
): void {
  const plaster = random.pick(['#fbfaf7', '#f3efe6', '#efece6']);
  const height = 180;
  const y = ground - height;
  const tower = width * 0.3;
  if (upper) {
    const [ux, uw, uh] = [left + width * random.between(0.22, 0.34), width * 0.56, 150];
    sketch.rect(ux, y - uh, uw, uh, sketch.shade(plaster, darker(plaster, 0.08), 'right'));
    sketch.rect(ux - 16, y - uh - 14, uw + 32, 16, lighter(plaster, 0.3));
    drawGlass(sketch, ux + uw * 0.1, y - uh + 26, uw * 0.5, uh - 34, lit);
    sketch.rect(ux + uw * 0.68, y - uh + 26, uw * 0.24, uh - 26, '#a97a50');
    for (let line = 0; line < uw * 0.24; line += 10)
      sketch.rect(ux + uw * 0.68 + line, y - uh + 26, 2, uh - 26, '#8a6240');
    sketch.rect(ux - 40, y - 46, uw * 0.66 + 40, 44, '#dcecec', 'opacity="0.55"');
    sketch.rect(ux - 40, y - 48, uw * 0.66 + 40, 4, '#7d8a8c');
  }
  sketch.rect(left, y, width, height, sketch.shade(plaster, darker(plaster, 0.08), 'right'));
  if (stone)
    drawStoneWall(
      sketch,
      random,
      { x: left, y: upper ? y : y - 36, width: tower, height: upper ? height : height + 36 },
      24,
    );
  else {
    sketch.rect(left, y, tower, height, '#8a6240');
    for (let line = 0; line < tower; line += 11) sketch.rect(left + line, y, 2.5, height, '#6f4d33');
  }
  drawPane(sketch, { x: left + tower * 0.34, y: y + 44, width: tower * 0.34, height: 84 }, { lit, cross: false });
  sketch.rect(left + tower, y - 14, width - tower + 40, 18, lighter(plaster, 0.3));
  sketch.rect(left + tower, y + 4, width - tower + 36, 8, darker(plaster, 0.3));
  drawGlass(sketch, left + tower + 28, y + 22, width - tower - 70, height - 22, lit);
  sketch.rect(left + width + 24, y, 10, height, darker(plaster, 0.06));
}

function drawClassicVilla(
  sketch: Sketch,
  random: Random,
  left: number,
  width: number,
  ground: number,
  lit: boolean,
): void {
  const height = 300;
  const wall = random.pick(['#f0dcb8', '#f4e9d4', '#e9c9ad']);
  const shutter = random.pick(['#3d6b55', '#41636a', '#7d5a3e']);
  sketch.rect(left, ground - height, width, height, sketch.shade(lighter(wall, 0.2), darker(wall, 0.05), 'right'));
  drawTiledRoof(sketch, random, {
    left: left - 30,
    right: left + width + 30,
    eaves: ground - height + 4,
    ridge: ground - height - 96,
    ridgeLeft: left + 96,
    ridgeRight: left + width - 96,
    colour: '#b5583a',
  });
  sketch.rect(left, ground - height + 10, width, 12, '#22303a', 'opacity="0.18"');
  sketch.rect(left, ground - 156, width, 9, lighter(wall, 0.5));
  const arches = 5;
  for (let arch = 0; arch < arches; arch += 1) {
    const x = left + (width * (arch + 0.5)) / arches;
    const pane = { x: x - 24, y: ground - height + 44, width: 48, height: 82 };
    sketch.rect(pane.x - 8, pane.y - 8, 64, 98, lighter(wall, 0.5));
    drawPane(sketch, pane, { lit: lit && random.chance(0.5) });
    drawShutters(sketch, pane, shutter);
    sketch.path(
      `M${short(x - 46)} ${short(ground)}V${short(ground - 84)}A46 44 0 0 1 ${short(x + 46)} ${short(ground - 84)}V${short(ground)}Z`,
      lighter(wall, 0.5),
    );
    sketch.path(
      `M${short(x - 36)} ${short(ground)}V${short(ground - 82)}A36 36 0 0 1 ${short(x + 36)} ${short(ground - 82)}V${short(ground)}Z`,
      lit ? sketch.shade('#F3D49A', '#D9B27C') : sketch.shade('#4f646c', '#8aa3a8'),
    );
    sketch.rect(x - 2, ground - 118, 4, 118, lighter(wall, 0.4));
  }
}

function drawTerrace(sketch: Sketch, random: Random, ground: number, variant: number): void {
  sketch.rect(0, ground, 1200, 900 - ground, sketch.shade('#e9e0cf', '#d8ccb5'));
  for (let x = -1200; x < 2400; x += 130)
    sketch.line(
      [
        [600 + (x - 600) * 0.5, ground],
        [600 + (x - 600) * 1.25, 900],
      ],
      '#c7b99e',
      1.6,
    );
  for (const y of [ground + 26, ground + 62, ground + 112, ground + 180, ground + 258])
    sketch.line(
      [
        [0, y],
        [1200, y],
      ],
      '#c7b99e',
      1.6,
    );
  const grass = variant % 2 === 0;
  if (grass)
    sketch.poly(
      [
        [0, ground + 30],
        [150, ground + 30],
        [30, 900],
        [0, 900],
      ],
      '#94ad72',
    );
  drawPool(sketch, random, ground);
  for (const x of [random.between(70, 130), random.between(960, 1020)]) drawLounger(sketch, x, ground + 74, x < 600);
  drawParasol(
    sketch,
    random.chance(0.5) ? 190 : 1010,
    ground + 84,
    random.pick(['#f3ead6', '#c7574a', '#41636a', '#e0c48a']),
  );
}

function drawPool(sketch: Sketch, random: Random, ground: number): void {
  const [near, far] = [random.between(40, 90), random.between(250, 330)];
  const shift = random.between(-60, 80);
  const edge: readonly (readonly [number, number])[] = [
    [far + shift, ground + 60],
    [1200 - far + shift, ground + 60],
    [1200 - near + shift, 866],
    [near + shift, 866],
  ];
  sketch.poly(edge, '#f8f4ea');
  const [light, deep] = random.pick(POOLS);
  const water = (inset: number): readonly (readonly [number, number])[] => [
    [far + shift + 26 - inset, ground + 72],
    [1200 - far + shift - 26 + inset, ground + 72],
    [1200 - near + shift - 40, 846],
    [near + shift + 40, 846],
  ];
  sketch.poly(water(0), sketch.shade(light, deep));
  sketch.inside(
    `M${water(0)
      .map(([x, y]) => `${short(x)} ${short(y)}`)
      .join('L')}Z`,
    () => {
      sketch.rect(0, ground + 72, 1200, 16, darker(deep, 0.2), 'opacity="0.35"');
      sketch.poly(
        [
          [480, ground + 72],
          [760, ground + 72],
          [860, ground + 190],
          [430, ground + 190],
        ],
        '#ffffff',
        'opacity="0.16"',
      );
      for (let glint = 0; glint < 36; glint += 1) {
        const y = ground + 84 + random.next() * 170;
        sketch.rect(
          random.between(120, 1080),
          y,
          random.between(20, 90) * ((y - ground) / 200),
          2.4,
          '#ffffff',
          `opacity="${short(random.between(0.2, 0.5))}"`,
        );
      }
    },
  );
}

function drawLounger(sketch: Sketch, x: number, y: number, toRight: boolean): void {
  const side = toRight ? 1 : -1;
  sketch.ellipse(x + 56, y + 4, 80, 8, '#22303a', 'opacity="0.16"');
  const head = toRight ? x : x + 116;
  sketch.poly(
    [
      [head, y - 46],
      [head + side * 12, y - 52],
      [head + side * 42, y - 20],
      [head + side * 30, y - 14],
    ],
    '#ffffff',
  );
  sketch.rect(toRight ? x + 26 : x, y - 24, 92, 11, '#ffffff');
  for (const leg of [16, 96]) sketch.rect(x + leg, y - 14, 6, 16, '#a9aeb0');
}

function drawParasol(sketch: Sketch, x: number, y: number, colour: string): void {
  sketch.ellipse(x, y + 2, 66, 9, '#22303a', 'opacity="0.18"');
  sketch.rect(x - 3, y - 176, 6, 178, '#8a7a64');
  sketch.poly(
    [
      [x - 96, y - 138],
      [x, y - 190],
      [x + 96, y - 138],
    ],
    colour,
  );
  sketch.poly(
    [
      [x, y - 190],
      [x + 96, y - 138],
      [x + 30, y - 138],
    ],
    darker(colour, 0.14),
  );
  sketch.poly(
    [
      [x - 96, y - 138],
      [x - 32, y - 138],
      [x, y - 190],
    ],
    lighter(colour, 0.2),
  );
}
