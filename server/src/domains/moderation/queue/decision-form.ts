import type { Locale } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { attributes, escapeHtml } from '../../../platform/html';
import type { ModeratedAd } from '../moderated-ad';
import { MODERATION_PATH } from '../moderation-path';
import { MODERATION_TEXTS } from '../moderation-texts';
import { DECISIONS, GROUNDS, type Decision, type Ground } from '../moderation.tables';
import { possibleDecisions, type Wish } from './decide';
import type { ModerationCase } from './queue.store';

const REASONS = { least: 10, most: 4000 } as const;

const Form = Type.Object({ action: Type.String(), reasons: Type.String(), ground: Type.Optional(Type.String()), seen: Type.String({ maxLength: 60 }) });

/** What stands in the form. */
export interface TypedDecision {
  reasons: string;
  ground: Ground | null;
}

export const NOTHING_TYPED: TypedDecision = { reasons: '', ground: null };

/** @returns a wish when the form says enough, and what was typed in any case */
export function readDecision(body: unknown, listingId: number, author: string): { typed: TypedDecision; wish: Wish | null } {
  if (!Value.Check(Form, body)) return { typed: NOTHING_TYPED, wish: null };
  const reasons = body.reasons.replace(/\r\n?/g, '\n').trim();
  const ground = GROUNDS.find((known) => known === body.ground) ?? null;
  const action = DECISIONS.find((known) => known === body.action);
  const complete = action !== undefined && reasons.length >= REASONS.least && reasons.length <= REASONS.most && (action !== 'hide' || ground !== null);
  return { typed: { reasons, ground }, wish: complete ? { listingId, action, ground, reasons, author, seen: body.seen } : null };
}

/** The form of all decisions: what was seen goes with it, so that nobody decides about what they did not see. */
export function decisionForm({ locale, listingId, ad, found, typed }: { locale: Locale; listingId: number; ad: ModeratedAd | undefined; found: ModerationCase; typed: TypedDecision }): string {
  const { queue: texts, mails } = MODERATION_TEXTS[locale];
  const possible = possibleDecisions(ad, found);
  if (possible.length === 0) return '';
  const grounds = GROUNDS.map((ground) => `<option${attributes({ value: ground, selected: ground === typed.ground ? true : null })}>${escapeHtml(mails.grounds[ground])}</option>`);
  const button = (action: Decision): string => `<button${attributes({ name: 'action', value: action, class: action === 'hide' || action === 'restore' ? 'is-first' : undefined })}>${escapeHtml(texts.decisions[action])}</button>`;
  return [
    `<section class="op-card"><h2>${escapeHtml(texts.decide)}</h2><form class="op-form"${attributes({ method: 'post', action: `${MODERATION_PATH}/${listingId}` })}>`,
    // Enter in a field would press the first button; this one does nothing, so every decision is a click of its own.
    '<button disabled hidden></button>',
    `<input${attributes({ type: 'hidden', name: 'seen', value: found.seen })}>`,
    `<label class="op-field">${escapeHtml(texts.reasonsLabel)} <textarea${attributes({ name: 'reasons', required: true, minlength: String(REASONS.least), maxlength: String(REASONS.most), 'aria-describedby': 'reasons-hint' })}>\n${escapeHtml(typed.reasons)}</textarea></label>`,
    `<p class="op-hint" id="reasons-hint">${escapeHtml(texts.reasonsHint)}</p>`,
    possible.includes('hide') ? `<label class="op-field">${escapeHtml(texts.groundLabel)} <select name="ground">${grounds.join('')}</select></label>` : '',
    `<div class="op-actions">${possible.map(button).join('')}</div></form></section>`,
  ].join('');
}
