import { FLAG_NAMES, isFlagName, type FlagChanges, type FlagName } from './flags';

/**
 * Cookie of flags a browser has flipped for itself, in the written form. Servers heed it outside production
 * only; it is how a test flips a flag.
 */
export const FLAGS_COOKIE = 'kvadrat_flags';

/**
 * Reads flags in their written form, `auctions=on,aiSearch=off`, as the server's setting and the
 * cookie hold them. What is no flag is left out; of two for one flag the last counts.
 */
export function parseFlagList(text: string): FlagChanges {
  const changes: Partial<Record<FlagName, boolean>> = {};
  for (const pair of text.split(',')) {
    const [name = '', state] = pair.trim().split('=');
    if (isFlagName(name) && (state === 'on' || state === 'off')) changes[name] = state === 'on';
  }
  return changes;
}

/** The written form of {@link parseFlagList}, in the order of the list. */
export function writeFlagList(changes: FlagChanges): string {
  return FLAG_NAMES.flatMap((name) => {
    const state = changes[name];
    return state === undefined ? [] : [`${name}=${state ? 'on' : 'off'}`];
  }).join(',');
}
