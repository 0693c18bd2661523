export { AccountFormFrame } from './account-form-frame';
export { PasswordField } from './password-field';
export { SubmitButton } from './submit-button';
export { useSmallForm } from './use-small-form';
