import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../html';
import { inlineHtml, textHtml } from '../static-pages';
import type { Problems, Typed } from './typed-fields';

/** Names that people's browsers do not fill in and programs cannot leave alone. */
export const TRAP_FIELD = 'website';
export const KEY_FIELD = 'kljuc';

/** Why a form that is filled in well was not taken yet; what was typed stays. */
export type Obstacle = 'expired' | 'trapped' | 'tooQuick' | 'tooMany';

interface FieldDefinition {
  label: string;
  control: 'input' | 'select' | 'textarea' | 'checkbox';
  /** `[words](privacy)` is a link; stands under the label. */
  hint?: string;
  /** Of a select, by value; the empty one asks for a choice. */
  options?: Readonly<Record<string, string>>;
  optional?: boolean;
  /** Further attributes of the control, such as `type` and `autocomplete`. */
  attributes?: Readonly<Record<string, string>>;
}

/** Words a form needs beside those of its fields. */
interface FormTexts {
  /** Name of the field that people leave empty. */
  trap: string;
  /** Before the button; `[words](privacy)` is a link. */
  privacy: string;
  send: string;
  problems: { title: string; intro: string };
  obstacles: Readonly<Record<Obstacle, string>>;
}

/** A page with a form: what stands beside the form, behind it, and in the mail that says it has come. */
export interface FormPageTexts extends FormTexts {
  title: string;
  description: string;
  lead: string;
  done: {
    title: string;
    /** `#` stands for the number of what was sent. */
    text: string;
    next: string;
    /** The way on. */
    onward: string;
  };
  help: {
    title: string;
    items: readonly (readonly [question: string, answer: string])[];
  };
  mail: {
    /** `#` stands for the number of what was sent. */
    subject: string;
    greeting: string;
    text: string;
    footnote: string;
  };
}

/** A form as a visitor left it. */
export interface FilledForm<Field extends string> {
  typed: Typed<Field>;
  formKey: string;
  problems: Problems<Field>;
  obstacle: Obstacle | null;
}

export interface FormDefinition<Field extends string> {
  /** Path the form is sent to. */
  action: string;
  locale: Locale;
  /** Those that are left out are not asked for. */
  fields: Readonly<Partial<Record<Field, FieldDefinition>>>;
  texts: FormTexts;
  /** A sentence for a rule that a field breaks. */
  problemText: (field: Field, problem: string) => string;
}

/** A form as it works without any script: our own messages in place of the browser's, which speak another language. */
export function formHtml<Field extends string>(definition: FormDefinition<Field>, filled: FilledForm<Field>): string {
  const { action, locale, fields, texts } = definition;
  const names = Object.keys(fields) as Field[];
  return [
    obstacleHtml(definition, names, filled),
    `<form class="kv-form" method="post" novalidate${attributes({ action })}>`,
    ...names.map((name) => fieldHtml(definition, name, filled)),
    `<div class="kv-trap" aria-hidden="true"><label for="${TRAP_FIELD}">${textHtml(texts.trap, locale)}</label><input tabindex="-1" autocomplete="off"${attributes({ id: TRAP_FIELD, name: TRAP_FIELD })}></div>`,
    `<input type="hidden"${attributes({ name: KEY_FIELD, value: filled.formKey })}>`,
    `<p class="kv-small">${inlineHtml(texts.privacy, locale)}</p>`,
    `<button class="kv-send" type="submit">${textHtml(texts.send, locale)}</button></form>`,
  ].join('');
}

function fieldHtml<Field extends string>({ locale, fields, problemText }: FormDefinition<Field>, name: Field, { typed, problems }: FilledForm<Field>): string {
  const field = fields[name];
  if (field === undefined) return '';
  const { label, control, hint, options = {}, optional = false, attributes: further = {} } = field;
  const problem = problems[name];
  const described = [...(hint === undefined ? [] : [`${name}-opis`]), ...(problem === undefined ? [] : [`${name}-greska`])];
  const common = attributes({ ...further, id: name, name, required: optional ? null : true, 'aria-invalid': problem === undefined ? null : 'true', 'aria-describedby': described.length === 0 ? null : described.join(' ') });
  const error = problem === undefined ? '' : `<p class="kv-error" id="${name}-greska">${textHtml(problemText(name, problem), locale)}</p>`;
  const hintHtml = hint === undefined ? '' : `<p class="kv-hint" id="${name}-opis">${inlineHtml(hint, locale)}</p>`;
  const labelHtml = `<label for="${name}">${inlineHtml(label, locale)}</label>`;
  if (control === 'checkbox') {
    return `<div class="kv-check"><input type="checkbox" value="1"${common}${attributes({ checked: typed[name] === '1' ? true : null })}>${labelHtml}${hintHtml}${error}</div>`;
  }
  const option = ([value, text]: [string, string]): string => `<option${attributes({ value, selected: value === typed[name] ? true : null })}>${textHtml(text, locale)}</option>`;
  const controls = {
    input: () => `<input${common}${attributes({ value: typed[name] })}>`,
    select: () => `<select${common}>${Object.entries(options).map(option).join('')}</select>`,
    // A line break right after the tag is dropped by browsers, so that one the visitor typed first stays.
    textarea: () => `<textarea rows="7"${common}>\n${escapeHtml(typed[name])}</textarea>`,
  };
  return `<div class="kv-field">${labelHtml}${hintHtml}${controls[control]()}${error}</div>`;
}

/** What is wrong, first on the page and focused, with ways to each field. */
function obstacleHtml<Field extends string>({ texts, locale, problemText }: FormDefinition<Field>, names: readonly Field[], { problems, obstacle }: FilledForm<Field>): string {
  const wrong = names.flatMap((name) => (problems[name] === undefined ? [] : [{ name, text: problemText(name, problems[name]) }]));
  if (wrong.length === 0 && obstacle === null) return '';
  const links = wrong.map(({ name, text }) => `<li><a href="#${name}">${textHtml(text, locale)}</a></li>`).join('');
  const reason = obstacle === null ? `<p>${textHtml(texts.problems.intro, locale)}</p><ul>${links}</ul>` : `<p>${textHtml(texts.obstacles[obstacle], locale)}</p>`;
  return `<div class="kv-notice" role="group" aria-labelledby="kv-problems" tabindex="-1" autofocus><h2 id="kv-problems">${textHtml(texts.problems.title, locale)}</h2>${reason}</div>`;
}
