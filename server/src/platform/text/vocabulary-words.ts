import type { Locale } from '@kvadrat/contracts/locales';
import type { Words } from '@kvadrat/contracts/words';
import { words as de } from '@kvadrat/contracts/words/de';
import { words as el } from '@kvadrat/contracts/words/el';
import { words as en } from '@kvadrat/contracts/words/en';
import { words as es } from '@kvadrat/contracts/words/es';
import { words as fr } from '@kvadrat/contracts/words/fr';
import { words as hr } from '@kvadrat/contracts/words/hr';
import { words as it } from '@kvadrat/contracts/words/it';
import { words as pt } from '@kvadrat/contracts/words/pt';
import { words as ru } from '@kvadrat/contracts/words/ru';

export const VOCABULARY_WORDS: Readonly<Record<Locale, Words>> = { hr, de, en, it, fr, es, ru, pt, el };
