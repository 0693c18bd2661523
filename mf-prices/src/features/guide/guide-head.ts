import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { guideAddress, readChoice } from '../../components/guide-address';
import type { GuideData } from './guide-loader';

/** Head of a place's page. A place without a number is none for search engines. */
export function guideHead(guide: GuideData, { locale, search }: RouteLocation, i18n: I18n): PageHead {
  const guideLabel = i18n._(msg`Cijene nekretnina`);
  if (guide === null)
    return {
      title: i18n._(msg`Tog mjesta nema | Kvadrat`),
      description: guideLabel,
      canonical: localizedPath(locale, PATHS.priceGuide),
      robots: 'noindex',
    };
  const place = guide.place.label;
  const address = guideAddress(guide.place.path, readChoice(search));
  const { kind, offer } = guide;
  const titles = {
    flats: { sale: msg`Cijene stanova: ${place} | Kvadrat`, rent: msg`Najam stanova: ${place} | Kvadrat` },
    houses: { sale: msg`Cijene kuća: ${place} | Kvadrat`, rent: msg`Najam kuća: ${place} | Kvadrat` },
    land: {
      sale: msg`Cijene građevinskih zemljišta: ${place} | Kvadrat`,
      rent: msg`Zakup građevinskih zemljišta: ${place} | Kvadrat`,
    },
  };
  return {
    title: i18n._(titles[kind][offer]),
    description: i18n._(
      msg`Tražena cijena kvadrata, raspon, kretanje po mjesecima i usporedba dijelova: ${place}. Svaka brojka vodi do svojih oglasa.`,
    ),
    canonical: localizedPath(locale, address),
    alternates: alternateLinks(address),
    ...(guide.figure.median === null && { robots: 'noindex' }),
    breadcrumbs: [
      { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
      { label: guideLabel, path: guide.place.path === '' ? null : localizedPath(locale, PATHS.priceGuide) },
      ...guide.breadcrumbs,
    ],
  };
}
