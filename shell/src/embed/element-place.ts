import { DEFAULT_LOCALE, isLocale, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

export type Theme = 'light' | 'dark' | 'auto';

/** What an element's attributes say. */
export interface ElementPlace {
  route: RouteLocation;
  theme: Theme;
}

/** Attributes that every element may have and none takes as its own. */
const GENERAL = new Set(['class', 'hidden', 'id', 'label', 'lang', 'language', 'shadow', 'slot', 'style', 'theme']);

/**
 * Reads an element's attributes. Its language is that of its attribute `language`, else that of the
 * page around it where the portal speaks it, else Croatian; few pages have a dark side, so it is light unless told otherwise.
 */
export function readPlace(element: HTMLElement): ElementPlace {
  const own = [...element.attributes].filter(({ name }) => !GENERAL.has(name) && !/^(?:aria|data)-/.test(name));
  const params = Object.fromEntries(own.map(({ name, value }) => [name, value.trim()]));
  const theme = element.getAttribute('theme');
  return {
    route: {
      name: element.localName,
      params,
      path: '/',
      search: `?${new URLSearchParams(params).toString()}`,
      locale: readLocale(element),
    },
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
  };
}

function readLocale(element: HTMLElement): Locale {
  const language = element.getAttribute('language') ?? element.closest('[lang]')?.getAttribute('lang');
  const code = language?.slice(0, 2).toLowerCase();
  return isLocale(code) ? code : DEFAULT_LOCALE;
}
