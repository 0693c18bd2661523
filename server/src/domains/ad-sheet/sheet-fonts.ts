import { join } from 'node:path';
import { projectRoot } from '../../platform/settings';

/** The weights a sheet is set in; made by `npm run fonts`. */
export type SheetFont = 'regular' | 'strong';

export function sheetFontFile(font: SheetFont): string {
  return join(projectRoot(), 'server', 'data', 'fonts', `commissioner-${font}.ttf`);
}

/** What the fonts have no sign for: pictograms, other scripts, and marks that only steer a line of text. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1e9e\u2011\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u2039\u203a\u20ac\u2116\u2190\u2192\u2212]/gu;

/** The text with what can be printed of it; lines stay lines. */
export function printable(text: string): string {
  const lines = text
    .normalize('NFC')
    .replaceAll('\u2009', '\u202f')
    .split(/\r\n?|[\n\u2028\u2029]/);
  return lines
    .map((line) =>
      line
        .replace(/\s+/g, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' '))
        .replace(UNKNOWN, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
