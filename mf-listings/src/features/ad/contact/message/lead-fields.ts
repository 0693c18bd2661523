import { leadSchema } from '@kvadrat/contracts/forms';
import { DEFAULT_CONTACT_REASON } from '@kvadrat/contracts/vocabulary';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';

/** What the visitor types; whatever it is, it is a text. */
export interface LeadValues {
  reason: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Left empty by people. */
  website: string;
}

export const EMPTY_LEAD: LeadValues = { reason: DEFAULT_CONTACT_REASON, name: '', email: '', phone: '', message: '', website: '' };

/** The rules of the server (R178, R228). */
export const leadResolver: Resolver<LeadValues> = (values) => {
  try {
    leadSchema.validateSync(values, { abortEarly: false });
    return { values, errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors<LeadValues> = {};
    for (const { path, message } of error.inner) {
      if (path !== undefined && isField(path)) errors[path] ??= { type: message };
    }
    return { values: {}, errors };
  }
};

function isField(name: string): name is keyof LeadValues {
  return Object.hasOwn(EMPTY_LEAD, name);
}
