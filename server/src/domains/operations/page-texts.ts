import type { Locale } from '@kvadrat/contracts/locales';
import type { PageText } from './page-text';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

export const PAGE_TEXTS: Readonly<Record<Locale, PageText>> = { hr, de, en, it, fr, es, ru, pt, el };

/** Fills the places of a text. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
