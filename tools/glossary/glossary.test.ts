import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { KEY_TERMS } from './key-terms';
import { saidTexts } from './said-texts';
import { secondWords } from './second-words';
import { wordsPage } from './words-page';

test.each(LOCALES)('one word for one thing, and one address for the reader: %s', (locale) => {
  const texts = saidTexts(locale);
  expect(texts.length).toBeGreaterThan(1500);
  expect(secondWords(texts, locale)).toEqual([]);
});

test('a second word is found in any form, and parts of other words are not', () => {
  expect(secondWords(['Учётные записи', 'Stoßen Sie an', 'Dieses Inserat'], 'ru')).toEqual([
    { text: 'Учётные записи', found: 'Учётные записи', instead: 'аккаунт' },
  ]);
  expect(secondWords(['Ihr Inserat und deine Suche'], 'de').map(({ found }) => found)).toEqual(['Inserat', 'deine']);
  expect(
    secondWords(['Salva la ricerca', 'La pagina si apre', 'La sua ricerca'], 'it').map(({ text }) => text),
  ).toEqual(['Salva la ricerca']);
});

test('a word is not its own second one', () => {
  const wrong = LOCALES.flatMap((locale) =>
    secondWords(
      KEY_TERMS.map(({ words }) => words.get(locale) ?? ''),
      locale,
    ),
  );
  expect(wrong).toEqual([]);
});

test('the page says what the list does', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/glossary/words.md'), 'utf8')).toBe(wordsPage());
});
