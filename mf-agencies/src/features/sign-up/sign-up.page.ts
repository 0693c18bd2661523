import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { msg } from '@lingui/core/macro';
import { formHead } from '../../components/form-head';
import { loadForm, type FormPageData } from '../../components/form-start';
import { signUpAct } from './sign-up-act';
import { SignUpView } from './sign-up-view';

/** `/signup/`, where agencies and constructors ask for an account, with scripts and without. */
export const signUpPage = definePage<FormPageData>({
  load: loadForm('sign-up'),
  act: signUpAct,
  head({ taken }, route, i18n, refused) {
    const outcome =
      refused !== undefined
        ? i18n._(msg`Zahtjev još nije poslan`)
        : taken !== null
          ? i18n._(msg`Zahtjev je zaprimljen`)
          : null;
    return formHead(route, i18n, {
      title: i18n._(msg`Registracija agencija i investitora`),
      description: i18n._(
        msg`Otvorite račun agencije ili investitora na portalu Kvadrat: podaci o tvrtki, provjera i objava oglasa.`,
      ),
      outcome,
    });
  },
  Page: SignUpView,
  Skeleton: FormSkeleton,
});
