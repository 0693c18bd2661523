export { contactSchema, entrySchema, loginSchema, recoverySchema, resetSchema, signupSchema } from './account-forms';
export { FORM_LIMITS } from './form-limits';
export { MESSAGE_TOPICS, messageSchema, type MessageTopic } from './message-form';
