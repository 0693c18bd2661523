import type { LaterCatalogues } from '@kvadrat/remote-kit';

/** Messages of what is loaded when it is wanted: of the folders that `later.json` names. */
export const laterCatalogues: LaterCatalogues = {
  hr: () => import('./hr/messages.po?later'),
  de: () => import('./de/messages.po?later'),
  en: () => import('./en/messages.po?later'),
  it: () => import('./it/messages.po?later'),
  fr: () => import('./fr/messages.po?later'),
  es: () => import('./es/messages.po?later'),
  ru: () => import('./ru/messages.po?later'),
  pt: () => import('./pt/messages.po?later'),
  el: () => import('./el/messages.po?later'),
};
