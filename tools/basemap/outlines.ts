import type { Country } from '../geo/read-countries';
import { areaOf, simplify, type Line, type Position } from './simplify';

/** A ring as stretches that are coast, or border to one other country. Stretches of a border are the same line on both sides. */
interface Outline {
  croatian: boolean;
  /** Of a polygon; the first is its outer one. */
  rings: Stretch[][];
}

interface Stretch {
  border: boolean;
  line: Line;
}

export interface Land {
  croatian: boolean;
  polygons: Position[][][];
}

export interface Simplified {
  lands: Land[];
  /** Between countries; coasts are no borders. */
  borders: Position[][];
}

/** Outlines of countries that can be simplified without gaps between neighbours. */
export class Outlines {
  private readonly outlines: Outline[];

  constructor(countries: readonly Country[]) {
    const owners = new Map<string, number>();
    countries.forEach(({ polygons }, country) => {
      for (const ring of polygons.flat()) {
        eachSide(ring, (from, to) => {
          const side = keyOf(from, to);
          owners.set(side, (owners.get(side) ?? 0) + (country + 1) * (country + 7));
        });
      }
    });
    this.outlines = countries.flatMap(({ croatian, polygons }, country) => {
      const own = (country + 1) * (country + 7);
      return polygons.map((rings) => ({
        croatian,
        rings: rings.map((ring) => stretches(ring, (from, to) => (owners.get(keyOf(from, to)) ?? 0) - own)),
      }));
    });
  }

  /** @param tolerance metres @param leastArea of an island, square kilometres */
  simplified(tolerance: number, leastArea: number): Simplified {
    const borders = new Map<string, Position[]>();
    const lands: Land[] = [true, false].map((croatian) => ({ croatian, polygons: [] }));
    for (const { croatian, rings } of this.outlines) {
      const simple = rings.map((parts) =>
        parts.flatMap(({ border, line }) => {
          const points = inOneDirection(line, (directed) => simplify(directed, tolerance));
          if (border) borders.set(keyOfLine(line), points);
          return points.slice(0, -1);
        }),
      );
      const [outer = []] = simple;
      if (outer.length < 3 || areaOf(outer) < leastArea) continue;
      lands
        .find((land) => land.croatian === croatian)
        ?.polygons.push(simple.filter((ring) => ring.length > 2 && areaOf(ring) >= leastArea));
    }
    return { lands, borders: [...borders.values()] };
  }
}

/** Cuts a ring where its neighbour changes, or once through the middle where it has none or one. */
function stretches(closed: Line, neighbour: (from: Position, to: Position) => number): Stretch[] {
  const ring = closed.slice(0, -1);
  const next = (index: number): Position => ring[(index + 1) % ring.length] ?? [0, 0];
  const beside = ring.map((point, index) => neighbour(point, next(index)));
  const changes = ring
    .map((_, index) => index)
    .filter((index) => beside[index] !== beside[(index + ring.length - 1) % ring.length]);
  const cuts = changes.length > 1 ? changes : [0, farthest(ring)];
  return cuts.map((cut, index) => {
    const end = cuts[(index + 1) % cuts.length] ?? 0;
    const length = (end - cut + ring.length) % ring.length || ring.length;
    const line = Array.from({ length: length + 1 }, (_, step) => ring[(cut + step) % ring.length] ?? ([0, 0] as const));
    return { border: (beside[cut] ?? 0) !== 0, line };
  });
}

function farthest(ring: Line): number {
  const [x, y] = ring[0] ?? [0, 0];
  let [best, at] = [-1, 1];
  ring.forEach(([lng, lat], index) => {
    const distance = (lng - x) ** 2 + (lat - y) ** 2;
    if (distance > best) [best, at] = [distance, index];
  });
  return at;
}

/** Both neighbours run along their border in opposite directions; what is made of it must not depend on that. */
function inOneDirection(line: Line, make: (line: Line) => Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || isBefore(first, last)) return make(line);
  return make(line.toReversed()).reverse();
}

function isBefore(one: Position, other: Position): boolean {
  return one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1]);
}

function eachSide(ring: Line, visit: (from: Position, to: Position) => void): void {
  ring.forEach((to, index) => {
    const from = ring[index - 1];
    if (from !== undefined) visit(from, to);
  });
}

function keyOf(from: Position, to: Position): string {
  return isBefore(from, to) ? `${from.join()},${to.join()}` : `${to.join()},${from.join()}`;
}

function keyOfLine(line: Line): string {
  const ends = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]] as const;
  return `${keyOf(...ends)},${line.length}`;
}
