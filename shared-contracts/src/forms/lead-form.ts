import { object } from 'yup';
import { CONTACT_REASONS } from '../vocabulary';
import { allowedValues, maxLength, minLength, phone, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';

/** Rules of a visitor's number in the lead form. */
export const LEAD_PHONE_RULES = [required(), phone(), maxLength(FORM_LIMITS.phone)] as const;

/** What a visitor writes to the advertiser of an ad: e-mail and phone are both required. */
export const leadSchema = object({
  reason: textField(required(), allowedValues(CONTACT_REASONS)),
  name: textField(required(), maxLength(FORM_LIMITS.name)),
  email: textField(...EMAIL_RULES),
  phone: textField(...LEAD_PHONE_RULES),
  message: textField(required(), minLength(FORM_LIMITS.messageMin), maxLength(FORM_LIMITS.messageMax)),
});
