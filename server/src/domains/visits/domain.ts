import type { Domain } from '../../platform/domain';
import { visitRoutes, type VisitRouteDeps } from './visit.routes';

export const visitsDomain: Domain<VisitRouteDeps> = { name: 'visits', calls: visitRoutes };
