/** The middle value; the mean of the two middle ones of an even number. @throws {RangeError} without values */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Value below which the share `q` (0–1) of the values lies, interpolated. @throws {RangeError} without values */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * q;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('no values');
  return below + (above - below) * (position - Math.floor(position));
}
