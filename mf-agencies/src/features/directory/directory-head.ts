import { AGENCY_PAGE_SIZE } from '@kvadrat/contracts/constants';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { agenciesPath, PATHS } from '@kvadrat/contracts/paths';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { directoryAddress, isPlain, readDirectoryAddress } from './directory-address';
import type { DirectoryData } from './directory-loader';

/** Head of the directory. Narrowed ones and empty ones are not for search engines. */
export function directoryHead({ directory, unknownPlace }: DirectoryData, route: RouteLocation, i18n: I18n): PageHead {
  const { locale } = route;
  const { ask } = readDirectoryAddress(route);
  const { place, around, count, maxPages, currentPage, results } = directory;
  if (directory.unknownPlace)
    return {
      title: i18n._(msg`Takvog mjesta nema | Kvadrat`),
      description: i18n._(msg`Na ovoj adresi nema agencija.`),
      canonical: localizedPath(locale, agenciesPath()),
      robots: 'noindex',
    };
  const address = (page: number): string => localizedPath(locale, directoryAddress({ ...ask, page }));
  const label = place?.label ?? i18n._(msg`Hrvatska`);
  const heading = place === null ? i18n._(msg`Agencije za nekretnine`) : i18n._(msg`Agencije za nekretnine: ${label}`);
  const pageText = currentPage > 1 ? `, ${i18n._(msg`stranica ${currentPage}`)}` : '';
  const plain = isPlain(ask) && unknownPlace === null;
  return {
    title: `${heading}${pageText} | Kvadrat`,
    description: i18n._(
      msg`${label}: agencije i investitori s upisom u registar, jezicima, uredima i brojem oglasa. Redoslijed se ne kupuje.`,
    ),
    canonical: address(currentPage),
    alternates: alternateLinks(directoryAddress({ ...ask, page: currentPage })),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      ...(place === null
        ? [{ label: i18n._(msg`Agencije`), path: null }]
        : [
            { label: i18n._(msg`Agencije`), path: localizedPath(locale, agenciesPath()) },
            ...around.map((step) => ({ label: step.label, path: localizedPath(locale, agenciesPath(step.path)) })),
            { label, path: null },
          ]),
    ],
    ...(plain && count > 0 ? {} : { robots: 'noindex,follow' }),
    ...(currentPage > 1 ? { prev: address(currentPage - 1) } : {}),
    ...(currentPage < maxPages ? { next: address(currentPage + 1) } : {}),
    ...(plain && results.length > 0
      ? {
          jsonLd: [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              numberOfItems: count,
              itemListElement: results.map(({ name, path }, index) => ({
                '@type': 'ListItem',
                position: (currentPage - 1) * AGENCY_PAGE_SIZE + index + 1,
                name,
                url: localizedPath(locale, path),
              })),
            },
          ],
        }
      : {}),
  };
}
