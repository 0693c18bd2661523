import { FORM_LIMITS, MESSAGE_TOPICS } from '@kvadrat/contracts/forms';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { formHtml, type FilledForm } from '../../platform/form-page';
import { CONTACT_TEXTS, type ContactTexts } from './contact-texts';
import type { MessageField } from './read-message';

const LIMITS: Readonly<Record<MessageField, number>> = { topic: 0, name: FORM_LIMITS.name, email: FORM_LIMITS.email, message: FORM_LIMITS.messageMax };

export function contactFormHtml(filled: FilledForm<MessageField>, locale: Locale): string {
  const texts = CONTACT_TEXTS[locale];
  const { fields, topics, chooseTopic, emailHint } = texts;
  const options = Object.fromEntries([['', chooseTopic], ...MESSAGE_TOPICS.map((topic) => [topic, topics[topic]])]) as Record<string, string>;
  return formHtml(
    {
      action: localizedPath(locale, PATHS.contactUs),
      locale,
      fields: {
        topic: { label: fields.topic, control: 'select', options },
        name: { label: fields.name, control: 'input', attributes: { autocomplete: 'name' } },
        email: { label: fields.email, control: 'input', hint: emailHint, attributes: { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' } },
        message: { label: fields.message, control: 'textarea' },
      },
      texts,
      problemText: (field, problem) => problemText(texts, field, problem),
    },
    filled,
  );
}

function problemText({ problems }: ContactTexts, field: MessageField, problem: string): string {
  if (problem === 'email') return problems.email;
  if (problem === 'min-length') return problems.shortMessage;
  if (problem === 'max-length') return problems.long.replace('#', String(LIMITS[field]));
  return problems.required[field];
}
