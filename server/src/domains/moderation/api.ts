export { complaintRoutes } from './complaint/complaint.routes';
export { addModeration } from './moderation.routes';
export { forgetReporters } from './report/report.store';
export { reportRoutes } from './report/report-api.routes';
