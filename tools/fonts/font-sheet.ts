import { FONT_SUBSETS, unicodeRange, WEIGHTS, type FontSubset } from './font-subsets';

/** A local font in the clothes of ours, so that a text keeps its place when ours arrives. */
interface Fallback {
  /** Weights it stands in for. */
  weights: string;
  local: readonly string[];
  /** Width of our letters, in percent of its own: Latin and Cyrillic differ from Greek. */
  size: number;
  greekSize: number;
}

/** Ascent, descent and line gap of Commissioner, in percent of the size. */
const METRICS = { ascent: 101.7, descent: 20.6 };

/** Widths measured over the portal's texts in hr, de, en, fr, ru and el. */
const FALLBACKS: readonly Fallback[] = [
  { weights: '100 520', local: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'], size: 99.7, greekSize: 102.9 },
  {
    weights: '521 900',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'HelveticaNeue-Bold', 'Roboto Bold'],
    size: 94.3,
    greekSize: 96.9,
  },
];

/** The style sheet of the font, with its stand-ins. */
export function fontSheet(): string {
  return [
    '/* Made by `npm run fonts`: change tools/fonts instead. */',
    ...FONT_SUBSETS.map(face),
    '/* Stand-ins with the width and height of the font: nothing moves when it arrives. */',
    ...FALLBACKS.flatMap((fallback) => [
      fallbackFace(fallback, fallback.size),
      fallbackFace(fallback, fallback.greekSize, 'U+370-3FF'),
    ]),
    '',
  ].join('\n');
}

function face({ name, characters }: FontSubset): string {
  return `@font-face {
  font-family: Commissioner;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./fonts/commissioner-${name}.woff2") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`;
}

function fallbackFace({ weights, local }: Fallback, size: number, range?: string): string {
  const scaled = (percent: number): string => `${Math.round((percent / size) * 1000) / 10}%`;
  return [
    '@font-face {',
    '  font-family: "Commissioner Fallback";',
    `  font-weight: ${weights};`,
    `  src: ${local.map((name) => `local("${name}")`).join(', ')};`,
    `  size-adjust: ${size}%;`,
    `  ascent-override: ${scaled(METRICS.ascent)};`,
    `  descent-override: ${scaled(METRICS.descent)};`,
    '  line-gap-override: 0%;',
    ...(range === undefined ? [] : [`  unicode-range: ${range};`]),
    '}',
  ].join('\n');
}
