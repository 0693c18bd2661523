import { FORM_LIMITS, personSchema } from '@kvadrat/contracts/forms';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import type { AccountRow } from '../accounts/api';
import { CONTACT_TEXTS } from '../contact/api';
import { checkFields, FormProperties, type FieldDefinition, type Problems } from '../../platform/form-page';
import { oneOf } from '../../platform/schema';
import { ENQUIRY_TEXTS } from './enquiry-texts';
import { prefillOf } from './enquiry.routes';

/** Fields that every form of an ad has: who writes, and a message that may stay empty. */
export const PERSON_FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];
export type PersonBody = Readonly<Record<PersonField, string>>;

/** Whether a field of a longer form is one of these. */
export function isPersonField(field: string): field is PersonField {
  return PERSON_FIELDS.some((one) => one === field);
}

/** The same in the body of a call, with what makes a form one. */
export const PERSON_PROPERTIES = {
  name: Type.String({ maxLength: 1000 }),
  email: Type.String({ maxLength: 1000 }),
  phone: Type.String({ maxLength: 1000 }),
  message: Type.String({ maxLength: 20_000 }),
  ...FormProperties,
  locale: oneOf(LOCALES),
};

/** Asks the rules of these fields. */
export function checkPerson(typed: PersonBody): { value: PersonBody } | { problems: Problems<PersonField> } {
  return checkFields(PERSON_FIELDS, personSchema, typed);
}

/** What is known of who fills a form in. */
export function personOf(account: AccountRow | null): Pick<PersonBody, 'name' | 'email' | 'phone'> {
  const { name, email, phone } = prefillOf(account);
  return { name, email, phone };
}

/** The fields as a page without scripts has them. */
export function personDefinitions(locale: Locale, message: string): Readonly<Record<PersonField, FieldDefinition>> {
  const { fields, emailHint } = CONTACT_TEXTS[locale];
  return {
    name: { label: fields.name, control: 'input', attributes: { autocomplete: 'name' } },
    email: { label: fields.email, control: 'input', hint: emailHint, attributes: { type: 'email', autocomplete: 'email', autocapitalize: 'none', spellcheck: 'false' } },
    phone: { label: ENQUIRY_TEXTS[locale].mail.fields.phone, control: 'input', attributes: { type: 'tel', autocomplete: 'tel' } },
    message: { label: message, control: 'textarea', optional: true },
  };
}

/** A rule that one of these fields breaks, in words. */
export function personProblem(locale: Locale, field: PersonField, problem: string): string {
  const { problems } = CONTACT_TEXTS[locale];
  const { requiredPhone, badPhone } = ENQUIRY_TEXTS[locale].page;
  const most = field === 'message' ? FORM_LIMITS.messageMax : FORM_LIMITS[field];
  if (problem === 'max-length') return problems.long.replace('#', String(most));
  if (problem === 'email') return problems.email;
  if (problem === 'phone') return badPhone;
  return field === 'phone' ? requiredPhone : problems.required[field];
}
