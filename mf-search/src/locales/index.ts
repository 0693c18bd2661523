import { catalogueLoader } from '@kvadrat/remote-kit';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Messages } from '@lingui/core';

/** One chunk each, with the words of the vocabulary that searches name; a page loads the one of its language. */
export const loadCatalogue: (locale: Locale) => Promise<Messages> = catalogueLoader({
  hr: () => Promise.all([import('./hr/messages.po'), import('./words/hr')]),
  de: () => Promise.all([import('./de/messages.po'), import('./words/de')]),
  en: () => Promise.all([import('./en/messages.po'), import('./words/en')]),
  it: () => Promise.all([import('./it/messages.po'), import('./words/it')]),
  fr: () => Promise.all([import('./fr/messages.po'), import('./words/fr')]),
  es: () => Promise.all([import('./es/messages.po'), import('./words/es')]),
  ru: () => Promise.all([import('./ru/messages.po'), import('./words/ru')]),
  pt: () => Promise.all([import('./pt/messages.po'), import('./words/pt')]),
  el: () => Promise.all([import('./el/messages.po'), import('./words/el')]),
});
