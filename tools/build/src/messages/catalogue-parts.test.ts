import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueOfPart, laterFileOf, readLaterFolders, type CataloguePart } from './catalogue-parts';
import { readCatalogue } from './catalogue-format';

const CATALOGUE = `msgid ""
msgstr ""

#: src/list/list.tsx
msgid "Popis"
msgstr ""

#: src/map/map.tsx
msgid "Karta"
msgstr ""

#: src/list/list.tsx
#: src/map/map.tsx
msgid "Oboje"
msgstr ""
`;

async function textsOf(part: CataloguePart): Promise<unknown[]> {
  const catalogue = await readCatalogue('hr/messages.po', CATALOGUE, 'hr');
  return Object.values(catalogueOfPart(catalogue, part, ['src/map/'])).map(({ message }) => message);
}

test('a first view has no messages that only later parts say', async () => {
  expect(await textsOf('first')).toEqual(['Popis', 'Oboje']);
  expect(await textsOf('later')).toEqual(['Karta']);
  expect(await textsOf('whole')).toEqual(['Popis', 'Karta', 'Oboje']);
});

test('the list of later folders lies beside the languages; without one nothing is later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-parts-'));
  const file = laterFileOf(join(folder, 'hr', 'messages.po'));
  expect(await readLaterFolders(file)).toEqual([]);
  await writeFile(file, '["src/map/"]');
  expect(await readLaterFolders(file)).toEqual(['src/map/']);
  await writeFile(file, '{}');
  await expect(readLaterFolders(file)).rejects.toThrow('must be a list of folders');
  await rm(folder, { recursive: true });
});
