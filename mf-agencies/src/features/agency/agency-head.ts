import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { agenciesPath, PATHS } from '@kvadrat/contracts/paths';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adsAddress, readAds } from '../../components/ads/ads-address';
import { shorten } from '../../lib/shorten';
import { agencyJsonLd } from './agency-json-ld';
import type { AgencyData } from '../../components/read-agency';

/** Head of an agency's page. Narrowed lists of its ads are not for search engines. */
export function agencyHead(data: AgencyData, route: RouteLocation, i18n: I18n): PageHead {
  if (data === null)
    return {
      title: i18n._(msg`Agencija ne postoji | Kvadrat`),
      description: i18n._(msg`Na ovoj adresi nema agencije.`),
      canonical: localizedPath(route.locale, route.path),
      robots: 'noindex',
    };
  const { agency, ads } = data;
  const { locale } = route;
  const { name, path } = agency;
  const asked = readAds(route.search);
  const address = (page: number): string => localizedPath(locale, adsAddress(path, { ...asked, page }));
  const page = ads.currentPage;
  const pageText = page > 1 ? `, ${i18n._(msg`stranica ${page}`)}` : '';
  const town = agency.offices[0]?.place;
  const place = town === undefined ? '' : `, ${town}`;
  const { sale, rent } = ads;
  return {
    title: `${name}${place}${pageText} | Kvadrat`,
    description: shorten(
      `${i18n._(msg`${name}: ${sale} na prodaju, ${rent} za najam.`)} ${agency.about?.text ?? ''}`.trim(),
    ),
    canonical: address(page),
    alternates: alternateLinks(adsAddress(path, { ...asked, page })),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: i18n._(msg`Agencije`), path: localizedPath(locale, agenciesPath()) },
      { label: name, path: null },
    ],
    ...(asked.offer === null && asked.kind === null ? {} : { robots: 'noindex,follow' }),
    ...(page > 1 ? { prev: address(page - 1) } : {}),
    ...(page < ads.maxPages ? { next: address(page + 1) } : {}),
    jsonLd: [agencyJsonLd(agency, localizedPath(locale, path))],
  };
}
