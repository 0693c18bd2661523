import { TIME_ZONE } from '@kvadrat/contracts/constants';
import { MFE_CODES } from '@kvadrat/contracts/errors';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { RegistryEntry } from '@kvadrat/contracts/releases';
import { attributes, escapeHtml } from '../../../platform/html';
import type { ReleaseFigures, Times } from '../figures/release-figures';
import { PAGE_TEXTS, say } from '../page-texts';
import { REMOTES_PATH } from '../remotes-path';
import type { ShownRelease } from '../read-remotes';

/** Times of operators' pages: where the portal is. */
export function timeText(time: Date | string, locale: Locale): string {
  return new Date(time).toLocaleString(LOCALE_DETAILS[locale].intl, { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });
}

/** One release of a remote: what it is to visitors, and what they tell about it. */
export function releaseHtml({ part, release, publishedAt, hour, day }: ShownRelease, entry: RegistryEntry, locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const notes = [
    ...(part === 'canary' && entry.canary !== null ? [say(texts.canaryShare, { percent: entry.canary.percent, until: timeText(entry.canary.until, locale) })] : []),
    ...(publishedAt === null ? [] : [say(texts.published, { when: timeText(publishedAt, locale) })]),
  ];
  const { notFound, gone, failed } = day.missing;
  const facts: [string, string][] = [
    [`${texts.failures}, ${texts.hour}`, failureText(hour, locale)],
    [`${texts.failures}, ${texts.day}`, failureText(day, locale)],
    [`${texts.views}, ${texts.hour} / ${texts.day}`, `${hour.views} / ${day.views}`],
    [`${texts.load} p50 · p75 · p95`, timesText(day.load, texts.none)],
    [`${texts.mount} p50 · p75 · p95`, timesText(day.mount, texts.none)],
    [texts.missing, `${notFound} / ${gone} / ${failed}`],
  ];
  return [
    `<section${attributes({ class: 'op-release', 'data-release': release, 'data-part': part })}><h3><b>${escapeHtml(texts.parts[part])}</b> ${escapeHtml(release)}`,
    ...notes.map((text) => `<small>${escapeHtml(text)}</small>`),
    '</h3><dl class="op-figures">',
    ...facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`),
    `</dl>${codesHtml(day)}</section>`,
  ].join('');
}

/** Count, and the share of views where there are any: a page that fails tells it once. */
function failureText({ failures, views }: ReleaseFigures, locale: Locale): string {
  const share = views === 0 ? '' : ` (${(failures / views).toLocaleString(LOCALE_DETAILS[locale].intl, { style: 'percent', maximumFractionDigits: 1 })})`;
  return `<span${attributes({ class: failures > 0 ? 'is-bad' : undefined })}>${failures}${escapeHtml(share)}</span>`;
}

function timesText(times: Times | null, none: string): string {
  return escapeHtml(times === null ? none : times.join(' · '));
}

function codesHtml({ codes }: ReleaseFigures): string {
  if (codes.length === 0) return '';
  const one = ([code, count]: readonly [string, number]): string => `<li>${codeHtml(code)} <span>× ${count}</span></li>`;
  return `<ul class="op-codes">${codes.map(one).join('')}</ul>`;
}

/** A code with a link to its page, where it has one. */
export function codeHtml(code: string): string {
  return Object.hasOwn(MFE_CODES, code) ? `<a${attributes({ href: `${REMOTES_PATH}/codes/${code}` })}>${code}</a>` : `<span>${escapeHtml(code)}</span>`;
}
