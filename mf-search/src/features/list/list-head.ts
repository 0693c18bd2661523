import { alternateLinks, localizedPath, splitLocale } from '@kvadrat/contracts/locales';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import { searchUrl } from '@kvadrat/contracts/search';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readListAddress } from './list-address';
import type { ListData } from './list-loader';

/** Head data of a list page, from what the server says about the search. */
export function listHead(data: ListData, route: RouteLocation, i18n: I18n): PageHead {
  if (data.kind !== 'results') {
    const title =
      data.kind === 'unknown' ? msg`Takve pretrage nema | Kvadrat` : msg`Oglasi trenutačno nisu dostupni | Kvadrat`;
    return {
      title: i18n._(title),
      description: i18n._(msg`Na ovoj adresi nema oglasa.`),
      canonical: localizedPath(route.locale, route.path),
      robots: 'noindex',
    };
  }
  const { seo, breadcrumbs, currentPage, maxPages, results, notices } = data.response;
  const closed = notices.some(({ reason }) => reason === 'auctions-off');
  const { criteria } = readListAddress(route);
  const pageAddress = (page: number): string => localizedPath(route.locale, searchUrl({ ...criteria, page }));
  const photo = results[0]?.photos[0];
  const size = photo?.sizes.at(-1);
  const robots = data.unknownPlace === null ? seo.robots : 'noindex';
  return {
    title: seo.title,
    description: seo.description,
    canonical: seo.canonical,
    alternates: alternateLinks(splitLocale(seo.canonical).path),
    breadcrumbs,
    ...(closed ? {} : { feed: `/atom${seo.canonical}` }),
    ...(robots === undefined ? {} : { robots }),
    ...(currentPage > 1 ? { prev: seo.prev ?? pageAddress(currentPage - 1) } : {}),
    ...(currentPage < maxPages ? { next: seo.next ?? pageAddress(currentPage + 1) } : {}),
    ...(photo === undefined || size === undefined
      ? {}
      : { image: { path: size.webp, width: size.width, height: size.height, alt: photo.alt } }),
  };
}
