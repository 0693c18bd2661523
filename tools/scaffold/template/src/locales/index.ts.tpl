import type { Locale } from '@kvadrat/contracts/locales';
import type { Messages } from '@lingui/core';

type Catalogue = () => Promise<{ messages: Messages }>;

/** One chunk each; a page loads the one of its language. */
const CATALOGUES: Readonly<Record<Locale, Catalogue>> = {
  hr: () => import('./hr/messages.po'),
  de: () => import('./de/messages.po'),
  en: () => import('./en/messages.po'),
  it: () => import('./it/messages.po'),
  fr: () => import('./fr/messages.po'),
  es: () => import('./es/messages.po'),
  ru: () => import('./ru/messages.po'),
  pt: () => import('./pt/messages.po'),
  el: () => import('./el/messages.po'),
};

export async function loadCatalogue(locale: Locale): Promise<Messages> {
  const { messages } = await CATALOGUES[locale]();
  return messages;
}
