import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { editAdAct } from './edit-ad-act';
import { loadEditAd, type EditAdData } from './edit-ad-loader';
import { EditAdView } from './edit-ad-view';

/** `/utente/annuncio/{id}/`, where the owner of an ad changes it. */
export const editAdPage = definePage<EditAdData>({
  load: loadEditAd,
  act: editAdAct,
  head: (_data, { locale, path }, i18n, refused) => ({
    title: `${refused === undefined ? '' : `${i18n._(msg`Ispravite označena polja`)}: `}${i18n._(msg`Uredi oglas`)} | Kvadrat`,
    description: i18n._(msg`Promijenite cijenu, podatke i slike svojeg oglasa.`),
    canonical: localizedPath(locale, path),
    robots: 'noindex',
  }),
  Page: EditAdView,
  Skeleton: FormSkeleton,
});
