import type { Random } from '../../random';
import { darker, lighter, mix } from '../draw/colour';
import { Perspective } from '../draw/perspective';
import { PAGE, pathOf, type Sketch } from '../draw/sketch';
import { drawWindowView, type WindowView } from '../scenery/window-view';
import { WHITE, type RoomPalette } from './room-palettes';

export interface Room {
  left: number;
  right: number;
  height: number;
  /** Distance of the wall opposite the eye. */
  back: number;
  p: Perspective;
}

export type FloorKind = 'planks' | 'tiles' | 'concrete';

/** Distance at which the floor leaves the picture. */
export const FRONT = 2.9;
const EYE = 1.28;

export function openRoom(
  sketch: Sketch,
  random: Random,
  {
    width = 5,
    height = 2.7,
    back = 6,
    zoom = 1260,
  }: { width?: number; height?: number; back?: number; zoom?: number } = {},
): Room {
  const shift = random.between(-0.35, 0.35);
  const p = new Perspective(sketch, { scale: zoom, x: 600 + random.between(-30, 30), y: 410, eye: EYE });
  return { left: -width / 2 + shift, right: width / 2 + shift, height, back, p };
}

/** Walls, ceiling and floor of an empty room. */
export function drawShell(
  { left, right, height, back, p }: Room,
  random: Random,
  palette: RoomPalette,
  {
    floor = 'planks',
    feature = false,
    floorColour = palette.floor,
  }: { floor?: FloorKind; feature?: boolean; floorColour?: string } = {},
): void {
  const { sketch } = p;
  const near = 1.6;
  const wall = feature ? palette.feature : palette.wall;
  p.panel({ x: [left, right], y: height, z: [near, back] }, WHITE);
  const side = darker(palette.wall, 0.03);
  p.panel({ x: left, y: [0, height], z: [near, back] }, sketch.shade(side, darker(side, 0.06), 'right'));
  p.panel({ x: right, y: [0, height], z: [near, back] }, darker(palette.wall, 0.02));
  p.panel({ x: [left, right], y: [0, height], z: back }, sketch.shade(wall, darker(wall, 0.05), 'right'));
  p.panel({ x: [left, right], y: [height - 0.06, height], z: back }, lighter(wall, 0.5));
  p.panel(
    { x: [left, right], y: 0, z: [near, back] },
    sketch.shade(darker(floorColour, 0.06), lighter(floorColour, 0.08)),
  );
  if (floor === 'planks') drawPlanks(p, random, left, right, back, floorColour);
  if (floor === 'tiles') drawTiles(p, left, right, back, floorColour);
  const skirting = lighter(palette.wall, 0.6);
  p.panel({ x: [left, right], y: [0, 0.1], z: back }, skirting);
  p.panel({ x: left, y: [0, 0.1], z: [near, back] }, darker(skirting, 0.08));
  p.panel({ x: right, y: [0, 0.1], z: [near, back] }, darker(skirting, 0.05));
}

function drawPlanks(p: Perspective, random: Random, left: number, right: number, back: number, colour: string): void {
  const width = 0.2;
  for (let x = left; x < right; x += width) {
    for (let z = FRONT - random.between(0, 1.2); z < back;) {
      const end = Math.min(back, z + random.between(0.9, 1.6));
      if (random.chance(0.55))
        p.panel(
          { x: [x, Math.min(right, x + width)], y: 0, z: [Math.max(z, 2), end] },
          random.chance(0.5) ? lighter(colour, 0.16) : darker(colour, 0.1),
          'opacity="0.45"',
        );
      z = end;
    }
    p.sketch.line([p.at(x, 0, 2), p.at(x, 0, back)], darker(colour, 0.3), 1.2, 'opacity="0.5"');
  }
}

function drawTiles(p: Perspective, left: number, right: number, back: number, colour: string): void {
  const joint = mix(colour, '#ffffff', 0.45);
  for (let x = left; x < right; x += 0.6) p.sketch.line([p.at(x, 0, 2), p.at(x, 0, back)], joint, 2, 'opacity="0.7"');
  for (let z = back; z > 2.4; z -= 0.6) p.sketch.line([p.at(left, 0, z), p.at(right, 0, z)], joint, 2, 'opacity="0.7"');
}

export interface Opening {
  x: readonly [number, number];
  y: readonly [number, number];
  panes: number;
  view: WindowView;
  frame?: string;
  /** Frosted glass shows no view. */
  frosted?: boolean;
}

/** A window or glazed door in the wall opposite, with what lies behind it. */
export function drawWindow(
  { p, back }: Room,
  random: Random,
  { x: [x0, x1], y: [y0, y1], panes, view, frame = '#fbfaf7', frosted = false }: Opening,
): void {
  const { sketch } = p;
  const [left, top] = p.at(x0, y1, back);
  const [right, bottom] = p.at(x1, y0, back);
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  sketch.rect(area.x - 12, area.y - 12, area.width + 24, area.height + 24, darker(frame, 0.14));
  sketch.rect(area.x - 9, area.y - 9, area.width + 18, area.height + 18, frame);
  if (frosted) sketch.fill(area, sketch.shade('#d7e8ea', '#eef3ee'));
  else
    sketch.insideRect(area, () => {
      drawWindowView(sketch, random, view, area);
    });
  sketch.poly(
    [
      [area.x, area.y],
      [area.x + area.width * 0.34, area.y],
      [area.x + area.width * 0.1, area.y + area.height],
      [area.x, area.y + area.height],
    ],
    '#ffffff',
    'opacity="0.1"',
  );
  for (let pane = 1; pane < panes; pane += 1)
    sketch.rect(area.x + (area.width * pane) / panes - 4, area.y, 8, area.height, frame);
  sketch.rect(area.x, area.y, area.width, 5, '#22303a', 'opacity="0.16"');
  if (y0 > 0.2) {
    sketch.rect(area.x - 18, bottom + 9, area.width + 36, 9, lighter(frame, 0.4));
    sketch.rect(area.x - 18, bottom + 18, area.width + 36, 5, '#22303a', 'opacity="0.12"');
  } else {
    sketch.rect(area.x, bottom - 6, area.width, 8, darker(frame, 0.2));
  }
}

/** The light a window throws on the floor; nothing when the sun is elsewhere. */
export function drawSunlight(
  { p, back, left, right }: Room,
  { x: [x0, x1], y: [y0, y1] }: Opening,
  slant: number,
  opacity = 0.2,
): void {
  const reach = 0.95;
  const corner = (x: number, y: number): readonly [number, number] => [
    x + slant * y,
    Math.max(FRONT - 0.2, back - 0.05 - reach * y),
  ];
  const d = pathOf([p.at(left, 0, back), p.at(right, 0, back), p.at(right, 0, 2), p.at(left, 0, 2)]);
  p.sketch.inside(`${d}Z`, () => {
    const middle = (x0 + x1) / 2;
    for (const [from, to] of [
      [x0, middle - 0.03],
      [middle + 0.03, x1],
    ] as const) {
      p.floor(
        [corner(from, y0), corner(to, y0), corner(to, y1), corner(from, y1)],
        '#fff3d6',
        `opacity="${String(opacity)}"`,
      );
    }
  });
}

export function drawCurtains({ p, back, height }: Room, { x: [x0, x1] }: Opening, colour: string): void {
  const { sketch } = p;
  const [left, top] = p.at(x0 - 0.55, height - 0.14, back - 0.06);
  const [right, bottom] = p.at(x1 + 0.55, 0.03, back - 0.06);
  sketch.rect(left - 14, top - 6, right - left + 28, 6, '#8a7a64');
  const width = p.scaleAt(back) * 0.55;
  for (const x of [left, right - width]) {
    sketch.rect(
      x,
      top,
      width,
      bottom - top,
      sketch.fade(
        [
          [0, colour],
          [0.22, darker(colour, 0.13)],
          [0.4, lighter(colour, 0.3)],
          [0.62, darker(colour, 0.1)],
          [0.8, lighter(colour, 0.3)],
          [1, darker(colour, 0.08)],
        ],
        'right',
      ),
      'opacity="0.96"',
    );
  }
}

/** Dims the corners a little, which gives a room depth. */
export function drawVignette(sketch: Sketch): void {
  sketch.fill(
    PAGE,
    sketch.glow([
      [0, '#22303a', 0],
      [0.8, '#22303a', 0],
      [1, '#22303a', 0.07],
    ]),
  );
}
