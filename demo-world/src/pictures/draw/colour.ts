type Rgb = readonly [number, number, number];

const SHADOW = '#22303a';
const LIGHT = '#fffaf0';

export function parseColour(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toColour(channels: readonly number[]): string {
  return `#${channels
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** @param share of the second colour, 0 to 1 */
export function mix(one: string, other: string, share: number): string {
  const second = parseColour(other);
  return toColour(parseColour(one).map((value, index) => value + ((second[index] ?? 0) - value) * share));
}

/** The colour in shade: shadows are blue, not black. */
export function darker(colour: string, share: number): string {
  return mix(colour, SHADOW, share);
}

/** The colour in the sun. */
export function lighter(colour: string, share: number): string {
  return mix(colour, LIGHT, share);
}
