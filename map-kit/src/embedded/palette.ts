type PaletteName =
  | 'sea'
  | 'land'
  | 'abroad'
  | 'urban'
  | 'water'
  | 'river'
  | 'border'
  | 'county'
  | 'district'
  | 'casing'
  | 'road'
  | 'major'
  | 'rail'
  | 'ferry'
  | 'text'
  | 'textSea'
  | 'textSoft';

/** Colours of the map, as the style sheet gives them for light and dark. */
export type Palette = Readonly<Record<PaletteName, string>>;

/** Reads the map's custom properties. */
export function readPalette(element: HTMLElement): Palette {
  const computed = getComputedStyle(element);
  const read = (name: string): string => computed.getPropertyValue(`--map-${name}`).trim() || 'transparent';
  return {
    sea: read('sea'),
    land: read('land'),
    abroad: read('abroad'),
    urban: read('urban'),
    water: read('water'),
    river: read('river'),
    border: read('border'),
    county: read('county'),
    district: read('district'),
    casing: read('casing'),
    road: read('road'),
    major: read('major'),
    rail: read('rail'),
    ferry: read('ferry'),
    text: read('text'),
    textSea: read('text-sea'),
    textSoft: read('text-soft'),
  };
}
