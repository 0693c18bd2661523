import type { Locale } from '@kvadrat/contracts/locales';
import type { SocialProblem } from './social-error';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** Texts of sign-in with providers in one language; `#` stands for the provider's name. */
export interface SocialTexts {
  done: { title: string; text: string };
  failed: string;
  cancelled: string;
  /** For popups: nothing more to do here. */
  close: string;
  /** The way back where there is no popup. */
  back: string;
  problems: Readonly<Record<SocialProblem, string>>;
}

export const SOCIAL_TEXTS: Readonly<Record<Locale, SocialTexts>> = { hr, de, en, it, fr, es, ru, pt, el };

const SERVICE_NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** A provider's name as people know it; other texts as they are. */
export function serviceName(service: string): string {
  return service === 'google' || service === 'facebook' || service === 'apple' ? SERVICE_NAMES[service] : service;
}

/** The sentence of a problem. */
export function problemText(problem: SocialProblem, service: string, locale: Locale): string {
  return SOCIAL_TEXTS[locale].problems[problem].replaceAll('#', () => serviceName(service));
}
