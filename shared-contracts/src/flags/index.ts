export { DEFAULT_FLAGS, FLAG_NAMES, isFlagName, type FlagName, type Flags } from './flags';
