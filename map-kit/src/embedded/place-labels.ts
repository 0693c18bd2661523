import type { Box } from '../markers';
import type { Label } from './basemap';
import type { Palette } from './palette';

/** How names of a kind are written. */
export interface LabelStyle {
  size: number;
  weight: number;
  color: 'text' | 'textSea' | 'textSoft';
  upper?: boolean;
  spacing?: number;
  slanted?: boolean;
  /** A square at the place itself, with the name above it. */
  square?: boolean;
}

/** Zooms between which a rank is shown, by kind. */
const ZOOMS: Readonly<Record<string, { from: readonly number[]; to: number }>> = {
  country: { from: [0], to: 8 },
  region: { from: [7, 7, 7, 8], to: 10 },
  county: { from: [8, 8, 8, 8], to: 9 },
  sea: { from: [0, 7, 7, 8, 9, 10, 11], to: 15 },
  island: { from: [7, 7, 8, 9, 9, 10], to: 12 },
  town: { from: [6, 6, 7, 8, 9, 9, 10], to: 15 },
  abroad: { from: [6, 6, 7, 8, 9], to: 13 },
  village: { from: [11, 11, 11, 11, 11, 11, 11, 11, 12], to: 18 },
  district: { from: [12, 12, 12, 12, 12, 12, 12, 12, 13], to: 18 },
};

/** Whether a name is shown at a zoom at all. */
function isShown([, , rank, kind]: Label, zoom: number): boolean {
  const zooms = ZOOMS[kind];
  return zooms !== undefined && zoom <= zooms.to && zoom >= (zooms.from[rank] ?? Infinity);
}

/** How a name is written at a zoom. */
export function styleOf([, , rank, kind]: Label, zoom: number): LabelStyle {
  if (kind === 'country') return { size: 14, weight: 560, color: 'textSoft', upper: true, spacing: 2 };
  if (kind === 'region') return { size: 14, weight: 400, color: 'textSoft', spacing: 1.5 };
  if (kind === 'county') return { size: 12, weight: 400, color: 'textSoft' };
  if (kind === 'sea')
    return {
      size: rank === 0 ? 15 : 12.5,
      weight: 400,
      color: 'textSea',
      slanted: true,
      spacing: rank === 0 ? 3 : 0.5,
    };
  if (kind === 'island') return { size: 12.5, weight: 400, color: 'textSoft', slanted: true };
  if (kind === 'district') return { size: rank > 7 ? 12 : 13, weight: rank > 7 ? 400 : 560, color: 'textSoft' };
  if (kind === 'village') return { size: 12.5, weight: 400, color: 'text' };
  const step = Math.max(0, Math.min(5, zoom - 7)) * 0.5;
  const square = zoom < 11;
  if (kind === 'abroad') return { size: 12 + (rank < 2 ? 1 : 0), weight: 400, color: 'textSoft', square };
  return { size: Math.max(12, 16 - rank) + step, weight: rank <= 3 ? 650 : 560, color: 'text', square };
}

/** The font of a name in the words of a canvas. */
export function fontOf({ size, weight, slanted }: LabelStyle, family: string): string {
  return `${slanted === true ? 'italic ' : ''}${weight} ${size}px ${family}`;
}

export interface PlacedLabel {
  text: string;
  style: LabelStyle;
  /** Middle of the text, pixels. */
  x: number;
  y: number;
  /** Pixels from the text's middle down to the place. */
  lift: number;
}

export interface LabelFrame {
  zoom: number;
  width: number;
  height: number;
  project: (lng: number, lat: number) => { x: number; y: number };
  measure: (text: string, style: LabelStyle) => number;
  /** What stands above the names, which keep clear of it. */
  covered?: readonly Box[];
}

/** Pixels that stay free between two names. */
const GAP = 4;
const SQUARE_LIFT = 3;

/**
 * The names that fit a frame without covering each other: those of a lower rank, then those that come first. One that a marker
 * would cover is written below or above that marker, or not at all: half a name is none.
 */
export function placeLabels(
  labels: readonly Label[],
  { zoom, width, height, project, measure, covered = [] }: LabelFrame,
): PlacedLabel[] {
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (!isShown(label, zoom)) continue;
    const at = project(label[0], label[1]);
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) continue;
    const style = styleOf(label, zoom);
    const text = style.upper === true ? label[4].toLocaleUpperCase() : label[4];
    const half = measure(text, style) / 2;
    const lift = style.square === true ? style.size / 2 + SQUARE_LIFT : 0;
    const boxAt = (y: number, below: number): Box => ({
      left: at.x - half - GAP,
      right: at.x + half + GAP,
      top: y - style.size / 2 - GAP / 2,
      bottom: y + style.size / 2 + below + GAP / 2,
    });
    const own = boxAt(at.y - lift, lift);
    const above = covered.find((box) => overlap(box, own));
    const tries =
      above === undefined
        ? [{ y: at.y - lift, lift, box: own }]
        : [above.bottom + style.size / 2 + GAP, above.top - style.size / 2 - GAP].map((y) => ({
            y,
            lift: 0,
            box: boxAt(y, 0),
          }));
    const free = tries.find(({ box }) => ![...taken, ...covered].some((other) => overlap(other, box)));
    if (free === undefined) continue;
    taken.push(free.box);
    placed.push({ text, style, x: at.x, y: free.y, lift: free.lift });
  }
  return placed;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

const HALO = 3;
const SQUARE = 4;

/** Writes names onto a canvas. */
export function writeLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  palette: Palette,
  family: string,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO;
  for (const { text, style, x, y, lift } of labels) {
    context.font = fontOf(style, family);
    context.letterSpacing = `${style.spacing ?? 0}px`;
    context.strokeStyle = style.color === 'textSea' ? palette.sea : palette.land;
    context.fillStyle = palette[style.color];
    if (style.color !== 'textSea') context.strokeText(text, x, y);
    context.fillText(text, x, y);
    if (lift > 0) context.fillRect(Math.round(x - SQUARE / 2), Math.round(y + lift - SQUARE / 2), SQUARE, SQUARE);
  }
}
