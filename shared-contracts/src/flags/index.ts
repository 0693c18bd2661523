export { DEFAULT_FLAGS, FLAG_NAMES, isFlagName, type FlagChanges, type FlagName, type Flags } from './flags';
export { FLAGS_COOKIE, parseFlagList, writeFlagList } from './flag-list';
export { readFlags } from './read-flags';
