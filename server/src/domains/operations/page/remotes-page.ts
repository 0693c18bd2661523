import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../../platform/html';
import { PAGE_TEXTS, say } from '../page-texts';
import type { ShownRegistry, ShownRemote } from '../read-remotes';
import { REMOTES_PATH } from '../remotes-path';
import { breakForm, brokenNotes, type BrokenOnPurpose } from './break-form';
import { changeForm } from './change-form';
import { note } from './page-html';
import { releaseHtml, timeText } from './release-html';

export interface RemotesPage {
  locale: Locale;
  shown: ShownRegistry;
  /** HTML that says who is signed in. */
  session: string;
  /** State of this server's bundles by `<name>@<release>`. */
  rendering: Readonly<Record<string, string>>;
  /** Null where nothing can be broken on purpose. */
  broken: BrokenOnPurpose | null;
  /** How the last change went, as a piece of the page. */
  outcome: string;
}

/** Contents of the operators' page. */
export function remotesPage({ locale, shown, session, rendering, broken, outcome }: RemotesPage): string {
  const texts = PAGE_TEXTS[locale];
  const { revision, remotes, unattributed } = shown;
  return [
    `<header class="op-head"><div><a class="op-brand" href="/">Kvadrat</a><h1>${escapeHtml(texts.title)}</h1></div>`,
    `<div class="op-meta"><span>${escapeHtml(say(texts.revision, { revision }))}</span><a${attributes({ href: REMOTES_PATH })}>${escapeHtml(texts.refresh)}</a>${session}</div></header>`,
    outcome,
    ...remotes.map((remote) => remoteHtml(remote, revision, rendering, broken, locale)),
    unattributed.day === 0 ? '' : note(say(texts.unattributed, unattributed), 'warn'),
  ].join('');
}

function remoteHtml(remote: ShownRemote, revision: number, rendering: RemotesPage['rendering'], broken: BrokenOnPurpose | null, locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const { entry, isShell, releases } = remote;
  const { name, state } = entry;
  return [
    `<article${attributes({ class: 'op-card', id: name })}><header><h2>${escapeHtml(name)}</h2><span${attributes({ class: `op-state${state === 'off' ? ' is-off' : ''}` })}>${escapeHtml(texts[state])}</span></header>`,
    state === 'on' ? renderingNote(remote, rendering, locale) : '',
    ...releases.map((release) => releaseHtml(release, entry, locale)),
    broken === null ? '' : brokenNotes(name, broken, locale),
    `<div class="op-more">${changeForm(remote, revision, locale)}${historyHtml(remote, locale)}`,
    broken === null || isShell ? '' : breakForm(name, broken, locale),
    '</div></article>',
  ].join('');
}

/** Says who makes the pages where it is not the live release. */
function renderingNote({ entry: { name, stable, previous } }: ShownRemote, rendering: RemotesPage['rendering'], locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const state = rendering[`${name}@${stable}`];
  if (state === 'failing') return note(say(texts.failing, { release: stable }), 'bad');
  if (state !== 'unreadable') return '';
  return note(say(previous === null ? texts.unreadableAlone : texts.unreadable, { release: stable, previous: previous ?? '' }), 'bad');
}

function historyHtml({ entry: { name }, history }: ShownRemote, locale: Locale): string {
  const items = history.map(({ revision, author, reason, changedAt, entry }) => {
    const state = entry === null ? '' : `${entry.stable}${entry.canary === null ? '' : `, ${entry.canary.release} ${entry.canary.percent} %`}${entry.state === 'off' ? `, ${PAGE_TEXTS[locale].off}` : ''}`;
    return `<li>${escapeHtml(reason)}<small>${escapeHtml([revision, timeText(changedAt, locale), author, state].join(' · '))}</small></li>`;
  });
  return `<details${attributes({ name: `history-${name}` })}><summary>${escapeHtml(PAGE_TEXTS[locale].history)}</summary><ul class="op-history">${items.join('')}</ul></details>`;
}
