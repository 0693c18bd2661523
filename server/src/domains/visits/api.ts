export { visitRoutes } from './visit.routes';
export { visitLinkRoutes } from './link.routes';
export { createVisits, type VisitAnswer, type Visits } from './visits';
