import { object } from 'yup';
import { allowedValues, email, maxLength, minLength, required, type Rule } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';

/** Why somebody reports an ad. */
export const REPORT_REASONS = [
  'fraud',
  'wrong',
  'sold',
  'discrimination',
  'copyright',
  'minors',
  'illegal',
  'other',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Notices of illegal content name who sends them; those of crimes against children need not (DSA art. 16(2)(c)). */
const NAMED: ReadonlySet<string> = new Set<ReportReason>(['fraud', 'discrimination', 'copyright', 'illegal']);

/** Whether a report for this reason needs a name and an address. */
export function needsName(reason: string): boolean {
  return NAMED.has(reason);
}

const ifNamed: Rule = (value, fields = {}) => (needsName(String(fields['reason'])) ? required()(value) : null);
/** That a flat is sold says all there is to say. */
function unlessSold(rule: Rule): Rule {
  return (value, fields = {}) => (fields['reason'] === 'sold' ? null : rule(value, fields));
}

/** Report of an ad: reason, explanation, who reports, and that it is meant in good faith (DSA art. 16(2)). */
export const reportSchema = object({
  reason: textField(required(), allowedValues(REPORT_REASONS)),
  explanation: textField(
    unlessSold(required()),
    unlessSold(minLength(FORM_LIMITS.messageMin)),
    maxLength(FORM_LIMITS.messageMax),
  ),
  name: textField(ifNamed, maxLength(FORM_LIMITS.name)),
  email: textField(ifNamed, email(), maxLength(FORM_LIMITS.email)),
  goodFaith: textField(required(), allowedValues(['1'])),
});

/** A complaint about a decision (DSA art. 20). */
export const complaintSchema = object({
  email: textField(...EMAIL_RULES),
  explanation: textField(required(), minLength(FORM_LIMITS.messageMin), maxLength(FORM_LIMITS.messageMax)),
});
