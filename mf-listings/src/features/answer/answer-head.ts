import { localizedPath } from '@kvadrat/contracts/locales';
import type { PageHead, RouteLocation } from '@kvadrat/contracts/remote';
import type { I18n, MessageDescriptor } from '@lingui/core';

/** Not for search engines; its address without the link. */
export function answerHead(title: MessageDescriptor, { locale, path }: RouteLocation, i18n: I18n): PageHead {
  return {
    title: `${i18n._(title)} | Kvadrat`,
    description: i18n._(title),
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  };
}
