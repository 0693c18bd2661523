export type Point = readonly [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

export const PAGE: Rect = { x: 0, y: 0, width: 1200, height: 900 };

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A drawing in the making, 1200 by 900. What is drawn later covers what was drawn before. */
export class Sketch {
  readonly #defs: string[] = [];
  readonly #parts: string[] = [];
  #ids = 0;

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    if (width > 0 && height > 0)
      this.#parts.push(
        `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${pad(more)}/>`,
      );
  }

  fill({ x, y, width, height }: Rect, fill: string, more = ''): void {
    this.rect(x, y, width, height, fill, more);
  }

  poly(points: readonly Point[], fill: string, more = ''): void {
    this.path(`${pathOf(points)}Z`, fill, more);
  }

  path(d: string, fill: string, more = ''): void {
    this.#parts.push(`<path d="${d}" fill="${fill}"${pad(more)}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): void {
    this.#parts.push(
      `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${pad(more)}/>`,
    );
  }

  line(points: readonly Point[], stroke: string, width: number, more = ''): void {
    this.stroke(pathOf(points), stroke, width, more);
  }

  stroke(d: string, stroke: string, width: number, more = ''): void {
    this.#parts.push(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${pad(more)}/>`);
  }

  /** A fill that changes from the top to the bottom, or from left to right. */
  fade(stops: readonly Stop[], direction: 'down' | 'right' = 'down'): string {
    const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
    return this.#define('linearGradient', `x1="0" y1="0" ${end}`, stops);
  }

  /** A fill that goes from one colour at its beginning to another at its end. */
  shade(from: string, to: string, direction: 'down' | 'right' = 'down'): string {
    return this.fade(
      [
        [0, from],
        [1, to],
      ],
      direction,
    );
  }

  /** A fill that fades from the middle to the edge. */
  glow(stops: readonly Stop[]): string {
    return this.#define('radialGradient', '', stops);
  }

  group(attributes: string, draw: () => void): void {
    this.#parts.push(`<g ${attributes}>`);
    draw();
    this.#parts.push('</g>');
  }

  /** Draws only inside an outline. */
  inside(d: string, draw: () => void): void {
    const id = this.#nextId();
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  insideRect({ x, y, width, height }: Rect, draw: () => void): void {
    this.inside(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`, draw);
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><defs>${this.#defs.join('')}</defs>${this.#parts.join('')}</svg>`;
  }

  #define(kind: string, attributes: string, stops: readonly Stop[]): string {
    const id = this.#nextId();
    const inner = stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${String(offset)}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${String(opacity)}"`}/>`,
      )
      .join('');
    this.#defs.push(`<${kind} id="${id}"${pad(attributes)}>${inner}</${kind}>`);
    return `url(#${id})`;
  }

  #nextId(): string {
    this.#ids += 1;
    return `d${String(this.#ids)}`;
  }
}

function pad(attributes: string): string {
  return attributes === '' ? '' : ` ${attributes}`;
}
