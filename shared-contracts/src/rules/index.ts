export { allowedValues } from './allowed-values';
export { atLeastOneSelected } from './at-least-one-selected';
export { characterCount } from './character-count';
export { email, isEmail } from './email';
export { maxLength, minLength } from './length';
export { isPhone, phone } from './phone';
export { required, requiredTruthy } from './required';
export { requiredUnless } from './required-unless';
export { firstFailure, type Rule } from './rule';
