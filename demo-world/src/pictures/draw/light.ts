import { parseColour, toColour } from './colour';

/** Time of day and weather: every colour of a drawing is mixed with a tint, then brightened or bleached. */
export type Mood = 'day' | 'morning' | 'evening' | 'overcast' | 'dusk';

interface Light {
  tint: readonly [number, number, number];
  share: number;
  /** 1 leaves the brightness. */
  brightness: number;
  /** 1 leaves the colours, 0 is grey. */
  colour: number;
}

const LIGHTS: Readonly<Record<Exclude<Mood, 'day'>, Light>> = {
  morning: { tint: [255, 226, 190], share: 0.14, brightness: 1.02, colour: 0.97 },
  evening: { tint: [246, 168, 112], share: 0.15, brightness: 0.98, colour: 1.05 },
  overcast: { tint: [176, 186, 190], share: 0.13, brightness: 1, colour: 0.82 },
  dusk: { tint: [54, 66, 118], share: 0.26, brightness: 0.97, colour: 0.95 },
};

/** Lets a light fall on a finished drawing. What shines by itself is written in upper case and stays as it is. */
export function lightUp(svg: string, mood: Mood): string {
  return mood === 'day' ? svg : svg.replace(/#[0-9a-f]{6}\b/g, (colour) => lit(colour, LIGHTS[mood]));
}

function lit(colour: string, { tint, share, brightness, colour: keep }: Light): string {
  const rgb = parseColour(colour);
  const grey = rgb[0] * 0.3 + rgb[1] * 0.59 + rgb[2] * 0.11;
  return toColour(
    rgb.map((value, index) => ((grey + (value - grey) * keep) * (1 - share) + (tint[index] ?? 0) * share) * brightness),
  );
}
