import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { msg } from '@lingui/core/macro';
import { formHead } from '../../components/form-head';
import { loadForm, type FormPageData } from '../../components/form-start';
import { contactAct } from './contact-act';
import { ContactView } from './contact-view';

/** `/info/kontaktirajte-nas/`, where people write to the portal, with scripts and without. */
export const contactPage = definePage<FormPageData>({
  load: loadForm('contact'),
  act: contactAct,
  head({ taken }, route, i18n, refused) {
    const outcome =
      refused !== undefined
        ? i18n._(msg`Poruka još nije poslana`)
        : taken !== null
          ? i18n._(msg`Poruka je zaprimljena`)
          : null;
    return formHead(route, i18n, {
      title: i18n._(msg`Kontaktirajte nas`),
      description: i18n._(
        msg`Pišite nam o portalu Kvadrat: pitanja, prijava oglasa, privatnost, pristupačnost i greške. Odgovor stiže e-poštom.`,
      ),
      outcome,
    });
  },
  Page: ContactView,
  Skeleton: FormSkeleton,
});
