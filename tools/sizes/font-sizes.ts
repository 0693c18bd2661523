import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { firstFonts } from '@kvadrat/ui-kit/fonts';
import { fontFile } from '../fonts/font-subsets';
import { KB, type Measurement } from './budget';

/** Fonts of a page before it is interactive. */
const FONT_BUDGET = 45 * KB;

/** What the fonts weigh that a page of each language starts with. */
export function measureFonts(root: string): Promise<Measurement[]> {
  return Promise.all(
    LOCALES.map(async (locale) => {
      const sizes = await Promise.all(
        firstFonts(locale).map(async (subset) => (await stat(join(root, fontFile(subset)))).size),
      );
      return {
        what: `fonts, ${locale}`,
        measured: sizes.reduce((total, bytes) => total + bytes, 0),
        budget: FONT_BUDGET,
        unit: 'KB',
      };
    }),
  );
}
