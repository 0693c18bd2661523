/** A share, and where it lies with 95 % certainty. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

const Z = 1.959963984540054;

/** Estimates a share by Wilson's interval, which holds for small numbers too; anything between 0 and 1 where nobody was counted. */
export function estimateShare(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const share = count / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const reach = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Estimates by how much a share is above another by Newcombe's interval, made of both of Wilson's. */
export function estimateDifference(of: Estimate, above: Estimate): Estimate {
  const value = of.value - above.value;
  return {
    value,
    low: value - Math.hypot(of.value - of.low, above.high - above.value),
    high: value + Math.hypot(of.high - of.value, above.value - above.low),
  };
}
