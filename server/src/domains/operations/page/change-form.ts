import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../../../platform/html';
import { PAGE_TEXTS, say } from '../page-texts';
import type { ShownRemote } from '../read-remotes';
import { REMOTES_PATH } from '../remotes-path';

const REASON_LENGTH = 300;

/** The form of all changes about a remote: the revision it was made from goes with it, so nobody changes what they did not see. */
export function changeForm({ entry, isShell, candidates }: ShownRemote, revision: number, locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const { name, state, previous, canary } = entry;
  const buttons = [
    ...(previous === null ? [] : [button('rollback', say(texts.rollback, { release: previous }), true)]),
    ...(canary === null ? [] : [button('promote', say(texts.promote, { release: canary.release })), button('stop-canary', texts.stopCanary)]),
    state === 'on' ? button('off', texts.turnOff) : button('on', texts.turnOn),
  ];
  return [
    `<details${attributes({ name: `change-${name}` })}><summary>${escapeHtml(texts.change)}</summary><form${attributes({ class: 'op-form', method: 'post', action: `${REMOTES_PATH}/change` })}>`,
    // Enter in a field would press the first button; this one does nothing, so every change is a click of its own.
    '<button disabled hidden></button>',
    hidden('remote', name),
    hidden('revision', String(revision)),
    `<label class="op-field">${escapeHtml(texts.reason)} <input${attributes({ name: 'reason', required: true, maxlength: String(REASON_LENGTH), autocomplete: 'off' })}></label>`,
    `<div class="op-actions">${buttons.join('')}</div>`,
    // A page has one shell, so it has no canary.
    candidates.length === 0 || isShell || state === 'off' ? '' : canaryFields(candidates, entry.canary, locale),
    '</form></details>',
  ].join('');
}

function canaryFields(candidates: readonly string[], canary: ShownRemote['entry']['canary'], locale: Locale): string {
  const texts = PAGE_TEXTS[locale];
  const options = candidates.map((release) => `<option${attributes({ value: release, selected: release === canary?.release ? true : null })}>${escapeHtml(release)}</option>`).join('');
  const number = (name: string, label: string, value: number, min: string, max: string): string =>
    `<label class="op-field">${escapeHtml(label)} <input${attributes({ type: 'number', name, value: String(value), min, max, step: 'any' })}></label>`;
  return [
    `<fieldset><legend>${escapeHtml(texts.canaryTitle)}</legend><div class="op-row">`,
    `<label class="op-field">${escapeHtml(texts.release)} <select name="release">${options}</select></label>`,
    number('percent', texts.percent, canary?.percent ?? 10, '0', '100'),
    number('days', texts.days, 7, '0.01', '90'),
    `${button('canary', texts.canary)}</div></fieldset>`,
  ].join('');
}

function button(action: string, text: string, first = false): string {
  return `<button${attributes({ name: 'action', value: action, class: first ? 'is-first' : undefined })}>${escapeHtml(text)}</button>`;
}

export function hidden(name: string, value: string): string {
  return `<input${attributes({ type: 'hidden', name, value })}>`;
}
