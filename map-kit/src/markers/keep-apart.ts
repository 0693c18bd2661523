import type { LatLng } from '../map-provider';
import type { Joined } from './join-markers';
import { ARROW, DOT, DOT_ROOM, sideOf, TAG_HEIGHT, tagWidthOf } from './marker-size';

/** One thing to show that nothing else covers. */
export interface Spaced extends Joined {
  /** What was put together because it would have covered each other; empty for what is shown as it came. */
  parts: readonly Joined[];
  /** An ad whose price has no room: a dot stands for it. */
  small: boolean;
}

/** Pixels, from the upper left corner of the world or of what is said. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const TILE = 256;
/** Pixels between two of them. */
const GAP = 2;
const NEAR = 'near:';

/**
 * Keeps what a map shows from covering each other, by rank: larger groups first, then paid ads, then the others as they came.
 * An ad whose price has no room is shown as a dot; what would lie on a group, a dot or a price becomes a group with it. Points
 * that were set are always shown. No ad is lost: counts are summed.
 */
export function keepApart(joined: readonly Joined[], zoom: number): Spaced[] {
  let items: readonly Spaced[] = joined.map((one) => ({ ...one, parts: [], small: false }));
  for (;;) {
    const { placed, covered } = place(items, zoom);
    if (covered.size === 0) return placed;
    items = putTogether(placed, covered);
  }
}

/** The zoom from which on the parts stand apart; null when they never do. */
export function apartFrom({ parts }: Spaced, zoom: number, maxZoom: number): number | null {
  for (let level = Math.floor(zoom) + 1; level <= maxZoom; level++)
    if (keepApart(parts, level).length > 1) return level;
  return null;
}

function place(items: readonly Spaced[], zoom: number): { placed: Spaced[]; covered: Map<Spaced, Spaced[]> } {
  const placed: { item: Spaced; boxes: readonly Box[] }[] = [];
  const covered = new Map<Spaced, Spaced[]>();
  const under = (boxes: readonly Box[], besidePoints = true): Spaced | undefined =>
    placed.find(
      (other) =>
        (besidePoints || !isPoint(other.item)) && other.boxes.some((box) => boxes.some((one) => overlap(one, box))),
    )?.item;
  for (const item of [...items].sort((one, other) => rankOf(one) - rankOf(other) || other.count - one.count)) {
    const at = toPixel(item.position, zoom);
    const isAd = item.marker?.look.kind === 'ad';
    const boxes = boxesOf(item, at, false);
    if (isPoint(item) || under(boxes, isAd) === undefined) {
      placed.push({ item: { ...item, small: false }, boxes });
      continue;
    }
    const dot = isAd ? boxesOf(item, at, true) : boxes;
    // A point that was set stands above all: what it covers is still what it is.
    const holder = under(dot, false);
    if (holder === undefined) placed.push({ item: { ...item, small: isAd }, boxes: dot });
    else covered.set(holder, [...(covered.get(holder) ?? []), item]);
  }
  return { placed: placed.map(({ item }) => item), covered };
}

function putTogether(placed: readonly Spaced[], covered: ReadonlyMap<Spaced, readonly Spaced[]>): Spaced[] {
  return placed.map((item) => {
    const others = covered.get(item);
    if (others === undefined) return item;
    const all = [item, ...others];
    const parts = all.flatMap((one) => (one.parts.length > 0 ? one.parts : [one]));
    const count = all.reduce((sum, one) => sum + one.count, 0);
    const middle = (axis: keyof LatLng): number =>
      all.reduce((sum, one) => sum + one.position[axis] * one.count, 0) / count;
    return {
      id: `${NEAR}${parts[0]?.id ?? item.id}`,
      position: { lat: middle('lat'), lng: middle('lng') },
      marker: null,
      count,
      parts,
      small: false,
    };
  });
}

function isPoint({ marker }: Joined): boolean {
  return marker?.look.kind === 'point';
}

function rankOf({ marker }: Joined): number {
  if (marker === null || marker.look.kind === 'group') return 1;
  if (marker.look.kind === 'point') return 0;
  return marker.look.paid ? 2 : 3;
}

/** What it takes of the map, around the pixel it stands on: of a price the tag, and the spot it points at. */
export function boxesOf(item: Joined, { x, y }: { x: number; y: number }, small: boolean): Box[] {
  const look = item.marker?.look;
  if (look === undefined || look.kind === 'group') return [around(x, y, sideOf(item.count), sideOf(item.count))];
  if (small) return [around(x, y, DOT_ROOM, DOT_ROOM)];
  const width = tagWidthOf(look.text, look.kind === 'ad' && look.saved);
  return [around(x, y - ARROW - TAG_HEIGHT / 2, width, TAG_HEIGHT), around(x, y, DOT, DOT)];
}

function around(x: number, y: number, width: number, height: number): Box {
  const [half, tall] = [(width + GAP) / 2, (height + GAP) / 2];
  return { left: x - half, top: y - tall, right: x + half, bottom: y + tall };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function toPixel({ lat, lng }: LatLng, zoom: number): { x: number; y: number } {
  const world = TILE * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
