import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintData } from './complaint.page';

/** Not for search engines. The title says first what has become of the form. */
export function complaintHead(
  { start, taken }: ComplaintData,
  { locale, path }: RouteLocation,
  i18n: I18n,
  refused?: RefusedForm,
): PageHead {
  const title = i18n._(msg`Prigovor na odluku`);
  const outcome =
    refused !== undefined
      ? [i18n._(msg`Prigovor još nije poslan`)]
      : taken !== null
        ? [i18n._(msg`Prigovor je zaprimljen`)]
        : [];
  return {
    title: `${start === null ? i18n._(msg`Odluka ne postoji`) : [...outcome, title].join(': ')} | Kvadrat`,
    description: i18n._(msg`Prigovor na odluku portala o oglasu.`),
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  };
}
