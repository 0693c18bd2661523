import { email, maxLength, required, type Rule } from '../rules';
import { FORM_LIMITS } from './form-limits';

/** Rules of an address at the entry, the login and the sign-up, for schemas and for who has no schema. */
export const EMAIL_RULES: readonly Rule[] = [required(), email(), maxLength(FORM_LIMITS.email)];
