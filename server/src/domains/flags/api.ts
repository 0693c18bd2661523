export { flagsRoutes } from './flags.routes';
export { createFlagSource, type FlagSource } from './flag-source';
