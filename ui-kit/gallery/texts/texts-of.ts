import { de } from './de';
import { el } from './el';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { GalleryTexts } from './gallery-texts';
import { hr } from './hr';
import { it } from './it';
import { pt } from './pt';
import { ru } from './ru';

/** All languages in the order of the portal's menu. */
export const TEXTS: Readonly<Record<string, GalleryTexts>> = { hr, de, en, it, fr, es, ru, pt, el };

/** Croatian where the language is none of ours. */
export function textsOf(language: string): GalleryTexts {
  return TEXTS[language] ?? hr;
}
