export { addVisitPage } from './visit-page';
export { createVisits, type VisitAnswer, type Visits, type VisitsOptions } from './visits';
export type { VisitTables } from './visit.tables';
