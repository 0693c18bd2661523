import type { Line, Position } from './simplify';

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

type Side = { inside: (point: Position) => boolean; cross: (from: Position, to: Position) => Position };

/** The part of a ring in a box, joined along the box's edges (Sutherland and Hodgman); empty when there is none. */
export function clipRing(ring: Line, box: Box): Position[] {
  let points: Position[] = [...ring];
  for (const { inside, cross } of sidesOf(box)) {
    const kept: Position[] = [];
    points.forEach((to, index) => {
      const from = points[(index === 0 ? points.length : index) - 1] ?? to;
      if (inside(to) !== inside(from)) kept.push(cross(from, to));
      if (inside(to)) kept.push(to);
    });
    points = kept;
  }
  return points;
}

/** The parts of a line in a box. */
export function clipLine(line: Line, box: Box): Position[][] {
  let parts: Position[][] = [[...line]];
  for (const side of sidesOf(box)) parts = parts.flatMap((part) => cutLine(part, side));
  return parts.filter((part) => part.length > 1);
}

function cutLine(line: Line, { inside, cross }: Side): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  line.forEach((to, index) => {
    const from = line[index - 1];
    if (from !== undefined && inside(to) !== inside(from)) {
      part.push(cross(from, to));
      if (inside(from)) {
        parts.push(part);
        part = [];
      }
    }
    if (inside(to)) part.push(to);
  });
  parts.push(part);
  return parts;
}

function sidesOf({ west, south, east, north }: Box): Side[] {
  return [
    { inside: ([lng]) => lng >= west, cross: (from, to) => [west, at(from, to, west)] },
    { inside: ([lng]) => lng <= east, cross: (from, to) => [east, at(from, to, east)] },
    { inside: ([, lat]) => lat >= south, cross: (from, to) => [across(from, to, south), south] },
    { inside: ([, lat]) => lat <= north, cross: (from, to) => [across(from, to, north), north] },
  ];
}

function at([fromX, fromY]: Position, [toX, toY]: Position, lng: number): number {
  return fromY + ((toY - fromY) * (lng - fromX)) / (toX - fromX);
}

function across([fromX, fromY]: Position, [toX, toY]: Position, lat: number): number {
  return fromX + ((toX - fromX) * (lat - fromY)) / (toY - fromY);
}
