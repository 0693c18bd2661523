import type { Random } from '../../random';
import { darker, lighter } from '../draw/colour';
import { pathOf, short, type Sketch } from '../draw/sketch';

const GREENS = ['#5f8f5c', '#6d9a63', '#4f8060', '#7aa267', '#58875a'] as const;

/** A tree with a crown of leaves in balls, lit from the upper left. `height` in pixels, `y` is the ground. */
export function drawTree(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  height: number,
  green: string = random.pick(GREENS),
): void {
  const radius = height * 0.3;
  sketch.ellipse(x, y, radius * 1.1, radius * 0.16, '#22303a', 'opacity="0.16"');
  sketch.poly(
    [
      [x - height * 0.022, y],
      [x - height * 0.013, y - height * 0.55],
      [x + height * 0.013, y - height * 0.55],
      [x + height * 0.022, y],
    ],
    '#6d5442',
  );
  const balls = Array.from({ length: 11 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.next()) * radius * 0.82;
    return {
      x: x + Math.cos(angle) * distance,
      y: y - height * 0.66 + Math.sin(angle) * distance * 0.92,
      r: radius * random.between(0.4, 0.58),
    };
  });
  for (const ball of balls)
    sketch.ellipse(ball.x + radius * 0.07, ball.y + radius * 0.1, ball.r, ball.r, darker(green, 0.25));
  for (const ball of balls.slice(0, 8))
    sketch.ellipse(ball.x - radius * 0.05, ball.y - radius * 0.06, ball.r * 0.8, ball.r * 0.8, green);
  for (const ball of balls.slice(0, 5))
    sketch.ellipse(ball.x - radius * 0.16, ball.y - radius * 0.2, ball.r * 0.42, ball.r * 0.42, lighter(green, 0.22));
}

export function drawCypress(sketch: Sketch, x: number, y: number, height: number): void {
  const half = height * 0.105;
  const side = (to: number): string =>
    `M${short(x)} ${short(y - height)}C${short(x + to * 0.5)} ${short(y - height * 0.8)} ${short(x + to * 1.15)} ${short(y - height * 0.35)} ${short(x + to * 0.7)} ${short(y)}`;
  sketch.ellipse(x, y, half * 1.5, half * 0.25, '#22303a', 'opacity="0.16"');
  sketch.path(
    `${side(half)}L${short(x - half * 0.7)} ${short(y)}C${short(x - half * 1.15)} ${short(y - height * 0.35)} ${short(x - half * 0.5)} ${short(y - height * 0.8)} ${short(x)} ${short(y - height)}Z`,
    '#2c5344',
  );
  sketch.path(
    `M${short(x)} ${short(y - height)}C${short(x - half * 0.5)} ${short(y - height * 0.8)} ${short(x - half * 1.15)} ${short(y - height * 0.35)} ${short(x - half * 0.7)} ${short(y)}L${short(x - half * 0.05)} ${short(y)}C${short(x - half * 0.2)} ${short(y - height * 0.4)} ${short(x - half * 0.1)} ${short(y - height * 0.7)} ${short(x)} ${short(y - height)}Z`,
    '#3d6b55',
  );
}

/** A Mediterranean pine: bare leaning stem, flat crown. */
export function drawPine(sketch: Sketch, random: Random, x: number, y: number, height: number): void {
  const lean = random.between(-0.12, 0.12) * height;
  sketch.stroke(
    `M${short(x)} ${short(y)}Q${short(x + lean * 0.2)} ${short(y - height * 0.5)} ${short(x + lean)} ${short(y - height * 0.8)}`,
    '#6b4c3a',
    height * 0.035,
  );
  const top = y - height * 0.84;
  for (const [dx, dy, rx, shade] of [
    [-0.2, 0.03, 0.2, 0.2],
    [0.2, 0.02, 0.21, 0.2],
    [0, -0.05, 0.3, 0.1],
    [-0.1, -0.09, 0.18, 0],
    [0.13, -0.08, 0.16, 0],
  ] as const) {
    sketch.ellipse(
      x + lean + dx * height,
      top + dy * height,
      rx * height,
      rx * height * 0.38,
      shade === 0 ? '#3f7257' : darker('#376650', shade),
    );
  }
}

export function drawPalm(sketch: Sketch, random: Random, x: number, y: number, height: number): void {
  const lean = random.between(-0.06, 0.06) * height;
  const [headX, headY] = [x + lean, y - height * 0.78];
  sketch.stroke(
    `M${short(x)} ${short(y)}Q${short(x)} ${short(y - height * 0.4)} ${short(headX)} ${short(headY)}`,
    '#8a6a4d',
    height * 0.045,
  );
  for (const angle of [-2.9, -2.5, -2.05, -1.57, -1.1, -0.65, -0.25, 0.1, 3.05]) {
    const length = height * random.between(0.3, 0.36);
    const [tipX, tipY] = [headX + Math.cos(angle) * length, headY + Math.sin(angle) * length * 0.6 + length * 0.32];
    const [bendX, bendY] = [
      headX + Math.cos(angle) * length * 0.6,
      headY + Math.sin(angle) * length * 0.75 - length * 0.08,
    ];
    const fat = height * 0.03;
    sketch.path(
      `M${short(headX)} ${short(headY)}Q${short(bendX)} ${short(bendY - fat)} ${short(tipX)} ${short(tipY)}Q${short(bendX)} ${short(bendY + fat * 1.6)} ${short(headX)} ${short(headY + fat * 0.4)}Z`,
      angle < -1.57 ? '#4a7d58' : '#3a6a4c',
    );
  }
}

export function drawSpruce(sketch: Sketch, x: number, y: number, height: number, green = '#3d6650'): void {
  sketch.rect(x - height * 0.02, y - height * 0.1, height * 0.04, height * 0.1, '#5d4636');
  for (const [from, to, half] of [
    [0.06, 0.52, 0.21],
    [0.3, 0.76, 0.165],
    [0.55, 1, 0.115],
  ] as const) {
    sketch.poly(
      [
        [x - half * height, y - from * height],
        [x, y - to * height],
        [x + half * height, y - from * height],
      ],
      green,
    );
    sketch.poly(
      [
        [x, y - to * height],
        [x + half * height, y - from * height],
        [x + half * height * 0.1, y - from * height],
      ],
      darker(green, 0.22),
    );
  }
}

export function drawBush(
  sketch: Sketch,
  random: Random,
  x: number,
  y: number,
  width: number,
  blossom: string | null = null,
  green: string = random.pick(GREENS),
): void {
  const radius = width * 0.24;
  for (let ball = 0; ball < 6; ball += 1) {
    const [bx, by] = [x + random.between(-0.34, 0.34) * width, y - radius * random.between(0.5, 1.3)];
    sketch.ellipse(bx, by, radius, radius * 0.9, ball < 3 ? darker(green, 0.2) : green);
    if (ball > 2)
      sketch.ellipse(bx - radius * 0.25, by - radius * 0.3, radius * 0.45, radius * 0.4, lighter(green, 0.18));
  }
  if (blossom === null) return;
  for (let flower = 0; flower < 9; flower += 1) {
    sketch.ellipse(
      x + random.between(-0.45, 0.45) * width,
      y - random.between(0.08, 0.5) * width,
      width * 0.04,
      width * 0.04,
      flower % 3 === 0 ? lighter(blossom, 0.3) : blossom,
    );
  }
}

export function drawOlive(sketch: Sketch, random: Random, x: number, y: number, height: number): void {
  sketch.ellipse(x + height * 0.1, y, height * 0.42, height * 0.07, '#22303a', 'opacity="0.2"');
  sketch.stroke(
    `M${short(x)} ${short(y)}Q${short(x - height * 0.06)} ${short(y - height * 0.22)} ${short(x + height * 0.02)} ${short(y - height * 0.45)}`,
    '#75614d',
    height * 0.08,
  );
  for (let ball = 0; ball < 12; ball += 1) {
    const radius = height * random.between(0.11, 0.17);
    const [bx, by] = [x + random.between(-0.3, 0.3) * height, y - height * random.between(0.42, 0.85)];
    sketch.ellipse(bx, by, radius, radius * 0.85, ball < 5 ? '#728a68' : ball < 9 ? '#8ba37c' : '#a5b994');
  }
}

/** Grass in tufts, so that meadows are not flat paint. */
export function drawTufts(
  sketch: Sketch,
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  count: number,
  colour: string,
): void {
  for (let tuft = 0; tuft < count; tuft += 1) {
    const [x, y] = [area.x + random.next() * area.width, area.y + random.next() ** 0.7 * area.height];
    const size = 5 + 9 * ((y - area.y) / area.height);
    sketch.path(
      `${pathOf([
        [x - size * 0.5, y],
        [x - size * 0.25, y - size],
        [x, y - size * 0.3],
        [x + size * 0.3, y - size * 1.1],
        [x + size * 0.5, y],
      ])}Z`,
      colour,
      'opacity="0.5"',
    );
  }
}
