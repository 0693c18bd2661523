export { parseNumber, tidyNumber, type ParsedNumber } from './parse-number';
export { readDigits, type Digits } from './read-digits';
