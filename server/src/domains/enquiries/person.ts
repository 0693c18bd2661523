import { personSchema } from '@kvadrat/contracts/forms';
import { LOCALES } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { checkFields, FormProperties, type Problems } from '../../platform/forms';
import { oneOf } from '../../platform/schema';

/** Fields that every form of an ad has: who writes, and a message that may stay empty. */
const PERSON_FIELDS = ['name', 'email', 'phone', 'message'] as const;
type PersonField = (typeof PERSON_FIELDS)[number];
export type PersonBody = Readonly<Record<PersonField, string>>;

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
