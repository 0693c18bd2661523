import { typeset, type Locale } from '@kvadrat/contracts/locales';
import type { IsochroneErrorCode } from './isochrone-error';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

export type IsochroneTexts = Readonly<Record<IsochroneErrorCode, string>>;

const TEXTS: Readonly<Record<Locale, IsochroneTexts>> = { hr, de, en, it, fr, es, ru, pt, el };

/** Why there is no area, for the visitor. */
export function isochroneText(locale: Locale, reason: IsochroneErrorCode): string {
  return typeset(TEXTS[locale][reason], locale);
}
