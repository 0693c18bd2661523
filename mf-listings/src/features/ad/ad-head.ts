import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdData } from './ad-loader';
import { listingJsonLd } from './listing-json-ld';

const DESCRIPTION_LENGTH = 160;

/** Head data of an ad page. */
export function adHead(data: AdData, route: RouteLocation, i18n: I18n): PageHead {
  if (data.kind !== 'ad') {
    const title = data.kind === 'gone' ? msg`Oglas više nije dostupan | Kvadrat` : msg`Oglas ne postoji | Kvadrat`;
    return {
      title: i18n._(title),
      description: i18n._(msg`Potražite druge nekretnine u Hrvatskoj.`),
      canonical: localizedPath(route.locale, route.path),
      robots: 'noindex',
    };
  }
  const { listing } = data;
  const photo = listing.photos[0];
  const size = photo?.sizes.at(-1);
  return {
    title: `${withPlace(listing.title, listing.place.label)} | Kvadrat`,
    description: shorten(listing.description.replace(/\s+/g, ' ').trim() || listing.title, DESCRIPTION_LENGTH),
    canonical: localizedPath(route.locale, listing.path),
    alternates: alternateLinks(listing.path),
    breadcrumbs: listing.breadcrumbs,
    ...(listing.withheld === null ? {} : { robots: 'noindex' }),
    ...(photo === undefined || size === undefined
      ? {}
      : { image: { path: size.webp, width: size.width, height: size.height, alt: photo.alt } }),
    jsonLd: listing.withheld === null ? [{ ...listingJsonLd(listing, localizedPath(route.locale, listing.path)) }] : [],
  };
}

/** Titles that were made of a feed's facts end with the place. */
function withPlace(title: string, place: string): string {
  return title.endsWith(`, ${place}`) ? title : `${title}, ${place}`;
}

/** Cuts at a word's end. */
function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
