import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type Messages } from '@lingui/core';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { messageValues } from './message-values';
import { compileCatalogue } from './compile-catalogue';

const ROOT = join(import.meta.dirname, '../../../..');

/** Every package whose texts are catalogues, those that will come included. */
const PACKAGES = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'src/locales/hr/messages.po')));

/** Croatian texts that are the same word in some other language; a new one is added here by somebody who knows. */
const SAME_WORD: Readonly<Record<string, readonly Locale[]>> = {
  ' km': ['de', 'en', 'it', 'fr', 'es', 'pt'],
  ' km²': ['de', 'en', 'it', 'fr', 'es', 'pt'],
  ' min': ['en', 'it', 'fr', 'es', 'pt'],
  Agent: ['en', 'fr'],
  Auto: ['de', 'it'],
  Coworking: ['de', 'en', 'it', 'fr', 'es', 'pt', 'el'],
  Filtri: ['it'],
  Kontakt: ['de'],
  Kvadrat: ['de', 'en', 'it', 'fr', 'es', 'ru', 'pt', 'el'],
  Lift: ['en'],
  Modul: ['de'],
  Moduli: ['it'],
  Novo: ['pt'],
  Profil: ['de', 'fr'],
  Telefon: ['de'],
  Tema: ['es'],
  Termin: ['de'],
};

/** How each language sets words apart. Straight marks are nobody's. */
const QUOTES: Readonly<Record<Locale, RegExp>> = {
  hr: /„[^„”“«»"]+”/g,
  de: /„[^„”“«»"]+“/g,
  en: /“[^„”“«»"]+”/g,
  it: /«[^„”“«»"]+»/g,
  fr: /«\u00a0[^„”“«»"]+\u00a0»/g,
  es: /«[^„”“«»"]+»/g,
  ru: /«[^„”“«»"]+»/g,
  pt: /“[^„”“«»"]+”/g,
  el: /«[^„”“«»"]+»/g,
};
const ANY_QUOTE = /["„”“«»]/;

const COUNTS = [1, 2, 5, 21, 22, 25];

const load = (name: string, locale: Locale): Promise<Messages> => {
  const file = join(ROOT, name, 'src/locales', locale, 'messages.po');
  return compileCatalogue(file, readFileSync(file, 'utf8'));
};

/** All that a compiled message says, without values and tags. */
function wordsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown) => {
    if (typeof part === 'string') return [part];
    const forms: unknown = Array.isArray(part) ? part[2] : undefined;
    return typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(wordsOf) : [];
  });
}

/** The forms of each plural in a message, by category. */
function plurals(message: unknown): Record<string, unknown>[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((part: unknown): Record<string, unknown>[] =>
    Array.isArray(part) && part[1] === 'plural' && isRecord(part[2]) ? [part[2]] : [],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

test('there are packages with catalogues', () => {
  expect(PACKAGES).toEqual(expect.arrayContaining(['mf-listings', 'mf-search', 'server', 'shell']));
});

describe.each(PACKAGES)('%s', (name) => {
  test.each(LOCALES)('%s is complete, with the same values in each text', async (locale) => {
    const [source, own] = await Promise.all([load(name, 'hr'), load(name, locale)]);
    expect(Object.keys(own).sort()).toEqual(Object.keys(source).sort());
    const values = (messages: Messages): [string, string[]][] =>
      Object.entries(messages).map(([id, message]) => [id, [...new Set(messageValues(message))].sort()]);
    expect(Object.fromEntries(values(own))).toEqual(Object.fromEntries(values(source)));
  });

  test.each(LOCALES.filter((locale) => locale !== 'hr'))('%s leaves nothing in Croatian', async (locale) => {
    const [source, own] = await Promise.all([load(name, 'hr'), load(name, locale)]);
    const same = Object.entries(source)
      .map(([id, message]) => ({
        text: wordsOf(message).join('').replaceAll('\u00a0', ' '),
        own: wordsOf(own[id]).join('').replaceAll('\u00a0', ' '),
      }))
      .filter(
        ({ text, own: translated }) =>
          text === translated && /\p{L}{2}/u.test(text) && !(SAME_WORD[text]?.includes(locale) ?? false),
      )
      .map(({ text }) => text);
    expect(same).toEqual([]);
  });

  test.each(LOCALES)('%s quotes as the language does', async (locale) => {
    const wrong = Object.values(await load(name, locale))
      // A value inside quotes stands for a word.
      .map((message) =>
        Array.isArray(message)
          ? message.map((part: unknown) => (typeof part === 'string' ? part : 'x')).join('')
          : message,
      )
      .filter((text) => ANY_QUOTE.test(text.replace(QUOTES[locale], '')));
    expect(wrong).toEqual([]);
  });

  test('hr no short word ends a line', async () => {
    const loose = Object.values(await load(name, 'hr'))
      .flatMap(wordsOf)
      .filter((text) => /(?:^|[\s„(])[aikosuz] /i.test(text));
    expect(loose).toEqual([]);
  });

  test.each(['hr', 'ru'] as const)(
    '%s every plural has a form of its own for 1, 2, 5, 21, 22 and 25',
    async (locale) => {
      const messages = await load(name, locale);
      const rules = new Intl.PluralRules(locale);
      for (const [id, message] of Object.entries(messages)) {
        const i18n = setupI18n({ locale, messages: { [locale]: { [id]: message } } });
        for (const forms of plurals(message)) {
          const said = COUNTS.map((count) =>
            i18n._(id, Object.fromEntries(messageValues(message).map((value) => [value, count]))),
          );
          // 1 and 21, 2 and 22, 5 and 25 take the same form, and that of 2 is neither of the others.
          const shape = said.map((text) => text.replace(/\d+/g, '#'));
          expect([shape[0], shape[1], shape[2]]).toEqual([shape[3], shape[4], shape[5]]);
          expect([id, shape[1] === shape[0], locale === 'ru' && shape[1] === shape[2]]).toEqual([id, false, false]);
          expect([id, COUNTS.filter((count) => forms[rules.select(count)] === undefined)]).toEqual([id, []]);
        }
      }
    },
  );
});
