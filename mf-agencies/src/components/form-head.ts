import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Head of a page with a form. Only the empty form is for search engines.
 * @param outcome what has become of the form; readers hear the title before anything else
 */
export function formHead(
  { path, locale }: RouteLocation,
  i18n: I18n,
  { title, description, outcome }: { title: string; description: string; outcome: string | null },
): PageHead {
  return {
    title: `${outcome === null ? title : `${outcome}: ${title}`} | Kvadrat`,
    description,
    canonical: localizedPath(locale, path),
    alternates: alternateLinks(path),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: title, path: null },
    ],
    ...(outcome === null ? {} : { robots: 'noindex' as const }),
  };
}
