/** Digits with one decimal point at most, and the other numbers they can be. */
export interface Separated {
  text: string;
  /** With the only separator as the other one; null where the writing leaves no choice. */
  other: string | null;
  /** Several groups of thousands whose last one can be decimals, against every rule. */
  unlikely: string | null;
  /** Separators that follow no rule. */
  odd: boolean;
}

export function reading(text: string, also: Partial<Separated> = {}): Separated {
  return { text, other: null, unlikely: null, odd: false, ...also };
}

/** What the separators of digits mean; null for what is no number. @param body digits with `.` or `,` between some of them */
export function separated(body: string): Separated | null {
  const parts = body.split(/[.,]/);
  const signs = body.match(/[.,]/g) ?? [];
  const whole = parts.join('');
  const asDecimal = `${parts.slice(0, -1).join('')}.${parts.at(-1) ?? ''}`;
  if (signs.length === 0) return reading(whole);
  if (signs.length === 1) return grouped(parts) ? reading(whole, { other: asDecimal }) : reading(asDecimal);
  const alike = (some: readonly string[]): boolean => new Set(some).size === 1;
  if (alike(signs) && grouped(parts)) return reading(whole, { unlikely: asDecimal });
  // 1,250.50 and 1.250,50: the last one is of another kind. 1.250.000.00 is meant likewise, against every rule.
  return grouped(parts.slice(0, -1)) && alike(signs.slice(0, -1)) ? reading(asDecimal, { odd: alike(signs) }) : null;
}

/** One to three digits, not a zero alone, and threes. */
function grouped([first = '', ...others]: readonly string[]): boolean {
  return (
    first.length <= 3 && (!first.startsWith('0') || others.length === 0) && others.every((part) => part.length === 3)
  );
}
