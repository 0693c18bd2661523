import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { words as de } from '@kvadrat/contracts/words/de';
import { words as hr } from '@kvadrat/contracts/words/hr';
import { renderToString } from 'react-dom/server';
import { catalogueLoader, useWords } from '.';

function Pool() {
  const word = useWords();
  return (
    <p>
      {word('features', 'pool')}, {word('typologies', 6)}
    </p>
  );
}

const never = (): Promise<never> => Promise.reject(new Error('another language was loaded'));

const loadCatalogue = catalogueLoader({
  hr: () => Promise.resolve([{ messages: { Opis: 'Opis' } }, { words: hr }]),
  de: () => Promise.resolve([{ messages: { Opis: 'Beschreibung' } }, { words: de }]),
  en: never,
  it: never,
  fr: never,
  es: never,
  ru: never,
  pt: never,
  el: never,
});

test.each([
  ['hr', 'Bazen, Vila', 'Opis'],
  ['de', 'Pool, Villa', 'Beschreibung'],
] as const)('the words of %s come with its catalogue, and no others', async (locale, text, message) => {
  const messages = await loadCatalogue(locale);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <Pool />
    </I18nProvider>,
  );
  expect(html.replaceAll('<!-- -->', '')).toBe(`<p>${text}</p>`);
  expect(i18n._('Opis')).toBe(message);
});
