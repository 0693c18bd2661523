import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { DbOrTransaction } from '../../platform/db';
import { GREETING, paragraph, queueMail, type MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { OWN_AD_TEXTS } from './own-ad-mail-texts';

type OwnAdNews = 'published' | 'review' | 'expiring' | 'expired';

interface OwnAdMail {
  news: OwnAdNews;
  title: string;
  /** Without language prefix; null where nobody else sees the ad. */
  path: string | null;
  expiresAt: Date | null;
  origin: string;
}

const ownAdMail: MailTemplate<OwnAdMail> = {
  name: 'own-ad',
  compose({ news, title, path, expiresAt, origin }, locale) {
    const say = sayIn(locale);
    const day =
      expiresAt === null ? '' : expiresAt.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Zagreb' });
    const texts = OWN_AD_TEXTS[news];
    const url = (to: string): string => `${origin}${localizedPath(locale, to)}`;
    return {
      subject: say(texts.subject(title)),
      blocks: [
        paragraph(say(GREETING)),
        paragraph(say(typeof texts.text === 'function' ? texts.text(day) : texts.text)),
        {
          kind: 'facts',
          rows: [[say(OWN_AD_TEXTS.ad), title], ...(day === '' ? [] : ([[say(OWN_AD_TEXTS.until), day]] as const))],
        },
        ...(path === null ? [] : ([{ kind: 'button', text: say(OWN_AD_TEXTS.openAd), url: url(path) }] as const)),
        { kind: 'link', text: say(OWN_AD_TEXTS.ownAds), url: url(USER_PATHS.publishedAds) },
      ],
      footnote: say(OWN_AD_TEXTS.footnote),
    };
  },
};

/** Promises the owner a mail as part of the transaction that makes it true. @param key names this one mail for good */
export function queueOwnAdMail(
  tx: DbOrTransaction,
  to: { email: string; locale: Locale },
  data: OwnAdMail,
  key: string,
): Promise<void> {
  return queueMail(tx, { to: to.email, template: ownAdMail, locale: to.locale, data, key: `own-ad:${key}` });
}
