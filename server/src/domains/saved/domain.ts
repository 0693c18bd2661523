import type { Domain } from '../../platform/domain';
import type { SavedDeps } from './saved-scope';
import { forgetRemoved } from './marks/mark.store';
import { savedRoutes } from './saved.routes';

export const savedDomain: Domain<SavedDeps> = { name: 'saved', calls: savedRoutes, forget: forgetRemoved };
