import { reading, type Separated, separated } from './separated';

/** A number as written, and the other one it can be: `85.000` is 85,000 to one and 85 to another. */
export interface Digits {
  value: number;
  /** With the only separator as the other one; null where the writing leaves no choice. */
  other: number | null;
  /** Several groups of thousands whose last one can be decimals, against every rule: 1.250.500 for 1250.5. */
  unlikely: number | null;
  /** Separators that follow no rule: 1.250.000.00. */
  odd: boolean;
}

/**
 * Digits with the separators of any country: 250000 · 250.000 · 250,000 · 250 000,50 · 250’000 · 250000.000 · 2.5e5. Thousands come in
 * groups of three after one to three digits; whatever cannot be such groups is a decimal sign. A sign of thousands before exactly
 * three digits can be a decimal one as well: then thousands are the value and the other reading is given too.
 * @returns null for what is no number
 */
export function readDigits(written: string): Digits | null {
  const compact = written
    .normalize('NFKC')
    .replace(/[\s'’‘`´_]/g, '')
    .replace(/−/g, '-')
    .replace(/^[.,]/, '0.');
  const match = /^([-+]?)(\d+(?:[.,]\d+)*)[.,]?(e[-+]?\d{1,2})?$/i.exec(compact);
  const [, sign = '', body = '', exponent = ''] = match ?? [];
  if (match === null) return null;
  const read = exponent === '' ? separated(body) : plainly(body);
  if (read === null) return null;
  const number = (text: string): number => Number(`${sign}${text}${exponent}`);
  const value = number(read.text);
  return Number.isFinite(value)
    ? {
        value,
        other: read.other === null ? null : number(read.other),
        unlikely: read.unlikely === null ? null : number(read.unlikely),
        odd: read.odd,
      }
    : null;
}

/** Of a number with an exponent, which programs write and people do not. */
function plainly(body: string): Separated | null {
  return /^\d+([.,]\d+)?$/.test(body) ? reading(body.replace(',', '.')) : null;
}
