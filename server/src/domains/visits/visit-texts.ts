import type { Locale } from '@kvadrat/contracts/locales';
import type { Side } from '../enquiries/api';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';
import type { VisitState } from './visit-step';

interface Told {
  title: string;
  text: string;
}

/** Texts of mails about visits in one language. */
export interface VisitTexts {
  /** `#` stands for a day and a time. */
  zone: string;
  /** `#` stands for minutes. */
  minutes: string;
  fields: { place: string; time: string; times: string; newTime: string; length: string; ad: string };
  /** Where a visit stands, as each side is told. */
  states: Readonly<Record<VisitState, Readonly<Record<Side, Told>>>>;
  mail: { button: string; calendar: string; where: string };
  /** Of the calendar entry; `#` stands for the ad's title. */
  event: string;
}

export const VISIT_TEXTS: Readonly<Record<Locale, VisitTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
