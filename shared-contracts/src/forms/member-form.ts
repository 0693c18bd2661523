import { object } from 'yup';
import { AGENCY_ROLES } from '../account';
import { allowedValues, required } from '../rules';
import { EMAIL_RULES } from './email-rules';
import { textField } from './field';

const role = textField(required(), allowedValues(AGENCY_ROLES));

/** What somebody is to be in an agency. */
export const memberSchema = object({ role });

/** Who is invited to act for an agency, and as what. */
export const newMemberSchema = object({ email: textField(...EMAIL_RULES), role });
