import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { agenciesPath, PATHS } from '@kvadrat/contracts/paths';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adsAddress, readAds } from '../../components/ads/ads-address';
import type { AgentData } from './agent-loader';

export function agentHead(data: AgentData, route: RouteLocation, i18n: I18n): PageHead {
  const { locale } = route;
  if (data === null)
    return {
      title: i18n._(msg`Agent ne postoji | Kvadrat`),
      description: i18n._(msg`Na ovoj adresi nema agenta.`),
      canonical: localizedPath(locale, route.path),
      robots: 'noindex',
    };
  const { agency, person, ads } = data;
  const asked = readAds(route.search);
  const address = (page: number): string => localizedPath(locale, adsAddress(person.path, { ...asked, page }));
  const page = ads.currentPage;
  const pageText = page > 1 ? `, ${i18n._(msg`stranica ${page}`)}` : '';
  const { name } = person;
  const { name: agencyName } = agency;
  return {
    title: `${name}, ${agencyName}${pageText} | Kvadrat`,
    description: i18n._(msg`${name} radi u agenciji ${agencyName}: oglasi, jezici, upis i kontakt.`),
    canonical: address(page),
    alternates: alternateLinks(adsAddress(person.path, { ...asked, page })),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: i18n._(msg`Agencije`), path: localizedPath(locale, agenciesPath()) },
      { label: agencyName, path: localizedPath(locale, agency.path) },
      { label: name, path: null },
    ],
    ...(asked.offer === null && asked.kind === null ? {} : { robots: 'noindex,follow' }),
    ...(page > 1 ? { prev: address(page - 1) } : {}),
    ...(page < ads.maxPages ? { next: address(page + 1) } : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
        url: localizedPath(locale, person.path),
        knowsLanguage: person.languages,
        worksFor: { '@type': 'RealEstateAgent', name: agencyName, url: localizedPath(locale, agency.path) },
      },
    ],
  };
}
