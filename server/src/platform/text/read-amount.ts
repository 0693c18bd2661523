/**
 * A number as people and programs write it: `250000`, `250.000`, `159,950`, `250.000,50`, `250 000 €`. A separator
 * followed by exactly three digits, or that comes twice, is one of thousands; any other is the decimal one.
 */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f']|€|EUR|HRK|kn/gi, '');
  if (!/^-?\d+([.,]\d+)*$/.test(compact)) return null;
  const parts = compact.split(/[.,]/);
  const decimals = parts.length > 1 && isDecimal(compact) ? (parts.pop() ?? '') : '';
  if (parts.slice(1).some((group) => group.length !== 3)) return null;
  const value = Number(`${parts.join('')}.${decimals === '' ? '0' : decimals}`);
  return Number.isSafeInteger(Math.round(value)) ? value : null;
}

/** Whether the last separator is the decimal one. */
function isDecimal(compact: string): boolean {
  const separators = compact.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const digits = compact.length - 1 - Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (separators.filter((separator) => separator === last).length > 1) return false;
  return separators.length > 1 || digits !== 3;
}
