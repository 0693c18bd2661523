import { FORM_LIMITS, MESSAGE_TOPICS } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { attributes, escapeHtml } from '../pages';
import { inlineHtml, textHtml } from '../static-pages';
import { CONTACT_TEXTS, type ContactTexts, type Obstacle } from './contact-texts';
import { MESSAGE_FIELDS, type MessageField, type MessageProblems, type TypedMessage } from './read-message';

/** Names that people's browsers do not fill in and programs cannot leave alone. */
export const TRAP_FIELD = 'website';
export const KEY_FIELD = 'kljuc';

export interface FilledForm {
  typed: TypedMessage;
  formKey: string;
  problems: MessageProblems;
  obstacle: Obstacle | null;
}

const LIMITS: Readonly<Record<MessageField, number>> = { topic: 0, name: FORM_LIMITS.name, email: FORM_LIMITS.email, message: FORM_LIMITS.messageMax };

/** The form as it works without any script: our own messages in place of the browser's, which speak another language. */
export function contactFormHtml({ typed, formKey, problems, obstacle }: FilledForm, locale: Locale): string {
  const texts = CONTACT_TEXTS[locale];
  const field = (name: MessageField, control: string, hint = ''): string => {
    const problem = problems[name];
    const error = problem === undefined ? '' : `<p class="kv-error" id="${name}-greska">${textHtml(problemText(texts, name, problem), locale)}</p>`;
    return `<div class="kv-field"><label for="${name}">${textHtml(texts.fields[name], locale)}</label>${hint}${control}${error}</div>`;
  };
  const common = (name: MessageField, hint?: string): string => {
    const described = [...(hint === undefined ? [] : [hint]), ...(problems[name] === undefined ? [] : [`${name}-greska`])].join(' ');
    return attributes({ id: name, name, required: true, 'aria-invalid': problems[name] === undefined ? null : 'true', 'aria-describedby': described === '' ? null : described });
  };
  const option = (value: string, label: string): string => `<option${attributes({ value, selected: value === typed.topic ? true : null })}>${textHtml(label, locale)}</option>`;
  return [
    obstacleHtml(texts, problems, obstacle, locale),
    `<form class="kv-form" method="post" novalidate${attributes({ action: localizedPath(locale, PATHS.contactUs) })}>`,
    field('topic', `<select${common('topic')}>${option('', texts.chooseTopic)}${MESSAGE_TOPICS.map((topic) => option(topic, texts.topics[topic])).join('')}</select>`),
    field('name', `<input${common('name')}${attributes({ autocomplete: 'name', value: typed.name })}>`),
    field(
      'email',
      `<input type="email"${common('email', 'email-opis')}${attributes({ autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false', value: typed.email })}>`,
      `<p class="kv-hint" id="email-opis">${textHtml(texts.emailHint, locale)}</p>`,
    ),
    // A line break right after the tag is dropped by browsers, so that one the visitor typed first stays.
    field('message', `<textarea rows="7"${common('message')}>\n${escapeHtml(typed.message)}</textarea>`),
    `<div class="kv-trap" aria-hidden="true"><label for="${TRAP_FIELD}">${textHtml(texts.trap, locale)}</label><input tabindex="-1" autocomplete="off"${attributes({ id: TRAP_FIELD, name: TRAP_FIELD })}></div>`,
    `<input type="hidden"${attributes({ name: KEY_FIELD, value: formKey })}>`,
    `<p class="kv-small">${inlineHtml(texts.privacy, locale)}</p>`,
    `<button class="kv-send" type="submit">${textHtml(texts.send, locale)}</button></form>`,
  ].join('');
}

/** What is wrong, first on the page and focused, with ways to each field. */
function obstacleHtml(texts: ContactTexts, problems: MessageProblems, obstacle: Obstacle | null, locale: Locale): string {
  const wrong = MESSAGE_FIELDS.filter((name) => problems[name] !== undefined);
  if (wrong.length === 0 && obstacle === null) return '';
  const links = wrong.map((name) => `<li><a href="#${name}">${textHtml(problemText(texts, name, problems[name] ?? ''), locale)}</a></li>`).join('');
  const reason = obstacle === null ? `<p>${textHtml(texts.problems.intro, locale)}</p><ul>${links}</ul>` : `<p>${textHtml(texts.obstacles[obstacle], locale)}</p>`;
  return `<div class="kv-notice" role="group" aria-labelledby="kv-problems" tabindex="-1" autofocus><h2 id="kv-problems">${textHtml(texts.problems.title, locale)}</h2>${reason}</div>`;
}

function problemText({ problems }: ContactTexts, field: MessageField, problem: string): string {
  if (problem === 'email') return problems.email;
  if (problem === 'min-length') return problems.shortMessage;
  if (problem === 'max-length') return problems.long.replace('#', String(LIMITS[field]));
  return problems.required[field];
}
