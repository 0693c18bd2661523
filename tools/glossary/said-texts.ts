import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@kvadrat/contracts/locales';
import { words as de } from '@kvadrat/contracts/words/de';
import { words as el } from '@kvadrat/contracts/words/el';
import { words as en } from '@kvadrat/contracts/words/en';
import { words as es } from '@kvadrat/contracts/words/es';
import { words as fr } from '@kvadrat/contracts/words/fr';
import { words as hr } from '@kvadrat/contracts/words/hr';
import { words as it } from '@kvadrat/contracts/words/it';
import { words as pt } from '@kvadrat/contracts/words/pt';
import { words as ru } from '@kvadrat/contracts/words/ru';

const ROOT = join(import.meta.dirname, '../..');
const VOCABULARY: Readonly<Record<Locale, object>> = { hr, de, en, it, fr, es, ru, pt, el };

/** All that the portal says in a language: what stands in the catalogues of every package, and the words of the vocabulary. */
export function saidTexts(locale: Locale): string[] {
  const catalogues = readdirSync(ROOT)
    .map((name) => join(ROOT, name, 'src/locales', locale, 'messages.po'))
    .filter((file) => existsSync(file));
  return [
    ...catalogues.flatMap((file) => translations(readFileSync(file, 'utf8'), locale)),
    ...strings(VOCABULARY[locale]),
  ];
}

/** Croatian catalogues hold a translation only where the message has a name of its own; the id is the text elsewhere. */
function translations(source: string, locale: Locale): string[] {
  return source
    .split('\n\n')
    .map(
      (entry) =>
        /^msgstr "(.+)"$/m.exec(entry)?.[1] ?? (locale === 'hr' ? /^msgid "(.+)"$/m.exec(entry)?.[1] : null) ?? '',
    )
    .map(withoutValues);
}

/** Names of values and categories of plurals are no words: `{count, plural, one {# oglas}}` says `# oglas`. */
function withoutValues(message: string): string {
  return message.replace(/\{\w+, plural,|\{\w+\}|(?<=[}\s])(?:one|few|many|other) (?=\{)/g, ' ');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
