import sharp from 'sharp';

/** Time of day and weather: every colour of a drawing is mixed with a tint, then darkened and bleached. */
export type Mood = 'day' | 'morning' | 'evening' | 'overcast' | 'dusk';

interface Light {
  tint: Rgb;
  share: number;
  /** 1 leaves the brightness. */
  brightness: number;
  /** 1 leaves the colours, 0 is grey. */
  colour: number;
}

type Rgb = readonly [number, number, number];

const LIGHTS: Readonly<Record<Exclude<Mood, 'day'>, Light>> = {
  morning: { tint: [255, 226, 190], share: 0.16, brightness: 1.02, colour: 0.95 },
  evening: { tint: [246, 168, 112], share: 0.15, brightness: 0.98, colour: 1.05 },
  overcast: { tint: [176, 186, 190], share: 0.14, brightness: 0.99, colour: 0.78 },
  dusk: { tint: [54, 66, 118], share: 0.24, brightness: 0.95, colour: 0.95 },
};

/** Shape of the pictures; the drawings have the same one. */
export const PICTURE = { width: 1280, height: 960 } as const;

export interface Drawing {
  /** Part of the drawing in its own units: left, top, width, height. */
  crop: readonly [number, number, number, number];
  mirrored: boolean;
  mood: Mood;
  /** Colours to replace, before the light falls on them. */
  recolour: Readonly<Record<string, string>>;
  /** Takes the sea and its boats out of the windows. */
  inland: boolean;
}

/** Paints a variant of a drawing as PNG. */
export function drawPicture(svg: string, drawing: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(variant(svg, drawing)))
    .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The drawing's source with the changes of a variant. */
export function variant(svg: string, { crop, mirrored, mood, recolour, inland }: Drawing): string {
  const [left, , width] = crop;
  const scenery = inland ? withoutSea(svg) : svg;
  const coloured = scenery.replace(/#[0-9a-f]{6}\b/gi, (colour) => lit(recolour[colour.toLowerCase()] ?? colour, mood));
  const inner = coloured.replace(/^[^<]*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const content = mirrored ? `<g transform="translate(${String(2 * left + width)} 0) scale(-1 1)">${inner}</g>` : inner;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(PICTURE.width)}" height="${String(PICTURE.height)}" viewBox="${crop.join(' ')}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

const WAVE = /<rect [^>]*height="1\.6" fill="#fff" opacity="0\.35"\/>/g;
const BOAT = /<path d="[^"]*" fill="#fff"\/><path d="[^"]*" fill="#a8123e"\/><path [^>]*stroke="#6b6258"[^>]*\/><path [^>]*fill="#fffaf2"[^>]*\/><path [^>]*fill="#f3ebdf"[^>]*\/>/g;
/** Upper and lower end of the sea's colours, and of the meadow that takes its place. */
const SEA_TO_MEADOW: readonly (readonly [sea: string, meadow: string])[] = [
  ['#7fb7bf', '#a9bd8a'],
  ['#2b7782', '#7d9a63'],
];

function withoutSea(svg: string): string {
  return SEA_TO_MEADOW.reduce((text, [sea, meadow]) => text.replaceAll(sea, meadow), svg.replace(WAVE, '').replace(BOAT, ''));
}

function lit(colour: string, mood: Mood): string {
  if (mood === 'day') return colour;
  const { tint, share, brightness, colour: keep } = LIGHTS[mood];
  const [red, green, blue] = parse(colour);
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  const channel = (value: number, mix: number): string => {
    const bleached = grey + (value - grey) * keep;
    const mixed = (bleached * (1 - share) + mix * share) * brightness;
    return Math.max(0, Math.min(255, Math.round(mixed))).toString(16).padStart(2, '0');
  };
  return `#${channel(red, tint[0])}${channel(green, tint[1])}${channel(blue, tint[2])}`;
}

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
