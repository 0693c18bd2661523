import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportData } from './report.page';

/** Not for search engines. The title says first what has become of the form: readers hear it before anything else. */
export function reportHead(
  { start, taken }: ReportData,
  { locale, path }: RouteLocation,
  i18n: I18n,
  refused?: RefusedForm,
): PageHead {
  const title = i18n._(msg`Prijava oglasa`);
  const outcome = [
    ...(refused === undefined ? [] : [i18n._(msg`Prijava još nije poslana`)]),
    ...(taken === null ? [] : [i18n._(msg`Prijava je zaprimljena`)]),
  ];
  return {
    title: `${start === null ? i18n._(msg`Oglas ne postoji`) : [...outcome, title].join(': ')} | Kvadrat`,
    description: i18n._(msg`Prijavite oglas koji je nezakonit, lažan ili netočan. Svaku prijavu pregledava osoba.`),
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  };
}
