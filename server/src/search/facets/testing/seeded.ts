/** A source of numbers that gives the same ones each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function pick<T>(random: () => number, values: readonly [T, ...T[]] | readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

export const several = <T>(random: () => number, values: readonly T[], share: number): T[] => values.filter(() => random() < share);
