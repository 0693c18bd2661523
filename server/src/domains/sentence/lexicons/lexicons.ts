import type { Locale } from '@kvadrat/contracts/locales';
import type { Lexicon } from '../reader/lexicon';
import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { hr } from './hr';
import { it } from './it';
import { pt } from './pt';
import { ru } from './ru';

export const LEXICONS: Readonly<Record<Locale, Lexicon>> = { hr, de, en, it, fr, es, ru, pt, el };
