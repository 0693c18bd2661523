/** `npm run fonts`: cuts the font of the package into the files of ui-kit/src/fonts and writes their style sheet. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontSheet } from './font-sheet';
import { fontFile, FONT_SUBSETS, WEIGHTS, type FontSubset } from './font-subsets';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const UI_KIT = join(ROOT, 'ui-kit/src');
const FONT_PACKAGE = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/commissioner/package.json'));

async function cut({ source, characters }: FontSubset): Promise<Buffer> {
  const font = await readFile(join(FONT_PACKAGE, 'files', `commissioner-${source}-wght-normal.woff2`));
  return subsetFont(font, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: ['kern'],
    noHinting: true,
  });
}

for (const subset of FONT_SUBSETS) {
  const font = await cut(subset);
  await writeFile(join(ROOT, fontFile(subset.name)), font);
  console.log(`${subset.name}: ${subset.characters.length} characters, ${font.length} bytes`);
}
await writeFile(join(UI_KIT, 'fonts/OFL.txt'), await readFile(join(FONT_PACKAGE, 'LICENSE')));
await writeFile(join(UI_KIT, 'fonts.css'), fontSheet());
