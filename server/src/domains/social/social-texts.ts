import type { SocialProblem } from '@kvadrat/contracts/account';
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

/** Why a sign-in did not work, in one language, for One Tap: its call answers in words. `#` stands for the provider's name. */
export type SocialSentences = Readonly<Record<SocialProblem, string>>;

const SENTENCES: Readonly<Record<Locale, SocialSentences>> = { hr, de, en, it, fr, es, ru, pt, el };

const SERVICE_NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/** A provider's name as people know it; other texts as they are. */
export function serviceName(service: string): string {
  return service === 'google' || service === 'facebook' || service === 'apple' ? SERVICE_NAMES[service] : service;
}

/** The sentence of a problem. */
export function problemText(problem: SocialProblem, service: string, locale: Locale): string {
  return SENTENCES[locale][problem].replaceAll('#', () => serviceName(service));
}
