import { object } from 'yup';
import { allowedValues, maxLength, required, type Rule } from '../rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';

/** What the staff may decide about the request of an agency. */
export const REQUEST_DECISIONS = ['approve', 'ask', 'refuse'] as const;
export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

/** Whoever is asked or refused is told why; an approval needs no words. */
function unlessApproved(rule: Rule): Rule {
  return (value, fields = {}) => (fields['action'] === 'approve' ? null : rule(value, fields));
}

/** A decision about the request of an agency. */
export const requestDecisionSchema = object({
  action: textField(required(), allowedValues(REQUEST_DECISIONS)),
  reasons: textField(unlessApproved(required()), maxLength(FORM_LIMITS.messageMax)),
});
