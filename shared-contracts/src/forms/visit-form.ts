import { object } from 'yup';
import { allowedValues, maxLength, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';
import { FORM_LIMITS } from './form-limits';
import { LEAD_PHONE_RULES } from './lead-form';

/** Where a visit can take place; the other two modes of the specification say how its time was found. */
const VISIT_PLACES = ['on-site', 'remote'] as const;

const person = {
  name: textField(required(), maxLength(FORM_LIMITS.name)),
  email: textField(...EMAIL_RULES),
  phone: textField(...LEAD_PHONE_RULES),
  message: textField(maxLength(FORM_LIMITS.messageMax)),
};

/** Whoever writes to the advertiser of an ad; the message may be left out where the form says enough. */
export const personSchema = object(person);

/** A visitor asks to see a property: a slot of the advertiser's, or up to three times of their own. */
export const visitSchema = object({
  place: textField(required(), allowedValues(VISIT_PLACES)),
  time: textField(required()),
  time2: textField(),
  time3: textField(),
  ...person,
});

/** A visitor proposes a price; whether it is a number is asked where it is read. */
export const proposalSchema = object({ amount: textField(required(), maxLength(30)), ...person });
