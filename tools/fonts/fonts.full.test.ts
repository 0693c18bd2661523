import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { firstFonts } from '@kvadrat/ui-kit/fonts';
import { fontSheet } from './font-sheet';
import { fontFile, FONT_SUBSETS, unicodeRange } from './font-subsets';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('the committed style sheet is the one the subsets give', () => {
  expect(read('ui-kit/src/fonts.css')).toBe(fontSheet());
});

test('each subset has its file, no character is in two', () => {
  const all = FONT_SUBSETS.flatMap(({ characters }) => characters);
  expect(new Set(all).size).toBe(all.length);
  for (const { name } of FONT_SUBSETS) expect(statSync(join(ROOT, fontFile(name))).size).toBeGreaterThan(1000);
});

test('a range joins neighbours', () => {
  expect(unicodeRange([0x41, 0x43, 0x42, 0x10d])).toBe('U+41-43, U+10D');
});

test.each(LOCALES)('the fonts a page in %s starts with have every letter of its texts', (locale) => {
  const names: readonly string[] = firstFonts(locale);
  const known = new Set(
    FONT_SUBSETS.filter(({ name }) => names.includes(name)).flatMap(({ characters }) => characters),
  );
  // A remote without pages says nothing.
  const catalogues = ['shell', ...readdirSync(ROOT).filter((name) => /^mf-[a-z-]+$/.test(name))]
    .map((folder) => `${folder}/src/locales/${locale}/messages.po`)
    .filter((file) => existsSync(join(ROOT, file)));
  const texts = catalogues.flatMap((file) => translations(read(file)));
  expect(texts.length).toBeGreaterThan(50);
  const missing = [...texts.join('').normalize('NFC')].filter(
    (character) => /\p{L}|\p{N}|\p{P}/u.test(character) && !known.has(character.codePointAt(0) ?? 0),
  );
  expect([...new Set(missing)]).toEqual([]);
});

/** Translations of a catalogue; continued lines are joined. */
function translations(catalogue: string): string[] {
  return [...catalogue.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, quoted = '']) =>
    quoted.replace(/"\n?"?|\\n/g, ''),
  );
}
