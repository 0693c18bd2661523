export { PhoneField } from './phone-field';
export { phoneFields, phoneProblems } from './phone-fields';
export { loadPhoneLibrary } from './phone-library';
