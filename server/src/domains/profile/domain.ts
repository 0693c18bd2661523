import type { Domain } from '../../platform/domain';
import { type ProfileDeps, profileRoutes } from './profile.routes';

export const profileDomain: Domain<ProfileDeps> = { name: 'profile', calls: profileRoutes };
