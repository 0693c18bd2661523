import { definePage } from '@kvadrat/remote-kit';
import { readSocialEnding, SOCIAL_END_PATH } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import { PageCardSkeleton } from '../../flow/page-card';
import { endingTexts } from './ending-texts';
import { SocialEndView } from './social-end-view';

/** The last page of a sign-in with a provider: it says how it ended, and a popup tells its opener. */
export const socialEndPage = definePage<null>({
  load: async () => ({ status: 200, data: null }),
  head(_data, { locale, search }, i18n) {
    const { title, text } = endingTexts(readSocialEnding(search), i18n);
    return {
      title: `${title} | Kvadrat`,
      description: text,
      canonical: localizedPath(locale, SOCIAL_END_PATH),
      robots: 'noindex, nofollow',
    };
  },
  Page: SocialEndView,
  Skeleton: PageCardSkeleton,
});
