import type { Domain } from '../../platform/domain';
import { alertsJob, type AlertsJobDeps } from './alerts-job';
import { alertsRoutes } from './alerts.routes';
import type { AlertCallDeps } from './calls/alert-scope';
import { forgetAlerts } from './forget-alerts';

/** What saved searches find, and telling people of it. */
export const alertsDomain: Domain<AlertCallDeps, AlertsJobDeps> = {
  name: 'alerts',
  calls: alertsRoutes,
  jobs: (services) => [alertsJob(services)],
  forget: forgetAlerts,
};
