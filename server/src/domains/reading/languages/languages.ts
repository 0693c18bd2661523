import type { Locale } from '@kvadrat/contracts/locales';
import type { LanguageWords } from '../language-words';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { hr } from './hr';
import { it } from './it';
import { pt } from './pt';
import { ru } from './ru';

/** All languages are read at once: a feed does not say in which one a word is. */
export const LANGUAGES: Readonly<Record<Locale, LanguageWords>> = { hr, de, en, it, fr, es, ru, pt, el };
