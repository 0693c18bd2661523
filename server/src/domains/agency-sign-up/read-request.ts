import { agencySchema, BUSINESS_KINDS, type BusinessKind } from '@kvadrat/contracts/forms';
import { readablePhone } from '../../platform/phone';
import { checkFields, type Problems, type Typed } from '../../platform/forms';

export const REQUEST_FIELDS = [
  'kind',
  'company',
  'oib',
  'register',
  'street',
  'place',
  'name',
  'email',
  'phone',
  'message',
  'privacy',
] as const;

export type RequestField = (typeof REQUEST_FIELDS)[number];

/** What an agency or a constructor asks for. */
export interface AgencyRequest {
  kind: BusinessKind;
  company: string;
  oib: string;
  register: string;
  street: string;
  place: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Asks the rules of the form. */
export function checkRequest(
  typed: Typed<RequestField>,
): { value: AgencyRequest } | { problems: Problems<RequestField> } {
  const checked = checkFields(REQUEST_FIELDS, agencySchema, typed);
  if ('problems' in checked) return checked;
  const { kind: chosen, company, oib, register, street, place, name, email, phone, message } = checked.value;
  const kind = BUSINESS_KINDS.find((known) => known === chosen);
  return kind === undefined
    ? { problems: { kind: 'allowed-values' } }
    : { value: { kind, company, oib, register, street, place, name, email, phone: readablePhone(phone), message } };
}
