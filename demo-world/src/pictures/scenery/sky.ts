import type { Random } from '../../random';
import type { Rect, Sketch } from '../draw/sketch';
import { short } from '../draw/sketch';

const SKIES = [
  ['#9fc9d6', '#dcebe9', '#f4efe2'],
  ['#8dbdd2', '#cfe3e8', '#eef1e8'],
  ['#a9cbe0', '#dfe9ee', '#f7eddc'],
  ['#93b9cf', '#d9e5e4', '#f3e4cf'],
] as const;

/** Sky down to a horizon, with a few thin clouds. */
export function drawSky(sketch: Sketch, random: Random, area: Rect, horizon: number): void {
  const [top, middle, low] = random.pick(SKIES);
  sketch.rect(
    area.x,
    area.y,
    area.width,
    horizon - area.y + 2,
    sketch.fade([
      [0, top],
      [0.65, middle],
      [1, low],
    ]),
  );
  const unit = area.width / 1200;
  for (let count = random.int(1, 3); count > 0; count -= 1) {
    const width = random.between(140, 320) * unit;
    const x = area.x + random.between(-0.05, 0.9) * area.width;
    const y = area.y + random.between(0.08, 0.6) * (horizon - area.y);
    sketch.ellipse(x, y, width / 2, width * 0.045, '#ffffff', 'opacity="0.55"');
    sketch.ellipse(x + width * 0.2, y + width * 0.045, width * 0.34, width * 0.03, '#ffffff', 'opacity="0.4"');
  }
}

export function drawSun(sketch: Sketch, x: number, y: number, radius: number): void {
  sketch.ellipse(
    x,
    y,
    radius * 4,
    radius * 4,
    sketch.glow([
      [0, '#fff0c9', 0.9],
      [0.3, '#ffe9bd', 0.4],
      [1, '#ffe9bd', 0],
    ]),
  );
  sketch.ellipse(x, y, radius, radius, '#fff4d8');
}

/** Soft hills as a closed path; `base` is their foot, `height` what they rise at most. */
export function drawHills(
  sketch: Sketch,
  random: Random,
  area: Rect,
  {
    base,
    height,
    colour,
    step = 0.09,
    opacity = 1,
  }: { base: number; height: number; colour: string; step?: number; opacity?: number },
): void {
  const stride = area.width * step;
  let x = area.x - stride * random.next();
  let y = base - height * random.between(0.25, 0.8);
  let d = `M${short(x)} ${short(base)}L${short(x)} ${short(y)}`;
  while (x < area.x + area.width) {
    const nextY = base - height * random.between(0.2, 1);
    d += `C${short(x + stride / 2)} ${short(y)} ${short(x + stride / 2)} ${short(nextY)} ${short(x + stride)} ${short(nextY)}`;
    x += stride;
    y = nextY;
  }
  sketch.path(`${d}L${short(x)} ${short(base)}Z`, colour, `opacity="${String(opacity)}"`);
}
