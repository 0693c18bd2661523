import { definePage } from '@kvadrat/remote-kit';
import { alternateLinks, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import { infoTextOf } from './info-texts';
import { InfoView } from './info-view';

/** The pages of information: who runs the portal, terms, privacy, cookies. */
export const infoPage = definePage<null>({
  load: async () => ({ status: 200, data: null }),
  head(_data, { locale, path }, i18n) {
    const text = infoTextOf(path);
    const title = i18n._(text.title);
    return {
      title: `${title} | Kvadrat`,
      description: i18n._(text.description),
      canonical: localizedPath(locale, path),
      alternates: alternateLinks(path),
      breadcrumbs: [
        { label: i18n._(msg`Početna`), path: localizedPath(locale, PATHS.home) },
        { label: title, path: null },
      ],
    };
  },
  Page: InfoView,
  Skeleton: () => null,
});
