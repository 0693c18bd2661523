import { alternateLinks, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { PageHead } from '@kvadrat/contracts/remote';
import { INFO_PATHS, type InfoPageName } from './info-paths';
import { STATIC_TEXTS } from './static-texts';

/** Head data of a page of information. */
export function infoHead(name: InfoPageName, locale: Locale, { title, description }: { title: string; description: string }): PageHead {
  const path = INFO_PATHS[name];
  return {
    title: `${title} | Kvadrat`,
    description,
    canonical: localizedPath(locale, path),
    alternates: alternateLinks(path),
    breadcrumbs: [
      { label: STATIC_TEXTS[locale].home, path: localizedPath(locale, PATHS.home) },
      { label: title, path: null },
    ],
  };
}
