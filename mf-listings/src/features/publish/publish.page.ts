import { definePage } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { localizedPath } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { publishAct } from './publish-act';
import { loadPublish, type PublishData } from './publish-loader';
import { stepPath } from './publish-steps';
import { PublishView } from './publish-view';
import { STEP_NAMES } from './step-names';

/** `/objava-oglasa/…`: an ad is written step by step, with scripts and without. */
export const publishPage = definePage<PublishData>({
  load: loadPublish,
  act: publishAct,
  head({ step, draft, outcome }, { locale }, i18n, refused) {
    const name = i18n._(STEP_NAMES[step]);
    const title = outcome === null ? `${i18n._(msg`Objavi oglas`)}: ${name}` : i18n._(msg`Oglas je predan`);
    return {
      title: `${refused === undefined ? '' : `${i18n._(msg`Ispravite označena polja`)}: `}${title} | Kvadrat`,
      description: i18n._(
        msg`Objavite oglas za prodaju ili najam nekretnine besplatno: vrsta i mjesto, podaci, slike, cijena i pregled.`,
      ),
      canonical: localizedPath(locale, stepPath(step, null)),
      // The first step is for everybody; what somebody writes is not.
      robots: step === 'vrsta-i-mjesto' && draft === null ? 'index, follow' : 'noindex',
    };
  },
  Page: PublishView,
  Skeleton: FormSkeleton,
});
