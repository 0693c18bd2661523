import { catalogueOfPart, type CataloguePart } from './catalogue-parts';
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
