import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConfirmData } from './confirm.page';

/** Not for search engines. */
export function confirmHead(
  data: ConfirmData,
  { locale, path }: RouteLocation,
  i18n: I18n,
  refused?: RefusedForm,
): PageHead {
  const title = i18n._(titleOf(data, refused));
  return { title: `${title} | Kvadrat`, description: title, canonical: localizedPath(locale, path), robots: 'noindex' };
}

function titleOf(data: ConfirmData, refused?: RefusedForm): MessageDescriptor {
  if (data === null) return msg`Poveznica više ne vrijedi`;
  if (refused?.obstacle === 'taken') return msg`Zahtjev nije poslan`;
  if ('link' in data || data.outcome.state === 'waiting') return msg`Potvrdite adresu e-pošte`;
  return data.outcome.kind === 'message'
    ? msg`Poruka oglašivaču`
    : data.outcome.kind === 'price-proposal'
      ? msg`Predložite cijenu`
      : msg`Zatražite razgled`;
}
