import { DEFAULT_CONTACT_REASON } from '@kvadrat/contracts/vocabulary';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { ValidationError, type AnySchema } from 'yup';

/** What the visitor types in the forms of an ad; whatever it is, it is a text, and stays when another form is opened. */
export interface LeadValues {
  reason: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Of a visit: where, and one slot or up to three times. */
  place: string;
  time: string;
  time2: string;
  time3: string;
  /** Of a price proposal. */
  amount: string;
  /** Left empty by people. */
  website: string;
}

export const EMPTY_LEAD: LeadValues = { reason: DEFAULT_CONTACT_REASON, name: '', email: '', phone: '', message: '', place: 'on-site', time: '', time2: '', time3: '', amount: '', website: '' };

/**
 * The rules of the server.
 * @param further rules that need more than the form, by field
 */
export function resolverOf(schema: AnySchema, further: (values: LeadValues) => FieldErrors<LeadValues> = () => ({})): Resolver<LeadValues> {
  return (values) => {
    const errors = { ...brokenRules(schema, values), ...further(values) };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

function brokenRules(schema: AnySchema, values: LeadValues): FieldErrors<LeadValues> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors<LeadValues> = {};
    for (const { path, message } of error.inner) {
      if (path !== undefined && isField(path)) errors[path] ??= { type: message };
    }
    return errors;
  }
}

function isField(name: string): name is keyof LeadValues {
  return Object.hasOwn(EMPTY_LEAD, name);
}
