import { DEFAULT_FLAGS, FLAG_NAMES, type Flags } from './flags';

/**
 * Reads flags that came from a server of another release: a flag it did not know has its shipped
 * value, one unknown here is left out.
 */
export function readFlags(value: unknown): Flags {
  const given = new Map<string, unknown>(Object.entries(value ?? {}));
  const changed = FLAG_NAMES.flatMap((name) => {
    const state = given.get(name);
    return typeof state === 'boolean' ? [[name, state] as const] : [];
  });
  return { ...DEFAULT_FLAGS, ...Object.fromEntries(changed) };
}
