import { LOCALE_DETAILS, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { Photo } from '@kvadrat/contracts/api';
import { attributes, escapeHtml } from '../../../platform/html';
import { timeText } from '../../operations/api';
import type { ModeratedAd } from '../moderated-ad';
import { MODERATION_PATH } from '../moderation-path';
import { MODERATION_TEXTS } from '../moderation-texts';
import { decisionForm, type TypedDecision } from './decision-form';
import type { ModerationCase } from './queue.store';
import { stateHtml } from './queue-page';

export interface CasePage {
  locale: Locale;
  listingId: number;
  /** Undefined when there is no record of it any more. */
  ad: ModeratedAd | undefined;
  /** What the ad says, for who has to judge it. */
  description: string;
  photos: readonly Photo[];
  found: ModerationCase;
  typed: TypedDecision;
  /** How the last decision went, as a piece of the page. */
  outcome: string;
  session: string;
}

/** Contents of the page of one ad: what it says, what was reported, what was decided, and what to do. */
export function casePage({ locale, listingId, ad, description, photos, found, typed, outcome, session }: CasePage): string {
  const { queue: texts } = MODERATION_TEXTS[locale];
  const title = ad?.title ?? `${texts.ad} ${listingId}`;
  return [
    `<header class="op-head"><div><a class="op-brand"${attributes({ href: MODERATION_PATH })}>${escapeHtml(texts.back)}</a><h1>${escapeHtml(title)}</h1></div><div class="op-meta">${session}</div></header>`,
    outcome,
    `<section class="op-card"><header><h2>${escapeHtml(texts.ad)} ${listingId}</h2>${stateHtml(ad, locale)}</header>`,
    ad === undefined ? '' : adHtml(ad, description, photos, locale),
    '</section>',
    `<section class="op-card"><h2>${escapeHtml(texts.reports)}</h2>${reportsHtml(found, locale)}</section>`,
    found.complaints.length === 0 ? '' : `<section class="op-card"><h2>${escapeHtml(texts.complaints)}</h2>${complaintsHtml(found, locale)}</section>`,
    decisionForm({ locale, listingId, ad, found, typed }),
    `<section class="op-card"><h2>${escapeHtml(texts.history)}</h2>${historyHtml(found, locale)}</section>`,
  ].join('');
}

function adHtml({ path, reference, advertiser, email, state }: ModeratedAd, description: string, photos: readonly Photo[], locale: Locale): string {
  const { queue: texts } = MODERATION_TEXTS[locale];
  const open = state === 'active' || state === 'sold' ? `<a${attributes({ href: localizedPath(locale, path) })}>${escapeHtml(path)}</a>` : '';
  const pictures = photos.flatMap(({ alt, sizes }) => (sizes[0] === undefined ? [] : [`<img${attributes({ src: sizes[0].webp, alt, loading: 'lazy' })}>`]));
  return [
    `<p class="op-meta"><span>${escapeHtml(`${texts.advertiser}: ${advertiser}`)}</span><span>${escapeHtml(email ?? texts.noEmail)}</span><span>${escapeHtml(reference)}</span>${open}</p>`,
    pictures.length === 0 ? '' : `<div class="op-photos">${pictures.join('')}</div>`,
    `<p class="op-quote">${escapeHtml(description)}</p>`,
  ].join('');
}

function reportsHtml({ reports, decisions }: ModerationCase, locale: Locale): string {
  const { queue: texts, report } = MODERATION_TEXTS[locale];
  if (reports.length === 0) return `<p>${escapeHtml(texts.none)}</p>`;
  const items = [...reports].reverse().map(({ reference, reason, explanation, name, email, locale: language, received_at: at, decision_id: decision }) => {
    const who = email === '' && name === '' ? texts.anonymous : `${texts.reporter}: ${[name, email].filter((part) => part !== '').join(', ')}`;
    const answer = decision === null ? texts.open : (decisions.find(({ id }) => id === decision)?.reference ?? '');
    return `<li><strong>${escapeHtml(report.reasons[reason])}</strong>${explanation === '' ? '' : `<p class="op-quote"${attributes({ lang: language })}>${escapeHtml(explanation)}</p>`}<span class="op-meta">${[reference, timeText(at, locale), who, LOCALE_DETAILS[language].name, answer].map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</span></li>`;
  });
  return `<ul class="op-list">${items.join('')}</ul>`;
}

function complaintsHtml({ complaints, decisions }: ModerationCase, locale: Locale): string {
  const { queue: texts } = MODERATION_TEXTS[locale];
  const items = [...complaints].reverse().map(({ reference, about, explanation, email, locale: language, received_at: at, decision_id: decision }) => {
    const answer = decision === null ? texts.open : (decisions.find(({ id }) => id === decision)?.reference ?? '');
    return `<li><p class="op-quote"${attributes({ lang: language })}>${escapeHtml(explanation)}</p><span class="op-meta">${[reference, `→ ${about}`, timeText(at, locale), email, answer].map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</span></li>`;
  });
  return `<ul class="op-list">${items.join('')}</ul>`;
}

function historyHtml({ decisions }: ModerationCase, locale: Locale): string {
  const { queue: texts, mails } = MODERATION_TEXTS[locale];
  if (decisions.length === 0) return `<p>${escapeHtml(texts.none)}</p>`;
  const items = [...decisions].reverse().map(({ reference, action, ground, reasons, author, told, decided_at: at }) => {
    const facts = [reference, timeText(at, locale), author, ...(ground === null ? [] : [mails.grounds[ground]]), ...(action === 'dismiss' ? [] : [told ? texts.told : texts.notTold])];
    return `<li><strong>${escapeHtml(texts.decided[action])}</strong><p class="op-quote">${escapeHtml(reasons)}</p><small>${escapeHtml(facts.join(' · '))}</small></li>`;
  });
  return `<ul class="op-history">${items.join('')}</ul>`;
}
