import type { BasemapStore, LoadedPatch } from './basemap-store';
import { tileBounds } from './basemap-store';
import { ABROAD, BORDER, CROATIA } from './decode';
import type { Palette } from './palette';
import { EXTENT, type TileCoords, type TileShape } from './tile-index';

/** What is painted with, a part of a canvas's own context. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'fillRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'quadraticCurveTo'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
>;

interface LineStyle {
  color: keyof Palette;
  /** Pixels at the zoom it starts with, and what each further zoom adds. */
  width: number;
  grows: number;
  from: number;
  dash?: readonly number[];
}

/** From below to above; a casing is a wider line below the road it belongs to. */
const LINES: readonly (readonly [kind: string, style: LineStyle])[] = [
  ['town', { color: 'county', width: 0.7, grows: 0.1, from: 10, dash: [2, 3] }],
  ['county', { color: 'county', width: 0.8, grows: 0.1, from: 7, dash: [5, 3] }],
  ['river', { color: 'river', width: 0.8, grows: 0.35, from: 7 }],
  ['ferry', { color: 'ferry', width: 1, grows: 0, from: 9, dash: [4, 5] }],
  ['rail', { color: 'rail', width: 0.8, grows: 0.15, from: 9 }],
  ['road', { color: 'casing', width: 2, grows: 0.5, from: 9 }],
  ['secondary', { color: 'casing', width: 2.2, grows: 0.6, from: 8 }],
  ['major', { color: 'casing', width: 2.6, grows: 0.7, from: 7 }],
  ['road', { color: 'road', width: 0.9, grows: 0.4, from: 9 }],
  ['secondary', { color: 'road', width: 1, grows: 0.5, from: 8 }],
  ['major', { color: 'major', width: 1.2, grows: 0.5, from: 7 }],
  ['sketch', { color: 'casing', width: 2, grows: 0.5, from: 11 }],
  ['district', { color: 'district', width: 1, grows: 0.1, from: 11, dash: [3, 3] }],
];
/** What lines become where they are too coarse to be shown as what they are: a road that is a street off would lead astray. */
const SKETCHED: Readonly<Record<string, string>> = {
  major: 'sketch',
  secondary: 'sketch',
  road: 'hidden',
  rail: 'hidden',
  ferry: 'ferry',
};
const AREAS: readonly (readonly [kind: string, color: keyof Palette])[] = [
  ['urban', 'urban'],
  ['water', 'water'],
];

/** The coast is known to some 50 m: its corners are no corners. Pixels they are rounded by at the first zoom, doubling with each. */
const BEND = { from: 11, pixels: 3, most: 28 };

/**
 * Paints a tile from below to above: sea, land of each level of detail with its borders, built-up areas, lakes, then
 * lines. A patch of a higher level first wipes its part clean, so that two outlines of one coast never show together.
 * @param size pixels along its side
 */
export function paintTile(
  pen: Pen,
  tile: TileCoords,
  size: number,
  store: Pick<BasemapStore, 'patchesAt' | 'layersAt'>,
  palette: Palette,
): void {
  const unit = size / EXTENT;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.fillStyle = palette.sea;
  pen.fillRect(0, 0, size, size);
  const patches = store.patchesAt(tile);
  const lowest = patches.findLast((patch) => covers(patch, tile))?.level ?? 0;
  for (const level of new Set(patches.map((patch) => patch.level))) {
    if (level < lowest) continue;
    const shapes = patches
      .filter((patch) => patch.level === level)
      .map((patch) => wipeAndFill(pen, patch, tile, size, palette));
    strokeAll(
      pen,
      shapes.flat().filter(({ kind }) => kind === BORDER),
      unit,
      palette.border,
      0.9 + Math.max(0, tile.z - 7) * 0.25,
      [],
    );
  }
  const above = store.layersAt(tile).flatMap(({ index, sketchFrom }) => {
    const shapes = index.shapes(tile);
    return tile.z < sketchFrom
      ? shapes
      : shapes.map((shape) => ({ ...shape, kind: SKETCHED[shape.kind] ?? shape.kind }));
  });
  for (const [kind, color] of AREAS)
    fillAll(
      pen,
      above.filter((shape) => shape.kind === kind),
      unit,
      palette[color],
    );
  for (const [kind, { color, width, grows, from, dash = [] }] of LINES) {
    if (tile.z >= from)
      strokeAll(
        pen,
        above.filter((shape) => shape.kind === kind),
        unit,
        palette[color],
        width + (tile.z - from) * grows,
        dash,
      );
  }
}

function wipeAndFill(pen: Pen, patch: LoadedPatch, tile: TileCoords, size: number, palette: Palette): TileShape[] {
  const [west, south, east, north] = patch.bounds;
  const [left, top] = toPixel(west, north, tile, size);
  const [right, bottom] = toPixel(east, south, tile, size);
  pen.fillStyle = palette.sea;
  pen.fillRect(left, top, right - left, bottom - top);
  const shapes = patch.index.shapes(tile);
  const bend = tile.z < BEND.from ? 0 : Math.min(BEND.most, BEND.pixels * 2 ** (tile.z - BEND.from));
  fillAll(
    pen,
    shapes.filter(({ kind }) => kind === ABROAD),
    size / EXTENT,
    palette.abroad,
    bend,
  );
  fillAll(
    pen,
    shapes.filter(({ kind }) => kind === CROATIA),
    size / EXTENT,
    palette.land,
    bend,
  );
  return shapes;
}

function fillAll(pen: Pen, shapes: readonly TileShape[], unit: number, color: string, bend = 0): void {
  if (shapes.length === 0) return;
  pen.fillStyle = color;
  for (const { parts } of shapes) {
    pen.beginPath();
    for (const part of parts) {
      if (bend === 0) trace(pen, part, unit);
      else traceRound(pen, part, unit, bend);
      pen.closePath();
    }
    pen.fill('evenodd');
  }
}

function strokeAll(
  pen: Pen,
  shapes: readonly TileShape[],
  unit: number,
  color: string,
  width: number,
  dash: readonly number[],
): void {
  if (shapes.length === 0) return;
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.setLineDash([...dash]);
  pen.beginPath();
  for (const { parts } of shapes) for (const part of parts) trace(pen, part, unit);
  pen.stroke();
}

function trace(pen: Pen, part: Int16Array | Int32Array, unit: number): void {
  for (let index = 0; index + 1 < part.length; index += 2) {
    const [x, y] = [(part[index] ?? 0) * unit, (part[index + 1] ?? 0) * unit];
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}

/** As {@link trace}, with corners rounded off up to so many pixels along their sides. */
function traceRound(pen: Pen, part: Int16Array | Int32Array, unit: number, bend: number): void {
  const at = (index: number): [x: number, y: number] => [(part[index] ?? 0) * unit, (part[index + 1] ?? 0) * unit];
  // Rings end with the corner they begin with.
  const end = part.length - 2;
  for (let index = 0; index < end; index += 2) {
    const [x, y] = at(index);
    const before = towards([x, y], at(index === 0 ? end - 2 : index - 2), bend);
    const after = towards([x, y], at(index + 2), bend);
    if (index === 0) pen.moveTo(...before);
    else pen.lineTo(...before);
    pen.quadraticCurveTo(x, y, ...after);
  }
}

/** The point so many pixels from one towards another, at most half way. */
function towards([x, y]: [number, number], [toX, toY]: [number, number], pixels: number): [x: number, y: number] {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(0.5, pixels / length);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

function covers({ bounds: [west, south, east, north] }: LoadedPatch, tile: TileCoords): boolean {
  const box = tileBounds(tile);
  return west <= box.west && south <= box.south && east >= box.east && north >= box.north;
}

function toPixel(lng: number, lat: number, { x, y, z }: TileCoords, size: number): [x: number, y: number] {
  const tiles = 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const row = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles;
  return [(((lng + 180) / 360) * tiles - x) * size, (row - y) * size];
}
