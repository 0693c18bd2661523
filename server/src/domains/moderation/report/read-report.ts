import { REPORT_REASONS, reportSchema, type ReportReason } from '@kvadrat/contracts/forms';
import { checkFields, type Problems, type Typed } from '../../../platform/forms';

export const REPORT_FIELDS = ['reason', 'explanation', 'name', 'email', 'goodFaith'] as const;

export type ReportField = (typeof REPORT_FIELDS)[number];

/** What somebody says is wrong with an ad; name and address are empty where they need not be said. */
export interface Report {
  reason: ReportReason;
  explanation: string;
  name: string;
  email: string;
}

/** Asks the rules of the form (DSA art. 16(2)). */
export function checkReport(typed: Typed<ReportField>): { value: Report } | { problems: Problems<ReportField> } {
  const checked = checkFields(REPORT_FIELDS, reportSchema, typed);
  if ('problems' in checked) return checked;
  const { reason: chosen, explanation, name, email } = checked.value;
  const reason = REPORT_REASONS.find((known) => known === chosen);
  return reason === undefined
    ? { problems: { reason: 'allowed-values' } }
    : { value: { reason, explanation, name, email } };
}
