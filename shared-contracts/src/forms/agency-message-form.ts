import { object } from 'yup';
import { allowedValues, maxLength, minLength, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';
import { LEAD_PHONE_RULES } from './lead-form';

/** What somebody wants of an agency. */
export const AGENCY_TOPICS = ['buy', 'sell', 'rent', 'let', 'other'] as const;

export type AgencyTopic = (typeof AGENCY_TOPICS)[number];

/** What a visitor writes to an agency about no ad of its own: e-mail and phone are both required, as in every lead. */
export const agencyMessageSchema = object({
  topic: textField(required(), allowedValues(AGENCY_TOPICS)),
  name: textField(required(), maxLength(FORM_LIMITS.name)),
  email: textField(...EMAIL_RULES),
  phone: textField(...LEAD_PHONE_RULES),
  message: textField(required(), minLength(FORM_LIMITS.messageMin), maxLength(FORM_LIMITS.messageMax)),
});
