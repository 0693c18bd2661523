export { complaintRoutes } from './complaint/complaint.routes';
export type { MailSettings as DecisionMailSettings } from './queue/decision-mails';
export { queueRoutes } from './queue/queue.routes';
export { holdForReview, releaseHeld, reviewOf, reviewsOf } from './review/hold-for-review';
export { forgetReporters } from './report/report.store';
export { reportRoutes } from './report/report-api.routes';
