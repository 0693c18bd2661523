import type { FeatureCollection } from 'geojson';
import type { LoadedLayer, LoadedPatch } from './basemap-store';
import { layerFeatures, patchFeatures } from './decode';
import { paintTile, type Pen } from './paint-tile';
import type { Palette } from './palette';
import { TileIndex } from './tile-index';

const palette: Palette = {
  sea: 'sea',
  land: 'land',
  abroad: 'abroad',
  urban: 'urban',
  water: 'water',
  river: 'river',
  border: 'border',
  county: 'county',
  district: 'district',
  casing: 'casing',
  road: 'road',
  major: 'major',
  rail: 'rail',
  ferry: 'ferry',
  text: 'text',
  textSea: 'textSea',
  textSoft: 'textSoft',
};
/** Around Split at zoom 8. */
const TILE = { x: 139, y: 93, z: 8 };

const nameOf = (color: string | CanvasGradient | CanvasPattern): string =>
  typeof color === 'string' ? color : 'no color';

/** Writes down what is painted, in turn. */
function recorder(): { pen: Pen; done: string[] } {
  const done: string[] = [];
  const nothing = (): void => undefined;
  const pen: Pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: 'butt',
    lineJoin: 'miter',
    fillRect: () => done.push(`wipe ${nameOf(pen.fillStyle)}`),
    fill: () => done.push(`fill ${nameOf(pen.fillStyle)}`),
    stroke: () => done.push(`stroke ${nameOf(pen.strokeStyle)} ${pen.lineWidth.toFixed(1)}`),
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    closePath: nothing,
    quadraticCurveTo: nothing,
    setLineDash: nothing,
  };
  return { pen, done };
}

/** A square around the tile's middle, stored as steps of a thousandth of a degree. */
const square = (half: number): number[] => [16_170 - half, 43_830 - half, 2 * half, 0, 0, 2 * half, -2 * half, 0];
const patch = (level: number, bounds: LoadedPatch['bounds'], features: FeatureCollection): LoadedPatch => ({
  level,
  bounds,
  url: '',
  index: new TileIndex(features),
});
const land = (half: number): FeatureCollection =>
  patchFeatures({
    scale: 1000,
    croatia: [[square(half)]],
    abroad: [[square(half * 2)]],
    border: [[16_000, 43_000, 300, 1500]],
  });
const painted = (patches: LoadedPatch[], layers: LoadedLayer[] = [], tile = TILE): string[] => {
  const { pen, done } = recorder();
  paintTile(pen, tile, 256, { patchesAt: () => patches, layersAt: () => layers }, palette);
  return done;
};

test('R179 sea, land abroad, Croatia and its borders are painted in this order, then areas, then lines with roads above all', () => {
  const kinds = ['major', 'road', 'rail', 'county', 'river', 'ferry'].map((kind) => ({
    kind,
    area: false,
    parts: [[16_000, 43_000, 300, 1500]],
  }));
  const areas = ['water', 'urban'].map((kind) => ({ kind, area: true, parts: [square(200)] }));
  const layers = [
    {
      zoom: 7,
      sketchFrom: Infinity,
      index: new TileIndex(layerFeatures({ scale: 1000, features: [...kinds, ...areas] })),
    },
  ];
  const done = painted([patch(1, [11, 41, 21, 47], land(400))], layers).map((line) => line.replace(/ [\d.]+$/, ''));
  expect(done).toEqual([
    'wipe sea',
    'wipe sea',
    'fill abroad',
    'fill land',
    'stroke border',
    'fill urban',
    'fill water',
    'stroke county',
    'stroke river',
    'stroke casing',
    'stroke major',
  ]);
});

test('R179 more detailed land wipes its part clean first; what it covers whole is not painted below it', () => {
  const part = painted([patch(0, [1, 35, 32, 53], land(400)), patch(1, [16, 43.5, 16.3, 44], land(300))]);
  expect(part.filter((line) => line === 'wipe sea')).toHaveLength(3);
  expect(part.filter((line) => line === 'fill land')).toHaveLength(2);
  const whole = painted([patch(0, [1, 35, 32, 53], land(400)), patch(1, [11, 41, 21, 47], land(300))]);
  expect(whole.filter((line) => line === 'fill land')).toHaveLength(1);
});

test('R179 lines that are coarser than what is seen are a hint, and those of railways are left out; finer ones stay what they are', () => {
  const features = ['major', 'rail', 'ferry'].map((kind) => ({
    kind,
    area: false,
    parts: [[16_000, 43_000, 300, 1500]],
  }));
  const index = new TileIndex(layerFeatures({ scale: 1000, features }));
  const near = { x: 4463, y: 2986, z: 13 };
  const lines = (sketchFrom: number): string[] => {
    const done = painted([], [{ zoom: 7, sketchFrom, index }], near);
    return done.filter((line) => line.startsWith('stroke')).map((line) => line.replace(/ [\d.]+$/, ''));
  };
  expect(lines(13)).toEqual(['stroke ferry', 'stroke casing']);
  expect(lines(14)).toEqual(['stroke ferry', 'stroke rail', 'stroke casing', 'stroke major']);
});

test('R179 nothing but sea is painted before anything has come', () => {
  expect(painted([])).toEqual(['wipe sea']);
});
