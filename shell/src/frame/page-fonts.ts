import type { Locale } from '@kvadrat/contracts/locales';
import { firstFonts, type FirstFont } from '@kvadrat/ui-kit/fonts';
import croatian from '@kvadrat/ui-kit/fonts/commissioner-croatian.woff2';
import cyrillic from '@kvadrat/ui-kit/fonts/commissioner-cyrillic.woff2';
import greek from '@kvadrat/ui-kit/fonts/commissioner-greek.woff2';
import latin from '@kvadrat/ui-kit/fonts/commissioner-latin.woff2';

const FILES: Readonly<Record<FirstFont, string>> = { latin, croatian, cyrillic, greek };

/** Files of the release that a page of this language starts with. */
export function pageFonts(locale: Locale): string[] {
  return firstFonts(locale).map((font) => FILES[font]);
}
