import type { Domain } from '../../platform/domain';
import { securityRoutes, type SecurityDeps } from './security.routes';

export const securityDomain: Domain<SecurityDeps> = { name: 'security', calls: securityRoutes };
