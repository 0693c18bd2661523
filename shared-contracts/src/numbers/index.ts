export { readDigits, type Digits } from './read-digits';
