import { catalogueLoader } from '@kvadrat/remote-kit';

/** One chunk each; a page loads the one of its language. */
export const loadCatalogue = catalogueLoader({
  hr: () => Promise.all([import('./hr/messages.po')]),
  de: () => Promise.all([import('./de/messages.po')]),
  en: () => Promise.all([import('./en/messages.po')]),
  it: () => Promise.all([import('./it/messages.po')]),
  fr: () => Promise.all([import('./fr/messages.po')]),
  es: () => Promise.all([import('./es/messages.po')]),
  ru: () => Promise.all([import('./ru/messages.po')]),
  pt: () => Promise.all([import('./pt/messages.po')]),
  el: () => Promise.all([import('./el/messages.po')]),
});
