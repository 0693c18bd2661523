import type { Locale } from '@kvadrat/contracts/locales';
import type { StaticTexts } from './static-text';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

export const STATIC_TEXTS: Readonly<Record<Locale, StaticTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
