import type { Domain } from '../../platform/domain';
import type { FlagSource } from './flag-source';
import { flagsRoutes } from './flags.routes';

export const flagsDomain: Domain<{ flags: FlagSource }> = { name: 'flags', calls: flagsRoutes };
