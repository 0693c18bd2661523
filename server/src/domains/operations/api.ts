export { countMissingFiles } from './figures/count-missing-files';
export { FigureCounter } from './figures/figure-counter';
export { figureJobs } from './figures/figure-jobs';
export { Breaker } from './breaking/breaker';
export { note } from './page/page-html';
export { timeText } from './page/release-html';
export { say } from './page-texts';
export { addOperations } from './remotes.routes';
export { addStaffPages, type StaffPagesOptions } from './staff/staff-pages';
