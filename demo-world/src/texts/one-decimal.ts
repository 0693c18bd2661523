/** Numbers remembered for a language. */
const REMEMBERED = 5000;

/** Writes numbers with one decimal at most; the surfaces of ads come again and again. */
export function oneDecimal(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const remembered = new Map<number, string>();
  return (value) => {
    const known = remembered.get(value);
    if (known !== undefined) return known;
    const text = format.format(value);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(value, text);
    return text;
  };
}
