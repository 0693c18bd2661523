import { catalogueLoader, type LoadCatalogue } from '@kvadrat/remote-kit';

/** One chunk each; a page loads the one of its language. */
export const loadCatalogue: LoadCatalogue = catalogueLoader({
  hr: () => Promise.all([import('./hr/messages.po'), import('@kvadrat/contracts/words/hr')]),
  de: () => Promise.all([import('./de/messages.po'), import('@kvadrat/contracts/words/de')]),
  en: () => Promise.all([import('./en/messages.po'), import('@kvadrat/contracts/words/en')]),
  it: () => Promise.all([import('./it/messages.po'), import('@kvadrat/contracts/words/it')]),
  fr: () => Promise.all([import('./fr/messages.po'), import('@kvadrat/contracts/words/fr')]),
  es: () => Promise.all([import('./es/messages.po'), import('@kvadrat/contracts/words/es')]),
  ru: () => Promise.all([import('./ru/messages.po'), import('@kvadrat/contracts/words/ru')]),
  pt: () => Promise.all([import('./pt/messages.po'), import('@kvadrat/contracts/words/pt')]),
  el: () => Promise.all([import('./el/messages.po'), import('@kvadrat/contracts/words/el')]),
});
