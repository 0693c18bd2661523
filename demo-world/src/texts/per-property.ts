import type { Property } from '../property';

/** Remembers what was told of the last property: its sentences ask for the same words dozens of times. */
export function perProperty<T>(tell: (p: Property) => T): (p: Property) => T {
  let last: { p: Property; told: T } | undefined;
  return (p) => {
    if (last?.p !== p) last = { p, told: tell(p) };
    return last.told;
  };
}
