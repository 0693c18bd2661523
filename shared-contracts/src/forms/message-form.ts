import { object } from 'yup';
import { allowedValues, maxLength, minLength, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';

/** What a message to the portal can be about. */
export const MESSAGE_TOPICS = ['general', 'listing', 'agency', 'privacy', 'accessibility', 'error'] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** The portal's own contact form. What visitors write to advertisers is the lead form. */
export const messageSchema = object({
  topic: textField(required(), allowedValues(MESSAGE_TOPICS)),
  name: textField(required(), maxLength(FORM_LIMITS.name)),
  email: textField(...EMAIL_RULES),
  message: textField(required(), minLength(FORM_LIMITS.messageMin), maxLength(FORM_LIMITS.messageMax)),
});
