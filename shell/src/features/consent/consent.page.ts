import { definePage } from '@kvadrat/remote-kit';
import { apiAddress, type ConsentState } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { ConsentView } from './consent-view';

/** Choosing what may be stored, and seeing what was chosen. */
export const consentPage = definePage<ConsentState>({
  load: async (_route, { http }) => ({ status: 200, data: await http.get(apiAddress('consent')) }),
  head: (_data, { locale, path }, i18n) => ({
    title: `${i18n._(msg`Postavke kolačića`)} | Kvadrat`,
    description: i18n._(msg`Odaberite što Kvadrat smije spremati u vašem pregledniku i mjeriti.`),
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  }),
  Page: ConsentView,
  Skeleton: () => null,
});
