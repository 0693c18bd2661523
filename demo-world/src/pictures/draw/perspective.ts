import { darker, lighter } from './colour';
import type { Point, Sketch } from './sketch';

export interface Box {
  x: readonly [left: number, right: number];
  y: readonly [bottom: number, top: number];
  z: readonly [near: number, far: number];
  colour: string;
  /** Corner radius in metres: edges are drawn round. */
  soft?: number;
  /** Colour of the upper side, by default the colour in the light. */
  top?: string;
}

type Reach = number | readonly [from: number, to: number];

/** Where a flat rectangle lies, in metres. */
export interface Panel {
  x: Reach;
  y: Reach;
  z: Reach;
}

function ends(reach: Reach): readonly [number, number] {
  return typeof reach === 'number' ? [reach, reach] : reach;
}

/** One-point perspective in metres: x to the right, y up from the floor, z away from the eye. */
export class Perspective {
  constructor(
    readonly sketch: Sketch,
    /** Pixels a metre takes one metre away; where the eye looks; height of the eye. */
    readonly camera: { scale: number; x: number; y: number; eye: number },
  ) {}

  at(x: number, y: number, z: number): Point {
    const { scale, x: cx, y: cy, eye } = this.camera;
    return [cx + (scale * x) / z, cy - (scale * (y - eye)) / z];
  }

  /** Pixels per metre at a distance. */
  scaleAt(z: number): number {
    return this.camera.scale / z;
  }

  face(corners: readonly (readonly [x: number, y: number, z: number])[], fill: string, more = ''): void {
    this.sketch.poly(
      corners.map(([x, y, z]) => this.at(x, y, z)),
      fill,
      more,
    );
  }

  /** A flat rectangle along the walls of a room: it has one place in one of the three directions and reaches from one to another in the others. */
  panel({ x, y, z }: Panel, fill: string, more = ''): void {
    const [[x0, x1], [y0, y1], [z0, z1]] = [ends(x), ends(y), ends(z)];
    this.face(
      y0 === y1
        ? [
            [x0, y0, z0],
            [x1, y0, z0],
            [x1, y0, z1],
            [x0, y0, z1],
          ]
        : [
            [x0, y0, z0],
            [x0, y1, z0],
            [x1, y1, z1],
            [x1, y0, z1],
          ],
      fill,
      more,
    );
  }

  /** Something flat on the floor. */
  floor(corners: readonly (readonly [x: number, z: number])[], fill: string, more = '', height = 0): void {
    this.face(
      corners.map(([x, z]) => [x, height, z] as const),
      fill,
      more,
    );
  }

  /** A soft shadow on the floor under something. */
  shadow([x0, x1]: readonly [number, number], [z0, z1]: readonly [number, number], opacity = 0.16): void {
    const [left, top] = this.at(x0, 0, z1);
    const [, bottom] = this.at(x0, 0, z0);
    const [right] = this.at(x1, 0, z0);
    const grow = (right - left) * 0.05;
    this.sketch.ellipse(
      (left + right) / 2,
      (top + bottom) / 2 + 2,
      (right - left) / 2 + grow,
      Math.max(6, (bottom - top) * 0.72),
      '#22303a',
      `opacity="${String(opacity)}"`,
    );
  }

  /** The sides of a box that the eye sees: what faces it, one flank, the top or the underside. */
  box({ x: [x0, x1], y: [y0, y1], z: [z0, z1], colour, soft = 0, top = lighter(colour, 0.16) }: Box): void {
    const { eye } = this.camera;
    const flank = darker(colour, 0.16);
    const round = (fill: string): string =>
      soft === 0
        ? ''
        : `stroke="${fill}" stroke-width="${(soft * 2 * this.scaleAt(z0)).toFixed(1)}" stroke-linejoin="round"`;
    const [l, r, b, t, n, f] = [x0 + soft, x1 - soft, y0 + soft, y1 - soft, z0 + soft, z1 - soft];
    if (y1 < eye) this.panel({ x: [l, r], y: t, z: [n, f] }, top, round(top));
    if (y0 > eye) this.panel({ x: [l, r], y: b, z: [n, f] }, darker(colour, 0.3), round(darker(colour, 0.3)));
    if (x1 < 0) this.panel({ x: r, y: [b, t], z: [n, f] }, flank, round(flank));
    if (x0 > 0) this.panel({ x: l, y: [b, t], z: [n, f] }, flank, round(flank));
    this.panel({ x: [l, r], y: [b, t], z: n }, colour, round(colour));
  }

  /** Boxes that do not cut each other, those behind first. */
  boxes(boxes: readonly Box[]): void {
    const rest = [...boxes];
    while (rest.length > 0) {
      const next = rest.findIndex((box) => rest.every((other) => other === box || !hides(box, other, this.camera.eye)));
      for (const box of rest.splice(Math.max(0, next), 1)) this.box(box);
    }
  }
}

const EPSILON = 1e-6;

/** Whether the first box stands between the eye and the second one, as far as their walls tell. */
function hides(one: Box, other: Box, eye: number): boolean {
  if (one.z[1] <= other.z[0] + EPSILON) return true;
  if (other.z[1] <= one.z[0] + EPSILON) return false;
  if (one.x[1] <= other.x[0] + EPSILON) return other.x[0] >= 0;
  if (other.x[1] <= one.x[0] + EPSILON) return other.x[1] <= 0;
  if (one.y[1] <= other.y[0] + EPSILON) return other.y[0] > eye;
  if (other.y[1] <= one.y[0] + EPSILON) return one.y[0] < eye;
  return false;
}
