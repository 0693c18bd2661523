import { isLocale, localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** Points the language menu to the page that is shown now (R5). */
export function updateLanguageLinks(menu: HTMLElement, { path, search }: RouteLocation): void {
  for (const link of menu.querySelectorAll('a')) {
    if (isLocale(link.hreflang)) link.href = `${localizedPath(link.hreflang, encodeURI(path))}${search}`;
  }
}
