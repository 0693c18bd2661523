import { darker, lighter } from '../draw/colour';
import type { Box } from '../draw/perspective';
import type { Room } from './room-frame';

type Facing = 'viewer' | 'left' | 'right' | 'away';

export interface Placed {
  /** Left edge and front edge on the floor, in metres. */
  x: number;
  z: number;
  facing: Facing;
}

/** A box in a piece of furniture: u along its width, v from its front to its back, h up. */
type Part = readonly [
  u: readonly [number, number],
  v: readonly [number, number],
  h: readonly [number, number],
  colour: string,
  soft?: number,
];

/** Sets a piece of furniture of a depth into the room. */
export function place(
  { p }: Room,
  { x, z, facing }: Placed,
  size: { width: number; depth: number },
  parts: readonly Part[],
  shadow = 0.16,
): void {
  const { width, depth } = size;
  const turned = facing === 'left' || facing === 'right';
  p.shadow([x, x + (turned ? depth : width)], [z, z + (turned ? width : depth)], shadow);
  p.boxes(
    parts.map(([[u0, u1], [v0, v1], h, colour, soft]): Box => {
      const common = { y: h, colour, ...(soft === undefined ? {} : { soft }) };
      switch (facing) {
        case 'viewer':
          return { ...common, x: [x + u0, x + u1], z: [z + v0, z + v1] };
        case 'away':
          return { ...common, x: [x + u0, x + u1], z: [z + depth - v1, z + depth - v0] };
        case 'left':
          return { ...common, x: [x + v0, x + v1], z: [z + u0, z + u1] };
        case 'right':
          return { ...common, x: [x + depth - v1, x + depth - v0], z: [z + u0, z + u1] };
      }
    }),
  );
}

function legs(width: number, depth: number, height: number, colour: string, inset = 0.05, thick = 0.045): Part[] {
  return [inset, width - inset - thick].flatMap((u) =>
    [inset, depth - inset - thick].map((v): Part => [[u, u + thick], [v, v + thick], [0, height], colour]),
  );
}

export function drawSofa(
  room: Room,
  at: Placed,
  { width, colour, cushions, wood }: { width: number; colour: string; cushions: readonly string[]; wood: string },
): void {
  const seats = width > 1.9 ? 3 : width > 1.2 ? 2 : 1;
  const arm = 0.2;
  const seat = (width - 2 * arm) / seats;
  const parts: Part[] = [
    ...legs(width, 0.9, 0.13, wood, 0.08, 0.05),
    [[0, width], [0.66, 0.9], [0.12, 0.84], darker(colour, 0.1), 0.05],
    [[arm, width - arm], [0.06, 0.66], [0.12, 0.3], darker(colour, 0.16), 0.02],
    [[0, arm], [0.02, 0.66], [0.12, 0.62], darker(colour, 0.04), 0.05],
    [[width - arm, width], [0.02, 0.66], [0.12, 0.62], darker(colour, 0.04), 0.05],
    ...Array.from({ length: seats }, (_, index): Part => [
      [arm + index * seat, arm + (index + 1) * seat],
      [0.03, 0.66],
      [0.3, 0.46],
      lighter(colour, 0.1),
      0.035,
    ]),
    ...Array.from({ length: seats }, (_, index): Part => [
      [arm + index * seat + 0.02, arm + (index + 1) * seat - 0.02],
      [0.5, 0.66],
      [0.46, 0.8],
      colour,
      0.05,
    ]),
    ...cushions.slice(0, seats === 1 ? 1 : 2).map((cushion, index): Part => {
      const u = index === 0 ? arm + 0.05 : width - arm - 0.5;
      return [[u, u + 0.45], [0.36, 0.49], [0.46, 0.84], cushion, 0.06];
    }),
  ];
  place(room, at, { width, depth: 0.9 }, parts, 0.22);
}

export function drawTable(
  room: Room,
  at: Placed,
  {
    width,
    depth,
    height,
    colour,
    thick = 0.04,
  }: { width: number; depth: number; height: number; colour: string; thick?: number },
): void {
  place(
    room,
    at,
    { width, depth },
    [
      ...legs(width, depth, height - thick, darker(colour, 0.25), 0.06, 0.05),
      [[0, width], [0, depth], [height - thick, height], colour],
    ],
    0.14,
  );
}

export function drawChair(room: Room, at: Placed, colour: string, wood: string): void {
  place(
    room,
    at,
    { width: 0.44, depth: 0.46 },
    [
      ...legs(0.44, 0.46, 0.43, wood, 0.02, 0.035),
      [[0, 0.44], [0, 0.46], [0.42, 0.48], colour, 0.015],
      [[0.02, 0.42], [0.42, 0.46], [0.48, 0.88], darker(colour, 0.06), 0.015],
    ],
    0.1,
  );
}

/** Doors or drawers on legs; drawn with its joints where the viewer sees the front. */
export function drawSideboard(
  room: Room,
  at: Placed,
  {
    width,
    depth = 0.42,
    height,
    colour,
    fronts,
    foot = 0.14,
  }: { width: number; depth?: number; height: number; colour: string; fronts: number; foot?: number },
): void {
  const door = width / fronts;
  const parts: Part[] = [
    ...(foot > 0 ? legs(width, depth, foot, darker(colour, 0.35), 0.08, 0.04) : []),
    [[0, width], [0.02, depth], [foot, height], colour],
    ...Array.from({ length: fronts }, (_, index): Part => [
      [index * door + 0.012, (index + 1) * door - 0.012],
      [0, 0.02],
      [foot + 0.02, height - 0.03],
      lighter(colour, 0.07),
    ]),
  ];
  place(room, at, { width, depth }, parts);
}

export function drawBed(
  room: Room,
  at: Placed,
  {
    width,
    head,
    sheet,
    cover,
    pillows,
    throwColour,
  }: {
    width: number;
    head: string;
    sheet: string;
    cover: string;
    pillows: readonly [string, string];
    throwColour: string;
  },
): void {
  const length = 2;
  const pillow = width / 2 - 0.12;
  const parts: Part[] = [
    [[-0.12, width + 0.12], [length, length + 0.1], [0, 1.15], head, 0.02],
    [[0, width], [0.02, length], [0.08, 0.3], darker(head, 0.12)],
    [[0.01, width - 0.01], [1.35, length], [0.3, 0.52], sheet, 0.04],
    [[-0.02, width + 0.02], [0, 1.35], [0.2, 0.55], cover, 0.05],
    [[-0.03, width + 0.03], [0.18, 0.62], [0.55, 0.575], throwColour],
    ...[0.08, width / 2 + 0.04].map((u): Part => [[u, u + pillow], [1.62, 1.9], [0.52, 0.82], '#fbf8f2', 0.07]),
    ...[0.16, width / 2 + 0.12].map((u, index): Part => [
      [u, u + pillow - 0.16],
      [1.42, 1.58],
      [0.53, 0.76],
      pillows[index] ?? sheet,
      0.06,
    ]),
  ];
  place(room, at, { width, depth: length + 0.1 }, parts, 0.2);
}
