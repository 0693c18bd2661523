export { contactSchema, entrySchema, loginSchema, recoverySchema, resetSchema, signupSchema } from './account-forms';
export { FORM_LIMITS } from './form-limits';
