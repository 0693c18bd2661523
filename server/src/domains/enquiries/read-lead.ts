import { leadSchema } from '@kvadrat/contracts/forms';
import { CONTACT_REASONS, type ContactReason } from '@kvadrat/contracts/vocabulary';
import { checkFields, type Problems, type Typed } from '../../platform/forms';

/** Fields of the message form, in its order. */
const LEAD_FIELDS = ['reason', 'name', 'email', 'phone', 'message'] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

export interface LeadForm {
  reason: ContactReason;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Asks the rules of the lead form. */
export function checkLead(typed: Typed<LeadField>): { value: LeadForm } | { problems: Problems<LeadField> } {
  const checked = checkFields(LEAD_FIELDS, leadSchema, typed);
  if ('problems' in checked) return checked;
  const { reason: chosen, name, email, phone, message } = checked.value;
  const reason = CONTACT_REASONS.find((known) => known === chosen);
  return reason === undefined
    ? { problems: { reason: 'allowed-values' } }
    : { value: { reason, name, email, phone, message } };
}
