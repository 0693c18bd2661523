import type { Domain } from '../../platform/domain';
import type { SavedDeps } from './saved-scope';
import { savedRoutes } from './saved.routes';

export const savedDomain: Domain<SavedDeps> = { name: 'saved', calls: savedRoutes };
