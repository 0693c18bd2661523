import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../../platform/html';
import { timeText } from '../../operations/api';
import type { ModeratedAd } from '../moderated-ad';
import { MODERATION_PATH } from '../moderation-path';
import { MODERATION_TEXTS } from '../moderation-texts';
import { QUEUE_FILTERS, type QueuedAd, type QueueFilter } from './queue.store';

export interface QueuePage {
  locale: Locale;
  filter: QueueFilter;
  page: number;
  counts: Readonly<Record<QueueFilter, number>>;
  queue: readonly QueuedAd[];
  ads: ReadonlyMap<number, ModeratedAd>;
  /** Whether there is a page behind this one. */
  more: boolean;
  session: string;
  now: number;
}

/** Contents of the list of ads that were reported or decided about. */
export function queuePage({ locale, filter, page, counts, queue, ads, more, session, now }: QueuePage): string {
  const { queue: texts } = MODERATION_TEXTS[locale];
  const address = (which: QueueFilter, number = 1): string => `${MODERATION_PATH}?${new URLSearchParams({ stanje: which, ...(number > 1 ? { stranica: String(number) } : {}) }).toString()}`;
  const tab = (which: QueueFilter): string => `<a${attributes({ href: address(which), 'aria-current': which === filter ? 'page' : null })}>${escapeHtml(texts.filters[which])} <b>${counts[which]}</b></a>`;
  return [
    `<header class="op-head"><div><a class="op-brand" href="/">Kvadrat</a><h1>${escapeHtml(texts.title)}</h1></div><div class="op-meta">${session}</div></header>`,
    `<nav class="op-tabs"${attributes({ 'aria-label': texts.title })}>${QUEUE_FILTERS.map(tab).join('')}</nav>`,
    queue.length === 0 ? `<p>${escapeHtml(texts.empty)}</p>` : `<section class="op-card"><ul class="op-list">${queue.map((queued) => itemHtml(queued, ads.get(queued.listingId), locale, now)).join('')}</ul></section>`,
    more ? `<p><a${attributes({ href: address(filter, page + 1) })}>${escapeHtml(texts.more)}</a></p>` : '',
  ].join('');
}

function itemHtml({ listingId, openReports, reports, openComplaints, reasons, waitingSince, lastAction, latest }: QueuedAd, ad: ModeratedAd | undefined, locale: Locale, now: number): string {
  const { queue: texts, report } = MODERATION_TEXTS[locale];
  const facts = [
    `${texts.reports}: ${reports}, ${texts.open}: ${openReports}`,
    ...(openComplaints > 0 ? [`${texts.complaints}: ${openComplaints}`] : []),
    ...(waitingSince === null ? [] : [`${texts.waiting}: ${ageText(now - waitingSince.getTime(), locale)}`]),
    ...reasons.map((reason) => report.reasons[reason]),
    ...(lastAction === null ? [] : [texts.decided[lastAction]]),
    `${texts.latest}: ${timeText(latest, locale)}`,
  ];
  return `<li><a${attributes({ href: `${MODERATION_PATH}/${listingId}` })}>${escapeHtml(ad?.title ?? `${texts.ad} ${listingId}`)}</a><span class="op-meta">${stateHtml(ad, locale)}${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</span></li>`;
}

export function stateHtml(ad: ModeratedAd | undefined, locale: Locale): string {
  const state = ad?.state ?? 'gone';
  const { states } = MODERATION_TEXTS[locale].queue;
  return `<span${attributes({ class: `op-state${state === 'active' || state === 'sold' ? '' : ' is-off'}` })}>${escapeHtml(states[state])}</span>`;
}

const HOUR_MS = 3600_000;

/** How long somebody has waited: hours on the first days, days afterwards. */
function ageText(age: number, locale: Locale): string {
  const hours = Math.max(0, Math.floor(age / HOUR_MS));
  const [value, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
