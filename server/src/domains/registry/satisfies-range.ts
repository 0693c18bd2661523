const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version lies in a range of the three forms a manifest may have: `1.2.3`, `^1.2.3`, `~1.2.3`.
 * Any other form is never satisfied: a range nobody here can read is no promise.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const have = numbersOf(version);
  const want = numbersOf(range.replace(/^[~^]/, ''));
  if (have === null || want === null) return false;
  if (compare(have, want) < 0) return false;
  // A caret lets everything grow right of the first number that is not zero.
  const fixed = range.startsWith('^') ? want.findIndex((number) => number > 0) + 1 || 3 : range.startsWith('~') ? 2 : 3;
  return want.slice(0, fixed).every((number, index) => number === have[index]);
}

/** Below 0 for a version before another, above 0 for one after it; 0 also where one of them is no version. */
export function compareVersions(version: string, other: string): number {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  return a === null || b === null ? 0 : compare(a, b);
}

/** Major of a version, -1 when it is none. */
export function majorOf(version: string): number {
  return numbersOf(version)?.[0] ?? -1;
}

function numbersOf(version: string): number[] | null {
  return VERSION.exec(version)?.slice(1).map(Number) ?? null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
