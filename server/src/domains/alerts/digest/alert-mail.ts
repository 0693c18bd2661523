import type { ListingCard } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { paragraph, type MailBlock, type MailTemplate } from '../../../platform/mail';
import { sayIn, type Say } from '../../../platform/messages';
import { adFigures } from './ad-figures';
import { ALERT_TEXTS, CHANGE_TEXTS } from './alert-texts';
import type { ToldAd } from './choose-news';

/** Ads that a mail shows with a picture; the others are counted. */
const MOST_SHOWN = 20;
const MOST_CHANGES = 30;
/** Wide enough for a mail on a phone with a fine screen. */
const PICTURE_WIDTH = 640;

export interface AlertMail {
  publicUrl: string;
  /** Told ads with their cards, those that are worth a mail first. */
  ads: readonly (ToldAd & { card: ListingCard })[];
  /** Address of the page that ends or changes alerts. */
  manageUrl: string;
  /** Address of all news. */
  allUrl: string;
}

/** What saved searches have found, in one mail. */
export const alertMail: MailTemplate<AlertMail> = {
  name: 'search-alert',
  compose({ publicUrl, ads, manageUrl, allUrl }, locale) {
    const say = sayIn(locale);
    const comes = ads.filter(({ kind }) => kind === 'new' || kind === 'back' || kind === 'cheaper');
    const others = ads.filter((ad) => !comes.includes(ad));
    const fresh = comes.filter(({ kind }) => kind !== 'cheaper').length;
    const shown = comes.slice(0, MOST_SHOWN);
    const more = comes.length - shown.length;
    return {
      subject: say(fresh > 0 ? ALERT_TEXTS.newAds(fresh) : ALERT_TEXTS.cheaperAds(comes.length)),
      blocks: [
        paragraph(say(ALERT_TEXTS.intro)),
        ...shown.map((ad) => adBlock(ad, publicUrl, locale, say)),
        ...(more > 0 ? [paragraph(say(ALERT_TEXTS.more(more)))] : []),
        ...changes(others.slice(0, MOST_CHANGES), publicUrl, locale, say),
        { kind: 'button', text: say(ALERT_TEXTS.all), url: allUrl },
        { kind: 'link', text: say(ALERT_TEXTS.manage), url: manageUrl },
      ],
      footnote: say(ALERT_TEXTS.footnote),
    };
  },
};

function adBlock(
  { card, searches, ...ad }: AlertMail['ads'][number],
  publicUrl: string,
  locale: Locale,
  say: Say,
): MailBlock {
  const { price, was, facts } = adFigures(card, ad, locale, say);
  const kind = say(CHANGE_TEXTS[ad.kind]);
  return {
    kind: 'ad',
    title: card.title,
    url: `${publicUrl}${localizedPath(locale, card.path)}`,
    picture: pictureOf(card, publicUrl),
    lines: [was === null ? price : say(ALERT_TEXTS.was(price, was)), facts].filter((line) => line !== ''),
    note: `${kind} · ${say(ALERT_TEXTS.because(searches.join(', ')))}`,
  };
}

/** Each in a line that leads to the ad. */
function changes(ads: AlertMail['ads'], publicUrl: string, locale: Locale, say: Say): MailBlock[] {
  if (ads.length === 0) return [];
  return [
    { kind: 'heading', text: say(ALERT_TEXTS.changes) },
    ...ads.map(({ card, ...ad }): MailBlock => {
      const { price } = adFigures(card, ad, locale, say);
      return {
        kind: 'link',
        text: `${say(CHANGE_TEXTS[ad.kind])}: ${card.title}, ${price}`,
        url: `${publicUrl}${localizedPath(locale, card.path)}`,
      };
    }),
  ];
}

function pictureOf({ photos: [photo] }: ListingCard, publicUrl: string): string | null {
  const size = photo?.sizes.find(({ width }) => width >= PICTURE_WIDTH) ?? photo?.sizes.at(-1);
  return size === undefined ? null : `${publicUrl}${size.webp}`;
}
