export type { OperationsTables } from './operations.tables';
export { countMissingFiles } from './figures/count-missing-files';
export { FigureCounter } from './figures/figure-counter';
export { Breaker } from './breaking/breaker';
export { note } from './page/page-html';
export { timeText } from './page/release-html';
export { say } from './page-texts';
export { addOperations, type OperationsOptions } from './remotes.routes';
export { addStaffPages, type StaffPages, type StaffPagesOptions } from './staff/staff-pages';
