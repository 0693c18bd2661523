import { complaintSchema } from '@kvadrat/contracts/forms';
import { checkFields, type Problems, type Typed } from '../../../platform/forms';

export const COMPLAINT_FIELDS = ['email', 'explanation'] as const;

export type ComplaintField = (typeof COMPLAINT_FIELDS)[number];

/** Why somebody thinks that a decision was wrong, and where the answer goes. */
export interface Complaint {
  email: string;
  explanation: string;
}

export function checkComplaint(
  typed: Typed<ComplaintField>,
): { value: Complaint } | { problems: Problems<ComplaintField> } {
  const checked = checkFields(COMPLAINT_FIELDS, complaintSchema, typed);
  return 'problems' in checked
    ? checked
    : { value: { email: checked.value.email, explanation: checked.value.explanation } };
}
