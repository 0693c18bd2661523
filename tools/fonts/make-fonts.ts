/** `npm run fonts`: cuts the font of the packages into the files of ui-kit/src/fonts, with their style sheet, and of server/data/fonts. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontSheet } from './font-sheet';
import { fontFile, FONT_SUBSETS, WEIGHTS, type FontSubset } from './font-subsets';
import { SHEET_FONTS, sheetFontFile } from './sheet-fonts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const UI_KIT = join(ROOT, 'ui-kit/src');
const { resolve } = createRequire(import.meta.url);
const FONT_PACKAGE = dirname(resolve('@fontsource-variable/commissioner/package.json'));
const STATIC_PACKAGE = dirname(resolve('@expo-google-fonts/commissioner/package.json'));

async function cut({ source, characters }: FontSubset): Promise<Buffer> {
  const font = await readFile(join(FONT_PACKAGE, 'files', `commissioner-${source}-wght-normal.woff2`));
  return subsetFont(font, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ['kern'],
    noHinting: true,
  });
}

/** Documents are set without a browser: one file of each weight, in the format their library reads. */
async function cutSheetFont(source: string): Promise<Buffer> {
  const characters = FONT_SUBSETS.flatMap((subset) => subset.characters);
  return subsetFont(await readFile(join(STATIC_PACKAGE, source)), String.fromCodePoint(...characters), {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noHinting: true,
  });
}

for (const { name, source } of SHEET_FONTS) {
  const font = await cutSheetFont(source);
  await writeFile(join(ROOT, sheetFontFile(name)), font);
  console.log(`sheet, ${name}: ${font.length} bytes`);
}
for (const subset of FONT_SUBSETS) {
  const font = await cut(subset);
  await writeFile(join(ROOT, fontFile(subset.name)), font);
  console.log(`${subset.name}: ${subset.characters.length} characters, ${font.length} bytes`);
}
await writeFile(join(UI_KIT, 'fonts/OFL.txt'), await readFile(join(FONT_PACKAGE, 'LICENSE')));
await writeFile(join(UI_KIT, 'fonts.css'), fontSheet());
