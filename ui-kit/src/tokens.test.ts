import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

function colours(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--([a-z0-9-]+):\s*#([0-9a-f]{3,6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const light = colours(lightCss);
const dark = new Map([...light, ...colours(darkCss)]);

function luminance(hex: string): number {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const value = parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: Map<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => {
      const hex = scheme.get(name);
      if (hex === undefined) throw new Error(`there is no colour --${name}`);
      return luminance(hex);
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT: [string, string][] = [
  ...['page', 'surface', 'raised', 'sunken', 'sunken-2'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-2', ground],
    ['ink-3', ground],
  ]),
  ['accent-text', 'page'],
  ['accent-text', 'raised'],
  ['accent-text', 'sunken'],
  ['accent-soft-ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['on-inverse', 'inverse'],
  ['sea-ink', 'sea-soft'],
  ['ink', 'sea-soft'],
  ['page', 'sea'],
  ['on-sea-fill', 'sea-fill'],
  ['on-deep', 'deep'],
  ...['good', 'warn', 'bad'].flatMap((meaning): [string, string][] =>
    ['page', 'raised', `${meaning}-soft`].map((ground) => [meaning, ground]),
  ),
  ['pin-ink', 'pin'],
  ['pin-seen-ink', 'pin-seen'],
  ['on-stage', 'stage'],
  ['on-grade-light', 'grade-1'],
  ['on-grade-light', 'grade-8'],
  ...[2, 3, 4, 5, 6, 7].map((grade): [string, string] => ['on-grade-dark', `grade-${grade}`]),
];

const SHAPES: [string, string][] = [
  ...['page', 'surface', 'raised', 'sunken'].map((ground): [string, string] => ['line-strong', ground]),
  ['focus', 'page'],
  ['accent', 'page'],
  ...['sea', 'sea-fill', 'pin', 'accent'].map((shape): [string, string] => [shape, 'map-land']),
  ['sea', 'sea-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('R284 in the %s scheme', (_name, scheme) => {
  test.each(TEXT)('--%s can be read on --%s', (ink, ground) => {
    expect(contrast(scheme, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('--%s can be seen on --%s', (shape, ground) => {
    expect(contrast(scheme, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
