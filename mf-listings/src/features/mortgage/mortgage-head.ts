import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One page for search engines, whatever is counted on it. */
export function mortgageHead(_: null, { locale }: RouteLocation, i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Kalkulator stambenog kredita | Kvadrat`),
    description: i18n._(msg`Mjesečna rata, ukupne kamate i plan otplate stambenog kredita po godinama.`),
    canonical: localizedPath(locale, PATHS.mortgage),
    alternates: alternateLinks(PATHS.mortgage),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: i18n._(msg`Kalkulator kredita`), path: null },
    ],
  };
}
