import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { extractCatalogues, type ExtractedCatalogue } from './extract-catalogues';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kvadrat-messages-'));
  await write(
    'src/page.tsx',
    `import { Trans } from '@lingui/react/macro';\nexport const page = <Trans>Cijena</Trans>;\n`,
  );
});

afterEach(() => rm(directory, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text);
}

async function accept(catalogues: readonly ExtractedCatalogue[]): Promise<void> {
  for (const { file, text } of catalogues) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const german = (catalogues: readonly ExtractedCatalogue[]): ExtractedCatalogue => {
  const found = catalogues.find(({ locale }) => locale === 'de');
  if (found === undefined) throw new Error('no German catalogue');
  return found;
};

test('a new text appears in all nine catalogues, Croatian is complete at once', async () => {
  const catalogues = await extractCatalogues(directory);
  expect(catalogues.map(({ locale }) => locale)).toEqual([...LOCALES]);
  expect(catalogues.filter(({ missing }) => missing.length === 0).map(({ locale }) => locale)).toEqual(['hr']);
  expect(german(catalogues)).toMatchObject({ present: null, missing: ['Cijena'] });
});

test('nothing differs once the catalogues were written', async () => {
  await accept(await extractCatalogues(directory));
  for (const { text, present } of await extractCatalogues(directory)) expect(text).toBe(present);
});

test('moving code changes no catalogue, a translation stays, a text that is gone goes', async () => {
  await accept(await extractCatalogues(directory));
  await write(
    'src/locales/de/messages.po',
    german(await extractCatalogues(directory)).text.replace(
      'msgid "Cijena"\nmsgstr ""',
      'msgid "Cijena"\nmsgstr "Preis"',
    ),
  );
  await write(
    'src/page.tsx',
    `import { Trans } from '@lingui/react/macro';\n\n\nexport const page = <Trans>Cijena</Trans>;\n`,
  );
  const moved = german(await extractCatalogues(directory));
  expect(moved).toMatchObject({ missing: [], text: moved.present });
  await write(
    'src/page.tsx',
    `import { Trans } from '@lingui/react/macro';\nexport const page = <Trans>Sobe</Trans>;\n`,
  );
  const changed = german(await extractCatalogues(directory));
  expect(changed.missing).toEqual(['Sobe']);
  expect(changed.text).not.toContain('Preis');
});

test('texts of tests are nobody’s to translate', async () => {
  await write(
    'src/page.test.tsx',
    `import { Trans } from '@lingui/react/macro';\nexport const page = <Trans>Samo proba</Trans>;\n`,
  );
  expect(german(await extractCatalogues(directory)).missing).toEqual(['Cijena']);
});

test('a package without texts needs no catalogues', async () => {
  await write('src/page.tsx', 'export const page = 1;\n');
  expect(await extractCatalogues(directory)).toEqual([]);
});

test('sources that say nothing are not read as code', async () => {
  await write('src/typed.ts', 'export const value = <T,>(<<this is no program');
  expect(german(await extractCatalogues(directory)).missing).toEqual(['Cijena']);
});
