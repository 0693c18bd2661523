import type { Locale } from '@kvadrat/contracts/locales';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** What a sheet says beside the ad's own words and those of the vocabulary. */
export interface SheetTexts {
  onRequest: string;
  perMonth: string;
  typology: string;
  net: string;
  gross: string;
  plot: string;
  rooms: string;
  bedrooms: string;
  bathrooms: string;
  floor: string;
  groundFloor: string;
  basement: string;
  year: string;
  condition: string;
  heating: string;
  energyClass: string;
  sea: string;
  title: string;
  titleClear: string;
  /** What is offered where it is not the whole for good. */
  offered: string;
  share: string;
  lease: string;
  auction: string;
  lowestBid: string;
  bidsUntil: string;
  completion: string;
  reference: string;
  licence: string;
  agent: string;
  description: string;
  sold: string;
  features: string;
  /** Of a development: `{price}` is that of its cheapest unit. */
  from: string;
  /** Beside the code that leads to the ad. */
  scan: string;
  /** `{date}` is when the ad was last changed. */
  asOf: string;
  /** Where only the area is shown. */
  area: string;
}

export const SHEET_TEXTS: Readonly<Record<Locale, SheetTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
