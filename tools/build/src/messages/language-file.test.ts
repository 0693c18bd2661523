import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFileOf, readLanguageFile } from './language-file';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-languages-'));
  file = languageFileOf(join(folder, 'hr', 'messages.po'));
});
afterEach(() => rm(folder, { recursive: true }));

test('it lies beside the languages; without it no words are said and nothing is later', async () => {
  expect(await readLanguageFile(file)).toEqual({ words: [], later: [] });
});

test.each([
  ['{}', { words: [], later: [] }],
  ['{ "words": "all", "later": ["src/map/"] }', { words: 'all', later: ['src/map/'] }],
  ['{ "words": ["categories"] }', { words: ['categories'], later: [] }],
])('%s is read', async (text, settings) => {
  await writeFile(file, text);
  expect(await readLanguageFile(file)).toEqual(settings);
});

test.each(['[]', '{ "words": "some" }', '{ "later": [1] }', '{ "locales": ["hr"] }'])(
  '%s is refused, by the name of the file',
  async (text) => {
    await writeFile(file, text);
    await expect(readLanguageFile(file)).rejects.toThrow(`${file} must be an object`);
  },
);
