import { object } from 'yup';
import { allowedValues, maxLength, oib, phone, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';

/** Who signs up at `/signup/`. */
export const BUSINESS_KINDS = ['agency', 'constructor'] as const;

export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/**
 * Request for an account of an agency or a constructor, which staff looks at before anything is opened. A constructor
 * is in no register of brokers, so that number may stay empty.
 */
export const agencySchema = object({
  kind: textField(required(), allowedValues(BUSINESS_KINDS)),
  company: textField(required(), maxLength(FORM_LIMITS.name)),
  oib: textField(required(), oib()),
  register: textField(maxLength(FORM_LIMITS.name)),
  street: textField(required(), maxLength(FORM_LIMITS.name)),
  place: textField(required(), maxLength(FORM_LIMITS.name)),
  name: textField(required(), maxLength(FORM_LIMITS.name)),
  email: textField(...EMAIL_RULES),
  phone: textField(required(), phone()),
  message: textField(maxLength(FORM_LIMITS.messageMax)),
  privacy: textField(allowedValues(['1']), required()),
});
