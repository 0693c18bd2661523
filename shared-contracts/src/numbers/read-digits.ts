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
  const compact = written.normalize('NFKC').replace(/[\s'’‘`´_]/g, '').replace(/−/g, '-').replace(/^[.,]/, '0.');
  const match = /^([-+]?)(\d+(?:[.,]\d+)*)[.,]?(e[-+]?\d{1,2})?$/i.exec(compact);
  const [, sign = '', body = '', exponent = ''] = match ?? [];
  if (match === null) return null;
  const read = exponent === '' ? separated(body) : plainly(body);
  if (read === null) return null;
  const number = (text: string): number => Number(`${sign}${text}${exponent}`);
  const value = number(read.text);
  return Number.isFinite(value) ? { value, other: read.other === null ? null : number(read.other), unlikely: read.unlikely === null ? null : number(read.unlikely), odd: read.odd } : null;
}

interface Separated {
  text: string;
  other: string | null;
  unlikely: string | null;
  odd: boolean;
}

function separated(body: string): Separated | null {
  const parts = body.split(/[.,]/);
  const signs = body.match(/[.,]/g) ?? [];
  const whole = parts.join('');
  const last = parts.at(-1) ?? '';
  const asDecimal = `${parts.slice(0, -1).join('')}.${last}`;
  if (signs.length === 0) return { text: whole, other: null, unlikely: null, odd: false };
  if (signs.length === 1) {
    if (!grouped(parts)) return { text: asDecimal, other: null, unlikely: null, odd: false };
    return { text: whole, other: asDecimal, unlikely: null, odd: false };
  }
  const oneKind = signs.every((each) => each === signs[0]);
  if (oneKind && grouped(parts)) return { text: whole, other: null, unlikely: asDecimal, odd: false };
  if (!grouped(parts.slice(0, -1))) return null;
  // 1,250.50 and 1.250,50: the last one is of another kind. 1.250.000.00 is meant likewise, against every rule.
  const others = signs.slice(0, -1);
  if (!others.every((each) => each === others[0])) return null;
  return { text: asDecimal, other: null, unlikely: null, odd: oneKind };
}

/** Of a number with an exponent, which programs write and people do not. */
function plainly(body: string): Separated | null {
  return /^\d+([.,]\d+)?$/.test(body) ? { text: body.replace(',', '.'), other: null, unlikely: null, odd: false } : null;
}

/** One to three digits, not a zero alone, and threes. */
function grouped([first = '', ...others]: readonly string[]): boolean {
  return first.length <= 3 && (!first.startsWith('0') || others.length === 0) && others.every((part) => part.length === 3);
}
