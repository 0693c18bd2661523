export { AccountFormFrame } from './account-form-frame';
export { dropDrafts, keepDraft, readDraft } from './drafts';
export type { FormState, FormStatus, Problems } from './form-machine';
export { FormMessage } from './form-message';
export type { Values } from './form-values';
export { PasswordField } from './password-field';
export { SubmitButton } from './submit-button';
export type { AccountForm, AccountFormOptions } from './account-form';
export { usePlainForm } from './use-plain-form';
