import { AGENCY_TOPICS, agencyMessageSchema, type AgencyTopic } from '@kvadrat/contracts/forms';
import { checkFields, type Problems, type Typed } from '../../platform/forms';
import { readablePhone } from '../../platform/phone';

export const AGENCY_MESSAGE_FIELDS = ['topic', 'name', 'email', 'phone', 'message'] as const;

export type AgencyMessageField = (typeof AGENCY_MESSAGE_FIELDS)[number];

/** What somebody writes to an agency. */
export interface AgencyMessage {
  topic: AgencyTopic;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Asks the rules of the form. */
export function checkAgencyMessage(
  typed: Typed<AgencyMessageField>,
): { value: AgencyMessage } | { problems: Problems<AgencyMessageField> } {
  const checked = checkFields(AGENCY_MESSAGE_FIELDS, agencyMessageSchema, typed);
  if ('problems' in checked) return checked;
  const { topic: chosen, name, email, phone, message } = checked.value;
  const topic = AGENCY_TOPICS.find((known) => known === chosen);
  return topic === undefined
    ? { problems: { topic: 'allowed-values' } }
    : { value: { topic, name, email, phone: readablePhone(phone), message } };
}
