import type { Rule } from './rule';

const OIB = /^\d{11}$/;

/** Whether a text is a Croatian personal identification number: eleven digits, the last by ISO 7064 MOD 11,10. */
export function isOib(text: string): boolean {
  if (!OIB.test(text)) return false;
  const remainder = [...text.slice(0, 10)].reduce((rest, digit) => {
    const sum = (rest + Number(digit)) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - remainder) % 10 === Number(text[10]);
}

/** Number of a company or person in Croatia; an empty field passes. */
export function oib(message = 'oib'): Rule {
  return (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || isOib(text) ? null : message;
  };
}
