import type { Locale } from '@kvadrat/contracts/locales';
import type { SentenceCase } from './sentence-case';
import { de } from './sentences/de';
import { el } from './sentences/el';
import { en } from './sentences/en';
import { es } from './sentences/es';
import { fr } from './sentences/fr';
import { hr } from './sentences/hr';
import { it } from './sentences/it';
import { pt } from './sentences/pt';
import { ru } from './sentences/ru';

/** What people say to the sentence search, forty in each language, written before there was a rule to read them. */
export const SENTENCES: Readonly<Record<Locale, readonly SentenceCase[]>> = { hr, de, en, it, fr, es, ru, pt, el };
