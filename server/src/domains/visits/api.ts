export { visitRoutes } from './visit.routes';
export { addVisitPage } from './visit-page';
export { createVisits, type VisitAnswer, type Visits } from './visits';
